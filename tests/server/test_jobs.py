"""Long questions in worker processes: answered part by part, given up, failed, and never in the way."""

import asyncio

import pytest

from sandtable.server.jobs import Jobs, Lane
from sandtable.server.protocol import Refused
from server import slow_jobs
from server.people import PATIENCE
from test_processes import is_running, until


@pytest.fixture
async def lane():
    made = Lane(niceness=1, limit=PATIENCE, queue=2)
    yield made
    made.stop()


async def answered(lane, function, *about):
    parts = []
    await lane.ask("here", parts.append, function, *about)
    return parts


async def test_every_part_arrives_in_order(lane):
    assert await answered(lane, slow_jobs.count_up, 5) == [0, 1, 2, 3, 4]


async def test_one_process_does_one_job_after_the_other(lane):
    together = await asyncio.gather(*[answered(lane, slow_jobs.tell_process) for _ in range(2)])

    assert together[0] == together[1] == await answered(lane, slow_jobs.tell_process)


async def test_a_worker_gives_way_to_the_server(lane):
    niceness = (await answered(lane, slow_jobs.tell_niceness))[0]

    lane.worker.stop()
    lane.worker.niceness += 2

    assert await answered(lane, slow_jobs.tell_niceness) == [niceness + 2]


@pytest.mark.parametrize("job", [slow_jobs.stumble, slow_jobs.die])
async def test_a_failure_is_a_sentence_and_the_lane_goes_on(lane, job, caplog):
    with pytest.raises(Refused, match="could not be worked out") as refusal:
        await answered(lane, job)

    assert refusal.value.code == "failed"
    assert "secret" not in caplog.text
    assert await answered(lane, slow_jobs.count_up, 2) == [0, 1]


async def test_a_job_without_news_is_given_up(lane):
    await answered(lane, slow_jobs.count_up, 1)
    lane.limit = 0.2

    with pytest.raises(Refused, match="took too long"):
        await answered(lane, slow_jobs.dawdle)

    lane.limit = PATIENCE
    assert await answered(lane, slow_jobs.count_up, 1) == [0]


async def test_a_cancelled_job_ends_its_process(lane):
    parts = []
    asking = asyncio.create_task(lane.ask("here", parts.append, slow_jobs.dawdle))
    await until(lambda: parts)

    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking

    await until(lambda: not is_running(parts[0]))
    assert await answered(lane, slow_jobs.count_up, 1) == [0]


async def test_too_many_questions_are_refused_at_once(lane):
    asking = [asyncio.create_task(answered(lane, slow_jobs.dawdle)) for _ in range(2)]
    await asyncio.sleep(0)

    with pytest.raises(Refused, match="Try again in a moment"):
        await answered(lane, slow_jobs.count_up, 1)

    for task in asking:
        task.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    assert await answered(lane, slow_jobs.count_up, 1) == [0]


async def test_a_warm_lane_has_its_process_already(lane):
    lane.warm()
    child = lane.worker.child

    assert await answered(lane, slow_jobs.tell_process) == [child.result().process.pid]


async def test_a_person_has_one_question_at_a_time():
    jobs = Jobs()

    with jobs.question_of("mira"):
        with pytest.raises(Refused, match="Another question"), jobs.question_of("mira"):
            pass
        with jobs.question_of("jon"):
            pass
    with jobs.question_of("mira"):
        pass
