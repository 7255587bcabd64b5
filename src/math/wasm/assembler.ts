// A small assembler for WebAssembly: expressions are functions that return bytes, so a kernel reads like its formula.
// Only what the kernels need: 32-bit integers, 4-lane floats, loads, stores and counted loops over shared memory.

export type Code = readonly number[];

/** A local variable or parameter of the function being assembled. */
export interface Local {
  readonly index: number;
  readonly get: Code;
  set(value: Code): Code;
}

const TYPES = { i32: 0x7f, f32: 0x7d, v128: 0x7b } as const;
type ValueType = keyof typeof TYPES;

const op =
  (...bytes: readonly number[]) =>
  (...operands: readonly Code[]): Code => [...operands.flat(), ...bytes];
const simd = (opcode: number) => op(0xfd, ...unsigned(opcode));
/** Loads and stores take an address, then a constant offset in bytes. */
const memory =
  (opcode: readonly number[], alignmentLog2: number) =>
  (offset: number, ...operands: readonly Code[]): Code => [
    ...operands.flat(),
    ...opcode,
    alignmentLog2,
    ...unsigned(offset),
  ];

export const i32 = {
  of: (value: number): Code => [0x41, ...signed(value)],
  add: op(0x6a),
  sub: op(0x6b),
  mul: op(0x6c),
  load: memory([0x28], 2),
} as const;

export const f32 = { add: op(0x92), load: memory([0x2a], 2), store: memory([0x38], 2) } as const;

export const f32x4 = {
  zero: [0xfd, 12, ...new Array<number>(16).fill(0)] as Code,
  splat: simd(19),
  add: simd(228),
  mul: simd(230),
  load: memory([0xfd, 0], 2),
  loadSplat: memory([0xfd, 9], 2),
  lane: (lane: number, vector: Code): Code => [...vector, 0xfd, 31, lane],
  store: memory([0xfd, 11], 2),
} as const;

/** Runs `body` while `remaining` counts down by `step`; not at all when it starts at 0. */
export function countDown(remaining: Local, step: number, body: Code): Code {
  const next = remaining.set(i32.sub(remaining.get, i32.of(step)));
  const isDone: Code = [...remaining.get, 0x45];
  // block { if done leave; loop { body; step; if not done repeat } }
  return [
    ...[0x02, 0x40, ...isDone, 0x0d, 0],
    ...[0x03, 0x40, ...body, ...next, ...remaining.get, 0x0d, 0, 0x0b],
    0x0b,
  ];
}

interface FunctionSource {
  readonly name: string;
  readonly parameters: readonly ValueType[];
  readonly locals: readonly ValueType[];
  readonly body: Code;
}

/** Declares a function: `build` gets its parameters, and a way to ask for more variables. It returns nothing. */
export function assemble(
  name: string,
  parameters: readonly ValueType[],
  build: (parameters: readonly Local[], variable: (type: ValueType) => Local) => readonly Code[],
): FunctionSource {
  const locals: ValueType[] = [];
  const variable = (type: ValueType): Local => localAt(parameters.length + locals.push(type) - 1);
  const body = build(
    parameters.map((_, index) => localAt(index)),
    variable,
  ).flat();
  return { name, parameters, locals, body };
}

/** A module that exports the functions and imports `env.memory`, shared, up to 4 GiB. */
export function moduleOf(functions: readonly FunctionSource[]): Uint8Array<ArrayBuffer> {
  const types = functions.map(({ parameters }) => [0x60, ...vector(parameters.map((type) => [TYPES[type]])), 0]);
  const sharedMemory = [...text('env'), ...text('memory'), 0x02, 0x03, ...unsigned(0), ...unsigned(65_536)];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, vector(types)),
    ...section(2, vector([sharedMemory])),
    ...section(3, vector(functions.map((_, index) => unsigned(index)))),
    ...section(7, vector(functions.map(({ name }, index) => [...text(name), 0x00, ...unsigned(index)]))),
    ...section(10, vector(functions.map(bodyOf))),
  ]);
}

function bodyOf({ locals, body }: FunctionSource): number[] {
  const declared = vector(locals.map((type) => [1, TYPES[type]]));
  return [...unsigned(declared.length + body.length + 1), ...declared, ...body, 0x0b];
}

function localAt(index: number): Local {
  const encoded = unsigned(index);
  return { index, get: [0x20, ...encoded], set: (value) => [...value, 0x21, ...encoded] };
}

const section = (id: number, content: readonly number[]): number[] => [id, ...unsigned(content.length), ...content];
const vector = (items: readonly (readonly number[])[]): number[] => [...unsigned(items.length), ...items.flat()];
const text = (name: string): number[] => vector([...name].map((letter) => [letter.charCodeAt(0)]));

/** LEB128 without sign. */
function unsigned(value: number): number[] {
  const low = value & 0x7f;
  const rest = value >>> 7;
  return rest === 0 ? [low] : [low | 0x80, ...unsigned(rest)];
}

/** LEB128 with sign. */
function signed(value: number): number[] {
  const low = value & 0x7f;
  const rest = value >> 7;
  const fits = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0);
  return fits ? [low] : [low | 0x80, ...signed(rest)];
}
