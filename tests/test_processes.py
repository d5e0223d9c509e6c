"""Worker processes: asked, heard part by part, cancelled, lost, replaced."""

import asyncio
import multiprocessing
import os
import signal
import time
from multiprocessing.connection import wait
from pathlib import Path

import pytest

from hosting import host
from sandtable.faults import Elsewhere, describe
from sandtable.processes import Ended, Worker, has_ended
from server import slow_jobs
from server.people import PATIENCE


@pytest.fixture
def worker():
    made = Worker()
    yield made
    made.stop()


async def until(true):
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


def is_running(pid):
    """Whether a process is there; one that has ended but was not collected yet is not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not status.exists() or status.read_text().rsplit(")", 1)[1].split()[0] != "Z"


async def test_an_answer_and_the_parts_of_another(worker):
    parts = []

    assert await worker.ask(PATIENCE, max, 3, 7) == 7
    assert await worker.ask(PATIENCE, slow_jobs.count_up, 3, take=parts.append) is None
    assert parts == [0, 1, 2]


async def test_a_failure_is_described_and_the_process_stays(worker):
    first = await worker.ask(PATIENCE, os.getpid)

    with pytest.raises(Elsewhere, match="my secret hand") as failure:
        await worker.ask(PATIENCE, slow_jobs.stumble)

    assert describe(failure.value).startswith("ValueError at ")
    assert "secret" not in describe(failure.value)
    assert await worker.ask(PATIENCE, os.getpid) == first


@pytest.mark.parametrize("answer", [slow_jobs.unsendable, slow_jobs.Unreadable()], ids=["answer", "question"])
async def test_what_cannot_be_passed_on_is_a_failure_too(worker, answer):
    with pytest.raises(Elsewhere):
        await worker.ask(PATIENCE, answer)

    assert await worker.ask(PATIENCE, max, 3, 7) == 7


async def test_a_process_that_dies_is_replaced(worker):
    with pytest.raises(Ended):
        await worker.ask(PATIENCE, os._exit, 3)

    assert await worker.ask(PATIENCE, max, 3, 7) == 7


async def test_a_process_that_died_while_nobody_asked_is_replaced(worker):
    first = await worker.ask(PATIENCE, os.getpid)
    os.kill(first, signal.SIGKILL)
    await until(lambda: has_ended(worker.child))

    assert await worker.ask(PATIENCE, os.getpid) != first


async def test_a_process_without_news_is_ended(worker):
    first = await worker.ask(PATIENCE, os.getpid)

    with pytest.raises(TimeoutError):
        await worker.ask(0.1, time.sleep, 60)

    await until(lambda: not is_running(first))
    assert await worker.ask(PATIENCE, max, 3, 7) == 7


async def test_a_question_may_be_cancelled_while_its_process_starts(worker):
    started = []
    for naps in range(12):
        asking = asyncio.create_task(worker.ask(PATIENCE, max, 3, 7))
        for _ in range(naps):
            await asyncio.sleep(0.002)
        started.append(worker.child)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking

    processes = [child.result().process for child in started if child]
    await until(lambda: not any(process.is_alive() for process in processes))
    assert await worker.ask(PATIENCE, max, 3, 7) == 7


async def test_a_process_that_still_starts_can_be_stopped(worker):
    asking = asyncio.create_task(worker.ask(PATIENCE, max, 3, 7))
    while not worker.child:
        await asyncio.sleep(0)

    worker.stop()

    with pytest.raises(Ended):
        await asking


def test_several_are_waited_for_at_once(worker):
    other = Worker()
    slow, quick = worker.begin(time.sleep, 60), other.begin(max, 3, 7)

    assert wait([slow, quick]) == [quick]

    assert other.hear() == 7
    other.stop()


def test_one_that_dies_among_several_is_told_and_replaced(worker):
    worker.begin(os._exit, 3)
    with pytest.raises(Ended):
        worker.hear()

    worker.begin(max, 3, 7)
    assert worker.hear() == 7


def test_workers_end_with_a_parent_that_is_killed():
    spawning = multiprocessing.get_context("spawn")
    here, there = spawning.Pipe()
    parent = spawning.Process(target=host, args=(there,))
    parent.start()
    assert here.poll(PATIENCE), "the parent did not come"
    worker = here.recv()

    os.kill(parent.pid, signal.SIGKILL)
    parent.join()

    deadline = time.monotonic() + PATIENCE
    while is_running(worker):
        assert time.monotonic() < deadline, "the worker outlived its parent"
        time.sleep(0.05)
