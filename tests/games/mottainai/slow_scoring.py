"""The slow rules' points and winners (MOT-60 to MOT-63)."""

from games.mottainai.slow_pieces import MATERIAL, VALUES, Player, of

TIES = {"Lampshade": ("Clay", "Metal"), "Quilt": ("Paper", "Stone", "Cloth")}


class Scoring:
    """What the position is worth to each player."""

    players: list[Player]
    turn: int
    clerks: int  # hand cards that are Clerks for the task under way (Fountain)
    published: bool

    def points(self, seat: int) -> int:
        """MOT-61."""
        player = self.players[seat]
        works = sum(work.value for work in player.works)
        return works + self.sales_points(player) + self.hand_points(player) + self.bonuses(player)

    def sales_points(self, player: Player) -> int:
        covered = {material for material in VALUES if self.sales_covered(player, material)}
        amounts = {material: len(of(material, player.sales)) for material in VALUES}
        most = [m for m in VALUES if amounts[m] == max(amounts.values()) and m not in covered]
        best_first = sorted(most, key=lambda material: -VALUES[material])
        covered.update(best_first[: player.count("Pillar")])
        return sum(VALUES[material] * amounts[material] for material in covered)

    def sales_covered(self, player: Player, material: str) -> bool:
        quilted = material in TIES["Quilt"] and player.has("Quilt")
        return quilted or player.cover(player.right, material) >= len(of(material, player.sales))

    def hand_points(self, player: Player) -> int:
        interest = [
            VALUES[material] * len(of(material, player.hand))
            for material in {MATERIAL[card] for card in player.hand}
            if self.leads(player, material)
        ]
        return sum(interest) * (1 + player.count("Coin"))

    def leads(self, player: Player, material: str) -> bool:
        """Whether hand cards of a material score."""
        own = len(of(material, player.sales))
        best = max(len(of(material, other.sales)) for other in self.players if other is not player)
        return own > best or (own == best and self.wins_tie(player, material))

    def wins_tie(self, player: Player, material: str) -> bool:
        """MOT-63: a second holder spoils it for both, in the tie or not; not in the published edition."""
        holders = self.tie_winners(material)
        return player in holders and (self.published or len(holders) == 1)

    def tie_winners(self, material: str) -> list[Player]:
        return [
            player
            for player in self.players
            if any(player.has(work) and material in materials for work, materials in TIES.items())
        ]

    def bonuses(self, player: Player) -> int:
        stones = [work for work in player.works if work.material == "Stone"]
        tapestries = [
            len(player.counted_in(wing))
            for wing in (player.left, player.right)
            for work in wing
            if work.name == "Tapestry"
        ]
        return (
            3 * player.count("Scroll")
            + 2 * len(stones) * player.count("Bench")
            + 3 * self.most_assistants(player) * player.count("Haniwa")
            + 3 * max(len(of(m, player.workplace)) for m in VALUES) * player.count("Teapot")
            + sum(tapestries)
        )

    def most_assistants(self, player: Player) -> int:
        shown = self.clerks if player.seat == self.turn else 0
        return max(len(of(m, player.assistants)) + shown * (m == "Paper") for m in VALUES)

    def winner(self) -> int:
        """MOT-62, or who has Turtle and works of all five materials."""
        seats = [(self.turn + n) % len(self.players) for n in range(len(self.players))]
        turtles = [seat for seat in seats if has_turtle_and_all(self.players[seat])]
        return max(turtles or seats, key=self.points)


def has_turtle_and_all(player: Player) -> bool:
    return player.has("Turtle") and {work.material for work in player.works} == set(VALUES)
