"""Promises about what programs that learn receive: observations and masks as bytes."""

from typing import Final

from sandtable.conformance.cases import Case
from sandtable.conformance.driver import moments, some_moments
from sandtable.core.observation import WORD, Layout, Rows, memory, plain_mask
from sandtable.core.state import State


def layout_of(case: Case) -> Layout[State] | None:
    """What stands where; None for a game that has no observation."""
    observation = case.game.own_observation
    return None if observation is None else observation.layout(case.seats)


def as_bytes(case: Case, state: State, seat: int) -> list[int]:
    """What a seat that learns receives."""
    layout = layout_of(case)
    row = b"" if layout is None else layout.plain(state, seat)
    return [*row, *plain_mask(state, seat)]


def masks_tell_what_is_legal(case: Case) -> None:
    for moment in some_moments(case):
        for seat in range(case.seats):
            mask = plain_mask(moment.state, seat)
            assert len(mask) == case.game.action_count, "a mask has a byte for each action"
            told = [action for action, legal in enumerate(mask) if legal]
            assert told == moment.state.legal(seat), f"the mask of seat {seat} tells other acts"
            assert set(mask) <= {0, 1}, "a mask is made of 0 and 1"


def fields_stand_apart(case: Case) -> None:
    """Named fields do not overlap, and a row is no longer than it must be."""
    layout = layout_of(case)
    if layout is None:
        return
    assert len({field.name for field in layout.fields}) == len(layout.fields), "two fields have one name"
    end = 0
    for field in sorted(layout.fields, key=lambda field: field.start):
        assert field.start >= end, f"{field.name} begins before the field before it ends"
        end = field.start + field.size
    assert end <= layout.size < end + 8, "a row has words that no field needs"


def observations_keep_their_ranges(case: Case) -> None:
    """Bytes of a field are within its range, and those between fields are 0."""
    layout = layout_of(case)
    if layout is None:
        return
    for moment in some_moments(case):
        for seat in range(case.seats):
            row = bytearray(layout.plain(moment.state, seat))
            assert len(row) == layout.size, "a row of another length"
            for field in layout.fields:
                part = row[field.start : field.start + field.size]
                assert max(part) <= field.high, f"{field.name} has a {max(part)}, above {field.high}"
                row[field.start : field.start + field.size] = bytes(field.size)
            assert not any(row), "something stands between the fields"


def an_observation_is_written_over_anything(case: Case) -> None:
    """What stood in the buffer before, or beside the row, does not matter and is not touched."""
    layout = layout_of(case)
    if layout is None:
        return
    for moment in some_moments(case, 8):
        for seat in range(case.seats):
            buffer = layout.row(moment.state, seat)
            wide = type(buffer)([-1] * (len(buffer) + 2))
            layout.observation.write(moment.state, seat, wide, 1)
            assert [wide[0], wide[len(buffer) + 1]] == [-1, -1], "it writes beside its row"
            assert [word for word in wide][1:-1] == [word for word in buffer], (
                "what stood there shines through"
            )


def a_rewritten_row_is_as_if_written_anew(case: Case) -> None:
    """By whoever acts, act after act; and by all in turn, with acts in between."""
    layout, actions = layout_of(case), case.game.action_count
    if layout is None:
        return
    rows = Rows(layout.observation, case.seats, 2, actions)
    for moment in moments(case):
        rewrite_and_compare(rows, layout, moment.state, 0, max(0, int(moment.state.mover())))
        if moment.number % 3 == 0:
            rewrite_and_compare(rows, layout, moment.state, 1, moment.number // 3 % case.seats)
    rows.forget(0)
    rewrite_and_compare(rows, layout, case.start("another game"), 0, 0)


def rewrite_and_compare(rows: Rows, layout: Layout[State], state: State, n: int, seat: int) -> None:
    layout.observation.rewrite(state, seat, rows, n)
    told = memory(rows.observations).tobytes()[n * layout.size :][: layout.size]
    masked = memory(rows.masks).tobytes()[n * int(rows.mask_words) * WORD :][: state.game.action_count]
    assert told == layout.plain(state, seat), f"{state!r}: another row"
    assert masked == plain_mask(state, seat), f"{state!r}: another mask"


PROMISES: Final = (
    masks_tell_what_is_legal,
    fields_stand_apart,
    observations_keep_their_ranges,
    an_observation_is_written_over_anything,
    a_rewritten_row_is_as_if_written_anew,
)
