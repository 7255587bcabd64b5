// Ten-fold cross-validation among the places whose price level is known: each is guessed by a model that has not seen it.
import { createHash } from 'node:crypto';
import type { LikelyPrice } from '../../../../src/domain/place.ts';
import { guessed, modelOf, type Records } from './model.ts';
import type { Row } from './signs.ts';

const FOLDS = 10;

interface Judged {
  readonly row: Row;
  readonly guess: LikelyPrice | undefined;
}

export const judgedAmong = (known: readonly Row[], records: Records): readonly Judged[] =>
  Array.from({ length: FOLDS }, (_, fold) => {
    const model = modelOf(
      known.filter((row) => foldOf(row) !== fold),
      records,
    );
    return known.filter((row) => foldOf(row) === fold).map((row) => ({ row, guess: guessed(model(row)) }));
  }).flat();

/** The same fold every time, whatever else is in the catalogue. */
const foldOf = ({ id }: Row): number => createHash('sha256').update(id).digest().readUInt32BE(0) % FOLDS;
