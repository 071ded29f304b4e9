"""The executor that carries the games of a simulation to a Ray cluster.

Needs the extra `cluster`. RAY_ADDRESS names the cluster as Ray defines it; without it a cluster
of this machine alone is started, with as many processors as there are workers.
"""

from __future__ import annotations

import os
import sys
from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any

from nightdeck.kernel.errors import BadSetup, NightdeckError
from nightdeck.play.executors import AHEAD, Work


def ray_module() -> Any:
    """Return Ray, or say how to get it."""
    try:
        import ray
    except ImportError:
        raise BadSetup(
            "Ray is not installed; it comes with the extra 'cluster': "
            "pip install 'nightdeck[cluster]'"
        ) from None
    return ray


def started(workers: int) -> tuple[Any, bool]:
    """Return Ray, connected; and whether it was started here, so that it is also stopped here."""
    ray = ray_module()
    if ray.is_initialized():
        return ray, False
    paths = os.pathsep.join(path for path in sys.path if path)
    settings: dict[str, Any] = {
        "log_to_driver": False,
        "logging_level": "ERROR",
        "runtime_env": {"env_vars": {"PYTHONPATH": paths}},
    }
    if "RAY_ADDRESS" not in os.environ:
        settings.update(num_cpus=workers, include_dashboard=False)
    ray.init(**settings)
    return ray, True


def on_ray(work: Work, orders: Iterable[bytes], workers: int) -> Iterator[bytes]:
    """Work on a Ray cluster; answers come back in the order of the orders."""
    ray, own = started(workers)
    task = ray.remote(work)
    waiting: deque[Any] = deque()
    try:
        for order in orders:
            waiting.append(task.remote(order))
            if len(waiting) > workers * AHEAD:
                yield answer(ray, waiting.popleft())
        while waiting:
            yield answer(ray, waiting.popleft())
    finally:
        for left in waiting:
            ray.cancel(left, force=True)
        if own:
            ray.shutdown()


def answer(ray: Any, order: Any) -> bytes:
    """Wait for one answer; what goes wrong there is told as if it had happened here."""
    try:
        found: bytes = ray.get(order)
    except ray.exceptions.RayTaskError as error:
        raise NightdeckError(str(error.cause)) from None
    except ray.exceptions.RayError as error:
        raise NightdeckError(f"a worker of the cluster was lost: {error}") from None
    return found
