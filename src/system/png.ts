// Pixels as a PNG file (ISO/IEC 15948): one compressed chunk, without filters, which plain surfaces do not need.
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';

const compressed = promisify(deflate);

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Row by row, three bytes a pixel: red, green, blue. */
  readonly rgb: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const EIGHT_BITS = 8;
const TRUE_COLOUR = 2;

/** Compresses in another thread. */
export async function pngOf({ width, height, rgb }: Pixels): Promise<Buffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([EIGHT_BITS, TRUE_COLOUR], 8);
  const row = width * 3;
  const rows = Buffer.alloc((row + 1) * height);
  // Each row begins with the number of its filter: 0 is none.
  for (let y = 0; y < height; y++) rows.set(rgb.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', await compressed(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** `zlib.crc32` came with Node 20.15, and the service runs on 20.11. */
function crc32(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = (rest >>> 8) ^ (CRC[(rest ^ byte) & 0xff] as number);
  return (rest ^ 0xffffffff) >>> 0;
}

const CRC = Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});
