"""Train and test in the LightGCN text format, a validation cut of train, and full ranking, defined as in lab/benchmarks/full-ranking.ts."""

from typing import Callable, NamedTuple

import numpy as np
import scipy.sparse as sp

CUTOFF = 20
PEOPLE_AT_ONCE = 512
# People with fewer items keep all of them in train, as in holdout.ts.
FEWEST_ITEMS = 5


class Question(NamedTuple):
    """`known` is what models are fitted to and what each list is made from; `hidden` is what the lists must find. People x items."""

    known: sp.csr_matrix
    hidden: sp.csr_matrix


class Figures(NamedTuple):
    recalls: np.ndarray
    ndcgs: np.ndarray

    @property
    def recall(self) -> float:
        return float(self.recalls.mean())

    @property
    def ndcg(self) -> float:
        return float(self.ndcgs.mean())

    @property
    def merit(self) -> float:
        """The geometric mean, as in trial.ts."""
        return float(np.sqrt(self.recall * self.ndcg))


def read_split(train_file: str, test_file: str) -> Question:
    """Each line: a person's id, then the ids of the items. Ids are numbered in ascending order in both parts together."""
    parts = [read_pairs(file) for file in (train_file, test_file)]
    pairs = np.concatenate(parts)
    people, items = (np.unique(pairs[:, column]) for column in (0, 1))

    def matrix(part: np.ndarray) -> sp.csr_matrix:
        rows, columns = np.searchsorted(people, part[:, 0]), np.searchsorted(items, part[:, 1])
        cells = sp.csr_matrix((np.ones(len(part), np.float32), (rows, columns)), shape=(len(people), len(items)))
        cells.data[:] = 1  # a pair told twice counts once
        return cells

    return Question(*map(matrix, parts))


def read_pairs(file: str) -> np.ndarray:
    with open(file, encoding="utf-8") as lines:
        rows = [[int(word) for word in line.split()] for line in lines]
    return np.array([(row[0], item) for row in rows if row for item in row[1:]], dtype=np.int64)


def cut(train: sp.csr_matrix, share: float, seed: int) -> Question:
    """Hides this share of each person's items, drawn evenly."""
    random = np.random.default_rng(seed)
    is_hidden = np.zeros(train.nnz, dtype=bool)
    for start, end in zip(train.indptr[:-1], train.indptr[1:]):
        if end - start >= FEWEST_ITEMS:
            count = max(1, round((end - start) * share))
            is_hidden[start + random.choice(end - start, count, replace=False)] = True
    return Question(*(with_cells(train, cells) for cells in (~is_hidden, is_hidden)))


def with_cells(matrix: sp.csr_matrix, kept: np.ndarray) -> sp.csr_matrix:
    starts = np.concatenate(([0], np.cumsum(kept)))[matrix.indptr]
    return sp.csr_matrix((matrix.data[kept], matrix.indices[kept], starts), shape=matrix.shape)


def rank(scores_of: Callable[[np.ndarray], np.ndarray], question: Question) -> Figures:
    """`scores_of(people)`: their scores of all items, dense. Everybody with something hidden is asked; known items cannot be listed."""
    known, hidden = question
    asked = np.flatnonzero(np.diff(hidden.indptr))
    hits = [hits_of(scores_of(people), known[people], hidden[people]) for people in batches(asked)]
    return figures_of(np.concatenate(hits), np.diff(hidden.indptr)[asked])


def batches(people: np.ndarray) -> list[np.ndarray]:
    return np.split(people, range(PEOPLE_AT_ONCE, len(people), PEOPLE_AT_ONCE))


def hits_of(scores: np.ndarray, known: sp.csr_matrix, hidden: sp.csr_matrix) -> np.ndarray:
    """People x CUTOFF, best first: is it a hidden item?"""
    scores = np.array(scores)
    scores[known.nonzero()] = -np.inf
    best = np.argpartition(-scores, CUTOFF - 1, axis=1)[:, :CUTOFF]
    order = np.argsort(-np.take_along_axis(scores, best, axis=1), axis=1, kind="stable")
    best = np.take_along_axis(best, order, axis=1)
    return np.take_along_axis(hidden.toarray(), best, axis=1) > 0


def figures_of(hits: np.ndarray, hidden: np.ndarray) -> Figures:
    """Recall: hits / hidden. NDCG: the ideal list has min(CUTOFF, hidden) hits at the top."""
    discounts = 1 / np.log2(np.arange(CUTOFF) + 2)
    ideals = np.cumsum(discounts)[np.minimum(hidden, CUTOFF) - 1]
    return Figures(hits.sum(axis=1) / hidden, hits @ discounts / ideals)
