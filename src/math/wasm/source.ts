// The kernels themselves, in the assembler's words. `machine.ts` says in TypeScript what each one means.
import { assemble, type Code, countDown, f32, f32x4, i32, type Local, moduleOf } from './assembler.ts';

/** Rows and columns of the block that stays in registers: 4 x 8 sums are 8 vectors, which leaves room for the operands. */
export const BLOCK_ROWS = 4;
export const BLOCK_COLS = 8;

const FLOAT_BYTES = 4;
const VECTOR_BYTES = 16;
/** Every inner length is a multiple of this (see `arena.ts`), so loops are unrolled without a remainder. */
const UNROLL = 4;

const advance = (pointer: Local, bytes: Code): Code => pointer.set(i32.add(pointer.get, bytes));
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** C += scale * A B, from packed strips: A in strips of 4 rows, B in strips of 8 columns, both `depth` long. */
const gemm = assemble('gemm', ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'f32'], (parameters, variable) => {
  const [a, b, c, cStrideBytes, depth, rowStrips, columnStrips, scale] = parameters as unknown as Local[] & {
    [index: number]: Local;
  };
  const aStrip = variable('i32');
  const bAt = variable('i32');
  const cTile = variable('i32');
  const rowsLeft = variable('i32');
  const depthLeft = variable('i32');
  const scales = variable('v128');
  const aValue = variable('v128');
  const bVectors = range(2).map(() => variable('v128'));
  const sums = range(BLOCK_ROWS).map(() => range(2).map(() => variable('v128')));

  const oneStep = (step: number): Code => [
    ...bVectors.flatMap((vector, v) =>
      vector.set(f32x4.load(step * BLOCK_COLS * FLOAT_BYTES + v * VECTOR_BYTES, bAt.get)),
    ),
    ...sums.flatMap((row, r) => [
      ...aValue.set(f32x4.loadSplat((step * BLOCK_ROWS + r) * FLOAT_BYTES, aStrip.get)),
      ...row.flatMap((sum, v) => sum.set(f32x4.add(sum.get, f32x4.mul(aValue.get, bVectors[v]!.get)))),
    ]),
  ];
  const tile: Code = [
    ...sums.flat().flatMap((sum) => sum.set(f32x4.zero)),
    ...bAt.set(b!.get),
    ...depthLeft.set(depth!.get),
    ...countDown(depthLeft, UNROLL, [
      ...range(UNROLL).flatMap(oneStep),
      ...advance(aStrip, i32.of(UNROLL * BLOCK_ROWS * FLOAT_BYTES)),
      ...advance(bAt, i32.of(UNROLL * BLOCK_COLS * FLOAT_BYTES)),
    ]),
    ...sums.flatMap((row) => [
      ...row.flatMap((sum, v) => {
        const old = f32x4.load(v * VECTOR_BYTES, cTile.get);
        return f32x4.store(v * VECTOR_BYTES, cTile.get, f32x4.add(old, f32x4.mul(sum.get, scales.get)));
      }),
      ...advance(cTile, cStrideBytes!.get),
    ]),
  ];
  return [
    scales.set(f32x4.splat(scale!.get)),
    countDown(columnStrips!, 1, [
      ...aStrip.set(a!.get),
      ...cTile.set(c!.get),
      ...rowsLeft.set(rowStrips!.get),
      ...countDown(rowsLeft, 1, tile),
      ...b!.set(bAt.get),
      ...advance(c!, i32.of(BLOCK_COLS * FLOAT_BYTES)),
    ]),
  ];
});

/** Copies strips of `width` lines so that a step along the depth reads neighbours in memory. */
const packOf = (width: number) =>
  assemble(`pack${width}`, ['i32', 'i32', 'i32', 'i32', 'i32', 'i32'], (parameters, variable) => {
    const [source, lineBytes, depthBytes, strips, depth, target] = parameters as unknown as Local[] & {
      [index: number]: Local;
    };
    const at = variable('i32');
    const line = variable('i32');
    const depthLeft = variable('i32');
    return [
      countDown(strips!, 1, [
        ...at.set(source!.get),
        ...depthLeft.set(depth!.get),
        ...countDown(depthLeft, 1, [
          ...line.set(at.get),
          ...range(width).flatMap((lane) => [
            ...f32.store(lane * FLOAT_BYTES, target!.get, f32.load(0, line.get)),
            ...advance(line, lineBytes!.get),
          ]),
          ...advance(target!, i32.of(width * FLOAT_BYTES)),
          ...advance(at, depthBytes!.get),
        ]),
        ...advance(source!, i32.mul(lineBytes!.get, i32.of(width))),
      ]),
    ];
  });

/** y += sum over entries of scale * value * row(index) of x: one row of sparse times dense. `length` is a multiple of 8. */
const gather = assemble('gather', ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'f32'], (parameters, variable) => {
  const [indices, values, count, x, xStrideBytes, y, length, scale] = parameters as unknown as Local[] & {
    [index: number]: Local;
  };
  const xAt = variable('i32');
  const yAt = variable('i32');
  const left = variable('i32');
  const weights = variable('v128');
  const addVector = (offset: number): Code =>
    f32x4.store(
      offset,
      yAt.get,
      f32x4.add(f32x4.load(offset, yAt.get), f32x4.mul(weights.get, f32x4.load(offset, xAt.get))),
    );
  return [
    countDown(count!, 1, [
      ...weights.set(f32x4.mul(f32x4.loadSplat(0, values!.get), f32x4.splat(scale!.get))),
      ...xAt.set(i32.add(x!.get, i32.mul(i32.load(0, indices!.get), xStrideBytes!.get))),
      ...yAt.set(y!.get),
      ...left.set(length!.get),
      ...countDown(left, 8, [
        ...addVector(0),
        ...addVector(VECTOR_BYTES),
        ...advance(xAt, i32.of(2 * VECTOR_BYTES)),
        ...advance(yAt, i32.of(2 * VECTOR_BYTES)),
      ]),
      ...advance(indices!, i32.of(FLOAT_BYTES)),
      ...advance(values!, i32.of(FLOAT_BYTES)),
    ]),
  ];
});

/** y[e] = row indices[e] of x times v, for each of `count` entries. `length` is a multiple of 8. */
const dots = assemble('dots', ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32'], (parameters, variable) => {
  const [indices, count, x, xStrideBytes, v, y, length] = parameters as unknown as Local[] & {
    [index: number]: Local;
  };
  const xAt = variable('i32');
  const vAt = variable('i32');
  const left = variable('i32');
  const sums = range(2).map(() => variable('v128'));
  const addVector = (sum: Local, offset: number): Code =>
    sum.set(f32x4.add(sum.get, f32x4.mul(f32x4.load(offset, xAt.get), f32x4.load(offset, vAt.get))));
  const lanes = (sum: Local): Code =>
    f32.add(
      f32.add(f32x4.lane(0, sum.get), f32x4.lane(1, sum.get)),
      f32.add(f32x4.lane(2, sum.get), f32x4.lane(3, sum.get)),
    );
  return [
    countDown(count!, 1, [
      ...sums.flatMap((sum) => sum.set(f32x4.zero)),
      ...xAt.set(i32.add(x!.get, i32.mul(i32.load(0, indices!.get), xStrideBytes!.get))),
      ...vAt.set(v!.get),
      ...left.set(length!.get),
      ...countDown(left, 8, [
        ...addVector(sums[0]!, 0),
        ...addVector(sums[1]!, VECTOR_BYTES),
        ...advance(xAt, i32.of(2 * VECTOR_BYTES)),
        ...advance(vAt, i32.of(2 * VECTOR_BYTES)),
      ]),
      ...f32.store(0, y!.get, f32.add(lanes(sums[0]!), lanes(sums[1]!))),
      ...advance(indices!, i32.of(FLOAT_BYTES)),
      ...advance(y!, i32.of(FLOAT_BYTES)),
    ]),
  ];
});

export const KERNEL_BYTES = moduleOf([gemm, packOf(BLOCK_ROWS), packOf(BLOCK_COLS), gather, dots]);
