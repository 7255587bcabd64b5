// The bytes of trained models, piece by piece, so that other queries are answered in between.
import { type Kysely, sql } from 'kysely';
import { DomainError } from '../domain/errors.ts';
import type { Tables } from './tables.ts';

const PIECE_BYTES = 131_072;

const piecesOf = (bytes: Uint8Array): number => Math.max(1, Math.ceil(bytes.length / PIECE_BYTES));

/** Each piece is a statement of its own; pieces stored by an interrupted attempt are kept. */
export async function storePieces(db: Kysely<Tables>, hash: string, bytes: Uint8Array): Promise<void> {
  for (let piece = 0; piece < piecesOf(bytes); piece++) {
    await db
      .insertInto('model_pieces')
      .values({ hash, piece, bytes: Buffer.from(bytes.subarray(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES)) })
      .onConflict((conflict) => conflict.columns(['hash', 'piece']).doNothing())
      .execute();
  }
}

/** @throws DomainError `storage/in-use` when pieces were deleted meanwhile */
export async function requireAllPieces(db: Kysely<Tables>, hash: string, bytes: Uint8Array): Promise<void> {
  const { rows } = await sql<{ length: number | null }>`
    select sum(length(bytes))::integer as length from model_pieces where hash = ${hash}`.execute(db);
  if (rows[0]?.length !== bytes.length)
    throw new DomainError('storage/in-use', 'the pieces of a model were removed while it was stored; train again');
}

export async function bytesOfPieces(db: Kysely<Tables>, hash: string): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = [];
  for (;;) {
    const row = await db
      .selectFrom('model_pieces')
      .select('bytes')
      .where('hash', '=', hash)
      .where('piece', '=', pieces.length)
      .executeTakeFirst();
    if (!row) return pieces.length === 0 ? undefined : new Uint8Array(Buffer.concat(pieces));
    pieces.push(row.bytes);
  }
}
