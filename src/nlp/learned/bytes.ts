// Reading and writing the parts of an artifact: unsigned integers of one to five bytes, signed bytes, text.

export interface ByteWriter {
  uint(value: number): void;
  int8(value: number): void;
  float(value: number): void;
  text(value: string): void;
  bytes(): Uint8Array;
}

export interface ByteReader {
  uint(): number;
  int8(): number;
  float(): number;
  text(): string;
}

export function createWriter(): ByteWriter {
  let buffer = new Uint8Array(1 << 16);
  let length = 0;

  function put(byte: number): void {
    if (length === buffer.length) {
      const larger = new Uint8Array(buffer.length * 2);
      larger.set(buffer);
      buffer = larger;
    }
    buffer[length++] = byte;
  }

  function uint(value: number): void {
    let rest = value;
    while (rest > 127) {
      put((rest & 127) | 128);
      rest = Math.floor(rest / 128);
    }
    put(rest);
  }

  return {
    uint,
    int8: (value) => put(value & 255),
    float(value) {
      for (const byte of new Uint8Array(new Float32Array([value]).buffer)) put(byte);
    },
    text(value) {
      const encoded = new TextEncoder().encode(value);
      uint(encoded.length);
      for (const byte of encoded) put(byte);
    },
    bytes: () => buffer.slice(0, length),
  };
}

/** @throws RangeError when the bytes end too early, as a cut-off artifact does */
export function createReader(bytes: Uint8Array): ByteReader {
  let at = 0;

  function take(): number {
    if (at >= bytes.length) throw new RangeError('language artifact ends too early');
    return bytes[at++]!;
  }

  function uint(): number {
    let value = 0;
    let scale = 1;
    for (let byte = take(); ; byte = take()) {
      value += (byte & 127) * scale;
      if (byte < 128) return value;
      scale *= 128;
    }
  }

  return {
    uint,
    int8: () => (take() << 24) >> 24,
    float: () => new Float32Array(Uint8Array.from([take(), take(), take(), take()]).buffer)[0]!,
    text() {
      const length = uint();
      if (at + length > bytes.length) throw new RangeError('language artifact ends too early');
      at += length;
      return new TextDecoder().decode(bytes.subarray(at - length, at));
    },
  };
}
