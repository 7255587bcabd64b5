// Climbs a slope that is seen through noise, each weight in steps of its own.

const GRADIENT_KEPT = 0.9;
const SQUARE_KEPT = 0.99;
const TINY = 1e-6;

/**
 * Adam: steps by the running mean of each slope, in units of its running size. Moves `weights` in place.
 * Source: Kingma and Ba (2015), arXiv:1412.6980; squares are forgotten faster here, as there are few rounds.
 */
export function climberOn(weights: Float64Array) {
  const [means, squares] = [new Float64Array(weights.length), new Float64Array(weights.length)];
  let steps = 0;
  return {
    climb(slopes: Float64Array, step: number): void {
      steps++;
      slopes.forEach((slope, at) => {
        means[at] = GRADIENT_KEPT * means[at]! + (1 - GRADIENT_KEPT) * slope;
        squares[at] = SQUARE_KEPT * squares[at]! + (1 - SQUARE_KEPT) * slope ** 2;
        const mean = means[at]! / (1 - GRADIENT_KEPT ** steps);
        const size = Math.sqrt(squares[at]! / (1 - SQUARE_KEPT ** steps)) + TINY;
        weights[at]! += (step * mean) / size;
      });
    },
  };
}
