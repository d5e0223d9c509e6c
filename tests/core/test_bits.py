"""Sets of up to 62 members as numbers."""

import random

import pytest

from sandtable.core.bits import BIT, BITS, count, first, nth


def some_sets():
    chance = random.Random(62)
    sizes = (1, 2, 5, 31, 61, 62)
    return [sorted(chance.sample(range(BITS), size)) for size in sizes for _ in range(40)]


def number(members):
    return sum(2**member for member in members)


def test_each_bit_is_its_power_of_two():
    assert list(BIT) == [2**n for n in range(62)]


@pytest.mark.parametrize("member", range(BITS))
def test_a_lone_bit_is_found(member):
    assert first(2**member) == nth(2**member, 0) == member
    assert count(2**member) == 1


def test_members_are_counted_and_found_in_order():
    for members in some_sets():
        found = number(members)
        assert count(found) == len(members)
        assert first(found) == members[0]
        assert [nth(found, n) for n in range(len(members))] == members


def test_the_empty_set_and_the_full_one():
    assert count(0) == 0
    assert count(2**62 - 1) == 62
