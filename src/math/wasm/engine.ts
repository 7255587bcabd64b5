// What we use of WebAssembly, typed here because only the browser library of TypeScript knows it.

export interface SharedMemory {
  readonly buffer: SharedArrayBuffer;
}

type Exports = Readonly<Record<string, (...numbers: readonly number[]) => void>>;

interface WebAssemblyEngine {
  readonly Memory: new (limits: { initial: number; maximum: number; shared: true }) => SharedMemory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: Exports };
}

const engine = (globalThis as unknown as { readonly WebAssembly: WebAssemblyEngine }).WebAssembly;

export const sharedMemory = (pages: number, maximum: number): SharedMemory =>
  new engine.Memory({ initial: pages, maximum, shared: true });

/** Compiles the bytes and gives them the memory they import as `env.memory`. */
export const instantiate = (bytes: Uint8Array, memory: SharedMemory): Exports =>
  new engine.Instance(new engine.Module(bytes), { env: { memory } }).exports;
