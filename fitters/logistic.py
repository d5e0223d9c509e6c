"""Chances to win from features of positions, by logistic regression."""

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

Numbers = NDArray[np.float64]


def fit(rows: Numbers, results: Numbers, ridge: float) -> Numbers:
    """The weights that make the results most likely; `ridge` keeps them small."""

    def loss(weights: Numbers) -> tuple[float, Numbers]:
        chances = chance_of(rows, weights)
        slope = rows.T @ (chances - results) + 2 * ridge * weights
        return surprise(chances, results).sum() + ridge * weights @ weights, slope

    return np.asarray(minimize(loss, np.zeros(rows.shape[1]), jac=True, method="L-BFGS-B").x)


def chance_of(rows: Numbers, weights: Numbers) -> Numbers:
    return np.asarray(1 / (1 + np.exp(-rows @ weights)))


def surprise(chances: Numbers, results: Numbers) -> Numbers:
    """In nats, position by position."""
    return np.asarray(-results * np.log(chances + 1e-9) - (1 - results) * np.log(1 - chances + 1e-9))
