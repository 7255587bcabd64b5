"""The baselines. `fit(known, setting)` returns a function from people (row numbers) to their scores of all items."""

import warnings
from typing import Any, Callable

import numpy as np
import scipy.sparse as sp
from implicit.nearest_neighbours import BM25Recommender, CosineRecommender, TFIDFRecommender
from implicit.utils import ParameterWarning
from scipy.linalg import cho_factor, cho_solve
from scipy.sparse.linalg import svds

Setting = dict[str, Any]
Scorer = Callable[[np.ndarray], np.ndarray]

# implicit warns of its own weighted matrices.
warnings.simplefilter("ignore", ParameterWarning)

SEED = 1
# The normal matrix of EASE is held densely: 1.6 GB at this many rows.
LARGEST_EASE = 20_000


def ease(known: sp.csr_matrix, setting: Setting) -> Scorer:
    """
    Steck 2019, arXiv:1905.03375: P = (R'R + ridge)^-1, B_ij = -P_ij / P_jj. Known items are never listed, so that the zero diagonal
    needs no care. With fewer people than items the same P comes from R R' (Woodbury): P = (1 - R' (R R' + ridge)^-1 R) / ridge.
    """
    people, items = known.shape
    ridge = setting["ridge"]
    smaller = min(people, items)
    if smaller > LARGEST_EASE:
        raise SystemExit(f"EASE: {smaller:,} people or items are more than the {LARGEST_EASE:,} it is run for; leave it out with --only")
    gram = (known.T @ known if items <= people else known @ known.T).toarray()
    gram[np.diag_indices(smaller)] += ridge
    if items <= people:
        inverse = np.linalg.inv(gram)
        weights = -inverse / np.diag(inverse)
        return lambda asked: known[asked] @ weights
    solved = cho_solve(cho_factor(gram, lower=True, overwrite_a=True), known.toarray(), overwrite_b=True)
    diagonal = (1 - known.multiply(solved).sum(axis=0).A1) / ridge
    overlap = (known @ known.T).tocsr()
    return lambda asked: (overlap[asked] @ solved) / (ridge * diagonal)


def item_knn(known: sp.csr_matrix, setting: Setting) -> Scorer:
    """The item-item recommenders of the library implicit."""
    kinds = {"cosine": CosineRecommender, "tf-idf": TFIDFRecommender, "bm25": BM25Recommender}
    recommender = kinds[setting["kind"]](K=setting["neighbours"], num_threads=1)
    recommender.fit(known, show_progress=False)
    similarity = recommender.similarity.tocsr()
    return lambda asked: (known[asked] @ similarity).toarray()


def ials(known: sp.csr_matrix, setting: Setting) -> Scorer:
    """
    Rendle, Krichene, Zhang and Koren 2022, arXiv:2110.14037:
    sum over observed (1 - s)^2 + unobserved * sum over all s^2 + ridge * sum over people and items (count + unobserved * others) |w|^2.
    """
    random = np.random.default_rng(SEED)
    dimensions = setting["dimensions"]
    by_item = known.T.tocsr()
    items = random.normal(0, 0.1 / np.sqrt(dimensions), (known.shape[1], dimensions)).astype(np.float32)
    for _ in range(setting["passes"]):
        people = solve_side(known, items, setting)
        items = solve_side(by_item, people, setting)
    people = solve_side(known, items, setting)
    return lambda asked: people[asked] @ items.T


ROWS_AT_ONCE = 256


def solve_side(matrix: sp.csr_matrix, others: np.ndarray, setting: Setting) -> np.ndarray:
    unobserved, ridge = setting["unobserved"], setting["ridge"]
    everything = unobserved * (others.T @ others)
    diagonal = np.arange(others.shape[1])
    vectors = np.zeros((matrix.shape[0], others.shape[1]), np.float32)
    for first in range(0, matrix.shape[0], ROWS_AT_ONCE):
        rows = range(first, min(first + ROWS_AT_ONCE, matrix.shape[0]))
        systems = np.repeat(everything[None], len(rows), axis=0)
        for at, row in enumerate(rows):
            met = others[matrix.indices[matrix.indptr[row] : matrix.indptr[row + 1]]]
            systems[at] += met.T @ met
            systems[at, diagonal, diagonal] += ridge * (len(met) + unobserved * len(others))
        wanted = (matrix[rows.start : rows.stop] @ others)[..., None]
        vectors[rows.start : rows.stop] = np.linalg.solve(systems, wanted)[..., 0]
    return vectors


def gf_cf(known: sp.csr_matrix, setting: Setting) -> Scorer:
    """Shen et al. 2021, arXiv:2108.07567: x N'N + weight * x D^-1/2 V V' D^1/2, N = D_person^-1/2 R D_item^-1/2, V its first directions."""
    people, items = (np.maximum(known.sum(axis=axis).A1, 1) for axis in (1, 0))
    normalised = (sp.diags(people**-0.5) @ known @ sp.diags(items**-0.5)).tocsr()
    vectors = directions(known, normalised, setting["rank"]) if setting["weight"] > 0 else None
    linear = (normalised.T @ normalised).tocsr()
    roots = np.sqrt(items, dtype=np.float32)

    def scores(asked: np.ndarray) -> np.ndarray:
        said = (known[asked] @ linear).toarray()
        if vectors is None:
            return said
        return said + setting["weight"] * ((known[asked] @ (vectors / roots[:, None])) @ vectors.T) * roots

    return scores


# The last decomposition: it serves every rank up to its own.
decomposed: list[tuple[sp.csr_matrix, np.ndarray]] = []


def directions(known: sp.csr_matrix, normalised: sp.csr_matrix, rank: int) -> np.ndarray:
    """The first right singular vectors, items x rank."""
    if not (decomposed and decomposed[0][0] is known and decomposed[0][1].shape[1] >= rank):
        start = np.random.default_rng(SEED).normal(size=min(known.shape))
        _, strengths, right = svds(normalised.astype(np.float64), k=rank, v0=start)
        decomposed[:] = [(known, right[np.argsort(-strengths)].T.astype(np.float32))]
    return decomposed[0][1][:, :rank]
