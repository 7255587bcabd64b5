"""
Baselines in their usual form, to stand beside `paseo benchmark` on the same split: EASE, iALS, item-kNN and GF-CF. Each is tuned on a
validation cut of train, fitted to all of train, and ranked once on test.

    python3 -m venv VENV && VENV/bin/pip install implicit numpy scipy    # VENV outside the repository
    OPENBLAS_NUM_THREADS=1 VENV/bin/python lab/benchmarks/baselines/run.py FOLDER [options]

FOLDER holds train.txt and test.txt: each line is a person's id and the ids of their items. Options:
--only NAMES     some of item-knn, gf-cf, ease, ials, separated by commas
--set KEY=VALUE  this value in place of tuning; may be repeated; all other values are those of the start
--against FILE   figures of each person on the same test, as `paseo benchmark --people FILE` writes them; prints what that method gains

The search is coordinate ascent: each setting in turn moves along its list of values while the geometric mean of recall@20 and NDCG@20 on
the validation cut rises, twice around. The output names every setting whose chosen value is the first or the last of its list.
"""

import argparse
import json
import os
import resource
import sys
import time
from typing import Any, Callable, NamedTuple

import numpy as np

from models import Scorer, Setting, ease, gf_cf, ials, item_knn
from split import Figures, Question, cut, rank, read_split

SHARE, SEED = 0.1, 7


class Method(NamedTuple):
    fit: Callable[..., Scorer]
    start: Setting
    ladders: dict[str, list[Any]]


METHODS = {
    "item-knn": Method(
        item_knn,
        {"kind": "cosine", "neighbours": 100},
        {"kind": ["cosine", "tf-idf", "bm25"], "neighbours": [10, 20, 50, 100, 200, 400, 800, 1600, 3200]},
    ),
    "gf-cf": Method(
        gf_cf,
        {"rank": 256, "weight": 0.3},
        {"weight": [0, 0.03, 0.1, 0.2, 0.3, 0.5, 1, 2, 4, 8, 16], "rank": [16, 32, 64, 128, 192, 256, 384, 512]},
    ),
    "ease": Method(ease, {"ridge": 200}, {"ridge": [1, 3, 10, 30, 60, 100, 200, 300, 500, 1000, 2000, 5000]}),
    "ials": Method(
        ials,
        {"dimensions": 64, "unobserved": 0.1, "ridge": 0.003, "passes": 8},
        {
            "unobserved": [0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
            "ridge": [0.0003, 0.001, 0.003, 0.01, 0.03, 0.1],
            "dimensions": [32, 64, 128, 256, 512],
            "passes": [4, 8, 16],
        },
    ),
}
# The values of these settings have no order: all of them are tried.
UNORDERED = {"kind"}


class Search(NamedTuple):
    setting: Setting
    trials: int
    figures: Figures


def tune(method: Method, question: Question, note: Callable[[str], None]) -> Search:
    tried: dict[str, Figures] = {}

    def attempt(setting: Setting) -> Figures:
        key = json.dumps(setting)
        if key not in tried:
            tried[key] = rank(method.fit(question.known, setting), question)
            note(f"{key}: recall {tried[key].recall:.4f}, NDCG {tried[key].ndcg:.4f}")
        return tried[key]

    top, figures = method.start, attempt(method.start)
    for _ in range(2):
        for knob, ladder in method.ladders.items():
            origin = ladder.index(top[knob])
            paths = [ladder] if knob in UNORDERED else [ladder[origin + 1 :], ladder[:origin][::-1]]
            for path in paths:
                for value in path:
                    setting = {**top, knob: value}
                    if attempt(setting).merit > figures.merit:
                        top, figures = setting, attempt(setting)
                    elif knob not in UNORDERED:
                        break
    return Search(top, len(tried), figures)


def ends_of(method: Method, setting: Setting) -> list[str]:
    return [
        knob
        for knob, ladder in method.ladders.items()
        if knob not in UNORDERED and len(ladder) > 1 and setting[knob] in (ladder[0], ladder[-1])
    ]


def gain(theirs: Figures, figures: Figures) -> str:
    """What the other method gains, relative to `figures`: in recall / in NDCG, each ± one standard error, person by person."""

    def one(before: np.ndarray, after: np.ndarray) -> str:
        gains = (after - before) / before.mean()
        return f"{100 * gains.mean():+.2f} % ± {100 * gains.std() / np.sqrt(len(gains)):.2f}"

    return f"{one(figures.recalls, theirs.recalls)} / {one(figures.ndcgs, theirs.ndcgs)}"


def measure(name: str, split: Question, fixed: Setting, note: Callable[[str], None]) -> tuple[Figures, str]:
    method = METHODS[name]
    marks = [(time.monotonic(), time.process_time())]
    if fixed:
        setting = {**method.start, **fixed}
        told = "(set by hand)"
    else:
        validation = cut(split.known, SHARE, SEED)
        search = tune(method, validation, note)
        setting = search.setting
        ends = ends_of(method, setting)
        told = f"(best of {search.trials}" + (f"; first or last value: {', '.join(ends)})" if ends else ")")
    marks.append((time.monotonic(), time.process_time()))
    figures = rank(method.fit(split.known, setting), split)
    marks.append((time.monotonic(), time.process_time()))
    times = [f"{later[0] - earlier[0]:.0f} s ({later[1] - earlier[1]:.0f} s of processor time)" for earlier, later in zip(marks, marks[1:])]
    return figures, f"{json.dumps(setting)} {told}; choosing {times[0]}, fitting and ranking {times[1]}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--only", default=",".join(METHODS))
    parser.add_argument("--set", action="append", default=[])
    parser.add_argument("--against")
    options = parser.parse_args()
    fixed = {key: json.loads(value) for key, value in (pair.split("=", 1) for pair in options.set)}
    split = read_split(*(os.path.join(options.folder, part) for part in ("train.txt", "test.txt")))
    theirs = Figures(*np.loadtxt(options.against).T) if options.against else None
    for name in options.only.split(","):
        note = lambda step: print(f"{name} {step}", file=sys.stderr, flush=True)
        figures, told = measure(name, split, fixed, note)
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        print(f"{name}: recall@20 {figures.recall:.4f}, NDCG@20 {figures.ndcg:.4f}, {len(figures.recalls)} people; {told}; peak {peak:.0f} MiB", flush=True)
        if theirs:
            print(f"  the method in {options.against} gains {gain(theirs, figures)} (recall / NDCG, one standard error)", flush=True)


main()
