"""Numbers for Prometheus."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

REQUESTS = Counter("blueriband_requests_total", "HTTP requests", ["endpoint", "status"])
SECONDS = Histogram("blueriband_request_seconds", "Time to answer an HTTP request", ["endpoint"])
ACTS = Counter("blueriband_acts_total", "Acts by how they were answered", ["answer"])
ACT_SECONDS = Histogram(
    "blueriband_act_seconds",
    "Time until an act is durable",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
)
SOCKETS = Gauge("blueriband_sockets", "Open sockets", multiprocess_mode="livesum")
MATCHES = Gauge("blueriband_matches_in_memory", "Matches in memory", multiprocess_mode="livesum")
THOUGHTS = Counter("blueriband_bot_answers_total", "Answers of bots", ["level", "result"])


def exposition() -> bytes:
    """Return all numbers, of all processes where there are several."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
