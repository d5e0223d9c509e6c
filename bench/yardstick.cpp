// Patterns in plain hand-written C++: how fast can this machine play it at all?
// Prints random games' moves/s (all legal acts listed) and UCT iterations/s from an opening.
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

using Set = uint64_t;
static Set neighbors[52];

struct Random {
  uint64_t s;
  uint32_t below(uint32_t n) {
    s ^= s << 13, s ^= s >> 7, s ^= s << 17;
    return uint32_t((uint64_t(uint32_t(s >> 32)) * n) >> 32);
  }
};

struct State {
  Set up[6] = {}, all = 0, group[2][6] = {}, reach[2][6] = {};
  int claim[2][6] = {}, made[2] = {}, bowl[2], turn;
  bool ending = false, over = false;

  Set flips(int p) const {
    Set found = 0;
    for (int c = 0; c < 6; c++) found |= up[c] & reach[p][c] & ~reach[1 - p][c];
    return found;
  }
  Set places(int p) const {
    int c = bowl[p];
    Set apart = all & ~reach[1 - p][c];
    return claim[p][c] ? apart & reach[p][c] & ~up[c] : apart;
  }
  int list(int *out) const {  // 0..51 flip, 52..103 place, 104 stop
    int n = 0;
    for (Set s = flips(turn); s; s &= s - 1) out[n++] = __builtin_ctzll(s);
    if (ending) { out[n++] = 104; return n; }
    for (Set s = places(turn); s; s &= s - 1) out[n++] = 52 + __builtin_ctzll(s);
    return n;
  }
  int color(int space) const {
    for (int c = 0; c < 6; c++) if (up[c] >> space & 1) return c;
    return -1;
  }
  void play(int act) {
    int p = turn;
    if (act == 104) { over = true; return; }
    int space = act % 52, taken = color(space), placed = taken;
    all &= ~(1ULL << space), up[taken] &= ~(1ULL << space);
    if (act >= 52) {
      placed = bowl[p], bowl[p] = taken;
      if (!claim[p][placed]) claim[p][placed] = ++made[p];
    }
    group[p][placed] |= 1ULL << space, reach[p][placed] |= neighbors[space];
    if (!ending) {
      turn = 1 - p;
      if (flips(turn) | places(turn)) return;
      turn = p, ending = true;
    }
    if (!flips(turn)) over = true;
  }
  int points(int p) const {
    int total = 0;
    for (int c = 0; c < 6; c++) if (claim[p][c]) total += (__builtin_popcountll(group[p][c]) - 1) * claim[p][c];
    return total;
  }
};

static State deal(Random &r) {
  State s;
  int tokens[54], set[6] = {0, 1, 2, 3, 4, 5};
  for (int i = 0; i < 48; i++) tokens[i] = i / 8;
  for (int i = 5; i > 0; i--) std::swap(set[i], set[r.below(i + 1)]);
  for (int i = 47; i > 0; i--) std::swap(tokens[i], tokens[r.below(i + 1)]);
  for (int i = 0; i < 4; i++) tokens[48 + i] = set[i];
  for (int i = 0; i < 52; i++) s.up[tokens[i]] |= 1ULL << i, s.all |= 1ULL << i;
  s.bowl[0] = set[4], s.bowl[1] = set[5], s.turn = r.below(2);
  return s;
}

static int playout(State &s, Random &r) {
  int acts[64], played = 0;
  while (!s.over) s.play(acts[r.below(s.list(acts))]), played++;
  return played;
}

struct Node { int act, who, first = -1, next = -1, untried = -1, visits = 0; double reward = 0; };

static void iterate(std::vector<Node> &tree, const State &root, Random &r) {
  State s = root;
  int path[64], depth = 0, node = 0, acts[64];
  path[0] = 0;
  while (!s.over) {
    bool expand = tree[node].untried != 0;
    int who = s.turn;
    if (expand) {
      int n = s.list(acts), pick;
      if (tree[node].untried < 0) tree[node].untried = n, pick = acts[r.below(n)];
      else {
        int last = tree[tree[node].first].act, i = 0;
        while (i < n && acts[i] <= last) i++;
        pick = acts[i % n];
      }
      tree[node].untried--;
      tree.push_back({pick, who, -1, tree[node].first});
      node = tree[node].first = int(tree.size()) - 1;
    } else {
      double log_n = std::log(tree[node].visits), high = -1;
      int best = -1;
      for (int c = tree[node].first; c >= 0; c = tree[c].next) {
        double n = tree[c].visits, bound = tree[c].reward / n + 0.6 * std::sqrt(log_n / n);
        if (bound > high) high = bound, best = c;
      }
      node = best;
    }
    s.play(tree[node].act);
    path[++depth] = node;
    if (expand) break;
  }
  playout(s, r);
  int lead = s.points(0) - s.points(1);
  for (; depth >= 0; depth--) {
    Node &n = tree[path[depth]];
    n.visits++;
    if (depth) n.reward += lead == 0 ? 0.5 : (lead > 0) == (n.who == 0);
  }
}

static double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

int main(int argc, char **argv) {
  double seconds = argc > 1 ? atof(argv[1]) : 2;
  const int from[8] = {2, 1, 0, 0, 0, 0, 1, 2};
  int index[10][10], n = 0;
  for (auto &row : index) for (int &i : row) i = -1;
  for (int y = 0; y < 8; y++) for (int x = from[y]; x < 8 - from[y]; x++) index[y + 1][x + 1] = n++;
  for (int y = 1; y < 9; y++) for (int x = 1; x < 9; x++) if (index[y][x] >= 0)
    for (auto [dy, dx] : {std::pair{0, 1}, {0, -1}, {1, 0}, {-1, 0}})
      if (index[y + dy][x + dx] >= 0) neighbors[index[y][x]] |= 1ULL << index[y + dy][x + dx];
  Random r{88172645463325252ULL};
  double start = now(), moves = 0;
  while (now() - start < seconds)
    for (int i = 0; i < 100; i++) { State s = deal(r); moves += playout(s, r); }
  double rate = moves / (now() - start);
  State opening = deal(r);
  std::vector<Node> tree{{-1, -1}};
  start = now();
  double iterations = 0;
  while (now() - start < seconds) for (int i = 0; i < 100; i++) iterate(tree, opening, r), iterations++;
  printf("{\"random\": %.0f, \"search\": %.0f}\n", rate, iterations / (now() - start));
}
