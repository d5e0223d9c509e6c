"""The two generators of chance: documented, without bias, and the same for everybody."""

import hashlib
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sandtable import DealChance, FastChance, commitment

PURPOSE, SEED = "patterns 2 start=random", "7f3a"


def documented_words(purpose: str, seed: str):
    """The words of a deal, written a second time from the documentation alone."""
    key = hashlib.sha256(f"sandtable deal 1\n{purpose}\n{seed}".encode()).digest()
    number = 0
    while True:
        block = hashlib.sha256(key + number.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4))
        number += 1


def documented_below(words, n: int) -> int:
    return next(word for word in words if word < 2**32 - 2**32 % n) % n


def documented_shuffle(words, items: list[int]) -> list[int]:
    for i in range(len(items) - 1, 0, -1):
        j = documented_below(words, i + 1)
        items[i], items[j] = items[j], items[i]
    return items


def documented_fast_words(seed: int):
    """sfc32 as it is published, with the three words of the seed and twelve rounds before the first."""
    mask = 2**32 - 1
    a, b, c, counter = seed & mask, seed >> 32 & mask, seed >> 64 & mask, 1
    given = 0
    while True:
        word = (a + b + counter) % 2**32
        counter += 1
        a, b, c = b ^ b >> 9, (c * 9) % 2**32, ((c << 21) % 2**32 + (c >> 11) + word) % 2**32
        given += 1
        if given > 12:
            yield word


def generators():
    return [DealChance(PURPOSE, SEED), FastChance(2024)]


def test_a_deal_follows_its_documentation():
    chance, words = DealChance(PURPOSE, SEED), documented_words(PURPOSE, SEED)

    for n in [2, 6, 48, 52, 54, 108, 136, 1000, 2**31, 2**31 + 1, 2**32] * 20:
        assert chance.below(n) == documented_below(words, n)


def test_a_deal_never_changes_between_versions():
    chance = DealChance(PURPOSE, SEED)

    assert [chance.below(1000) for _ in range(10)] == [79, 161, 357, 729, 67, 48, 529, 134, 645, 131]


def test_a_shuffle_follows_its_documentation():
    items = vec[i64](list(range(54)))
    DealChance(PURPOSE, SEED).shuffle(items)

    assert list(items) == documented_shuffle(documented_words(PURPOSE, SEED), list(range(54)))


def test_words_that_would_give_a_bias_are_left_out():
    """Of 2³¹ + 1 numbers nearly every second word is too high: many must be skipped."""
    chance, words = DealChance(PURPOSE, "bias"), documented_words(PURPOSE, "bias")
    n = 2**31 + 1
    drawn = [chance.below(n) for _ in range(50)]
    first_words = [next(words) for _ in range(50)]

    assert drawn != [word % n for word in first_words]
    assert drawn[0] == next(word for word in first_words if word < n)


@pytest.mark.parametrize("purpose", ["patterns 2", "patterns 3", "mandala 2", ""])
@pytest.mark.parametrize("seed", ["7f3a", "7f3b", ""])
def test_another_seed_or_purpose_gives_other_numbers(purpose, seed):
    drawn = [DealChance(purpose, seed).below(2**32)]
    others = [
        DealChance(other, another).below(2**32)
        for other in ("patterns 2", "patterns 3", "mandala 2", "")
        for another in ("7f3a", "7f3b", "")
        if (other, another) != (purpose, seed)
    ]

    assert drawn[0] not in others


def test_the_fast_generator_is_sfc32():
    for seed in (0, 1, 2024, 2**32, 2**64 + 5, 2**96 - 1):
        chance, words = FastChance(seed), documented_fast_words(seed)
        assert [chance.below(2**31) for _ in range(200)] == [next(words) >> 1 for _ in range(200)]


def test_the_fast_generator_never_changes_between_versions():
    chance = FastChance(2024)

    assert [chance.below(1000) for _ in range(10)] == [31, 3, 406, 820, 497, 74, 615, 266, 742, 109]


@pytest.mark.parametrize("chance", generators(), ids=["deal", "fast"])
@pytest.mark.parametrize("n", [2, 6, 52])
def test_all_numbers_are_equally_likely(chance, n):
    draws = 200 * n
    drawn = Counter(chance.below(n) for _ in range(draws))
    chi_square = sum((drawn[number] - 200) ** 2 / 200 for number in range(n))

    assert set(drawn) == set(range(n))
    assert chi_square < n - 1 + 6 * (2 * (n - 1)) ** 0.5


@pytest.mark.parametrize("chance", generators(), ids=["deal", "fast"])
def test_all_orders_are_equally_likely(chance):
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        items = vec[i64]([0, 1, 2, 3])
        chance.shuffle(items)
        orders[tuple(items)] += 1

    assert len(orders) == 24
    assert sum((count - 100) ** 2 / 100 for count in orders.values()) < 23 + 6 * 46**0.5


@pytest.mark.parametrize("chance", generators(), ids=["deal", "fast"])
@pytest.mark.parametrize("size", [0, 1, 2, 54, 108])
def test_a_shuffle_loses_nothing(chance, size):
    items = vec[i64](list(range(size)))
    chance.shuffle(items)

    assert sorted(items) == list(range(size))
    assert size < 50 or list(items) != sorted(items)


@pytest.mark.parametrize("chance", generators(), ids=["deal", "fast"])
@pytest.mark.parametrize("used", range(10))
def test_a_copy_gives_the_same_numbers_and_goes_its_own_way(chance, used):
    for _ in range(used):
        chance.below(6)
    twin = chance.copy()

    ahead = [twin.below(1000) for _ in range(20)]

    assert [chance.below(1000) for _ in range(20)] == ahead
    assert type(twin) is type(chance)


def test_below_one_there_is_only_zero():
    assert [chance.below(1) for chance in generators()] == [0, 0]


def test_a_commitment_fixes_the_seed_without_telling_it():
    assert commitment("7f3a") == hashlib.sha256(b"sandtable commitment 1\n7f3a").hexdigest()
    assert commitment("7f3a") != commitment("7f3b")
    assert "7f3a" not in commitment("7f3a")
