// Weights in training: AdaGrad steps, and the average over all steps that becomes the model.

/**
 * Rows of weights with AdaGrad step sizes, averaged over time. A row lies in one piece: its values, then the sums of
 * squared slopes, then each change times the step at which it came, so that the average needs no visit in between.
 */
export function createAveraged(rows: number, size: number, learningRate: number) {
  const cells = new Float32Array(rows * size * 3);
  const stride = size * 3;

  return {
    /** Rows in a row, without what else is kept. */
    values(): Float32Array {
      return Float32Array.from(
        { length: rows * size },
        (_, at) => cells[Math.floor(at / size) * stride + (at % size)]!,
      );
    },
    addRows(which: Int32Array, scores: Float64Array, offset: number): void {
      for (const row of which) {
        const start = row * stride;
        for (let c = 0; c < size; c++) scores[offset + c]! += cells[start + c]!;
      }
    },
    /** @param classes those whose slope is worth a step */
    update(row: number, gradient: Float64Array, offset: number, classes: readonly number[], step: number): void {
      const start = row * stride;
      for (const c of classes) {
        const slope = gradient[offset + c]!;
        const square = cells[start + size + c]! + slope * slope;
        const change = (learningRate * slope) / Math.sqrt(square + 1e-2);
        cells[start + c]! += change;
        cells[start + size + c] = square;
        cells[start + 2 * size + c]! += change * step;
      }
    },
    averaged(steps: number): Float32Array {
      return Float32Array.from({ length: rows * size }, (_, at) => {
        const cell = Math.floor(at / size) * stride + (at % size);
        return cells[cell]! - cells[cell + 2 * size]! / (steps + 1);
      });
    },
  };
}

/** Slopes too small to matter are left out, which is most of them once the chain knows its sentences. */
export function worthAStep(gradient: Float64Array, offset: number, size: number): number[] {
  const classes: number[] = [];
  for (let c = 0; c < size; c++) if (Math.abs(gradient[offset + c]!) >= 1e-4) classes.push(c);
  return classes;
}
