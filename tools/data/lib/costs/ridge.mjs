/**
 * Solves `matrix · x = vector` by Gaussian elimination with partial pivoting.
 *
 * @param {number[][]} matrix n × n
 * @param {number[]} vector n values
 * @returns {number[]} n values
 */
const solve = (matrix, vector) => {
  const rows = matrix.map((row, at) => [...row, vector[at]]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const candidates = rows.slice(column).map((row) => Math.abs(row[column]));
    const pivot = column + candidates.indexOf(Math.max(...candidates));
    if (rows[pivot][column] === 0) throw new Error('The system has no single solution.');
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    for (let below = column + 1; below < size; below++) {
      const factor = rows[below][column] / rows[column][column];
      rows[below] = rows[below].map((value, at) => value - factor * rows[column][at]);
    }
  }
  const solution = Array.from({ length: size }, () => 0);
  for (let row = size - 1; row >= 0; row--) {
    const solvedPart = solution.reduce((sum, value, at) => sum + value * rows[row][at], 0);
    solution[row] = (rows[row][size] - solvedPart) / rows[row][row];
  }
  return solution;
};

/**
 * Fits a weighted ridge regression by its normal equations, `(XᵀWX + λI) b = XᵀWy`. The intercept is not penalized.
 *
 * @param {{ features: number[], value: number, weight: number }[]} rows n observations of p features each, without a
 *   constant; the penalty depends on the units of the features
 * @param {number} penalty λ ≥ 0
 * @returns {{ intercept: number, slopes: number[] }} p slopes, in units of the value per unit of the feature
 */
export const fitRidge = (rows, penalty) => {
  const design = rows.map(({ features }) => [1, ...features]);
  const size = design[0].length;
  const sumOver = (term) => rows.reduce((sum, { weight }, at) => sum + weight * term(at), 0);
  const indexes = Array.from({ length: size }, (_, at) => at);
  const normal = indexes.map((row) =>
    indexes.map(
      (column) =>
        sumOver((at) => design[at][row] * design[at][column]) + (row === column && row > 0 ? penalty : 0),
    ),
  );
  const [intercept, ...slopes] = solve(
    normal,
    indexes.map((row) => sumOver((at) => design[at][row] * rows[at].value)),
  );
  return { intercept, slopes };
};
