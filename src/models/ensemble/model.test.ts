import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { checkerboard, who } from '../../../tests/support/checkerboard.ts';
import { EMPTY_PROFILE } from '../../domain/profile.ts';
import type { Recommender } from '../recommender.ts';
import { BUCKETS, bucketName, bucketOf } from './known.ts';
import { learnEnsemble } from './learn.ts';
import { bindEnsemble, loadEnsemble, saveEnsemble, UNLEARNED } from './model.ts';

const board = checkerboard(['museums', 'dance clubs']);
const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A member that likes rows by a rule, and says so in one part. */
const member = (method: Recommender['method'], like: (row: number) => number): Recommender => ({
  method,
  score: (_, rows) => Float32Array.from(rows, like),
  contributions: (_, row, scale = 1) => [{ kind: 'prominence', prominence: 1, amount: scale * like(row) }],
});
const right = member('svd', (row) => (board.isEven(row) ? 10 : -10));
const wrong = member('embeddings', (row) => (board.isEven(row) ? -0.1 : 0.1));
/** Everybody likes even places alone. */
const evenPeople = board.people.map((person) => ({
  ...person,
  places: new Map(
    [...person.places].filter(([id]) => board.isEven(board.catalogue.rowOf.get(id)!)).map(([id]) => [id, 5]),
  ),
}));
const silent = member('transfer', () => Number.NaN);

describe('the ensemble', () => {
  test('hears each member in units of its own spread, whatever scale it speaks in', () => {
    const ensemble = bindEnsemble(UNLEARNED, board.catalogue, [right, wrong]);
    const { svd, embeddings } = UNLEARNED.weights[bucketOf(who({ 0: 5 }))]!;
    const [score] = ensemble.score(who({ 0: 5 }), Uint32Array.of(board.rows.find(board.isEven)!));
    expect(score).toBeCloseTo((svd - embeddings) / (svd + embeddings), 5);
  });

  test('gives the share of a silent member to the others, and is silent when all are', () => {
    const alone = bindEnsemble(UNLEARNED, board.catalogue, [right, silent]);
    expect(alone.score(who({ 0: 5 }), board.rows)[0]).toBeCloseTo(board.isEven(0) ? 1 : -1, 5);
    const nobody = bindEnsemble(UNLEARNED, board.catalogue, [silent]);
    expect(nobody.score(who({ 0: 5 }), board.rows)[0]).toBeNaN();
    expect(nobody.contributions(who({ 0: 5 }), 0)).toEqual([]);
  });

  test('contributions are one part a method, with its own parts inside, and sum to the score', () => {
    const ensemble = bindEnsemble(UNLEARNED, board.catalogue, [right, wrong, silent]);
    for (const row of board.rows) {
      const parts = ensemble.contributions(EMPTY_PROFILE, row);
      expect(parts.map((part) => part.kind === 'method' && part.method)).toEqual(['svd', 'embeddings']);
      const sum = parts.reduce((total, { amount }) => total + amount, 0);
      expect(sum).toBeCloseTo(ensemble.score(EMPTY_PROFILE, Uint32Array.of(row))[0]!, 6);
      for (const part of parts) {
        if (part.kind !== 'method') continue;
        expect(part.parts.reduce((total, { amount }) => total + amount, 0)).toBeCloseTo(part.amount, 6);
      }
    }
  });

  test('learns to listen to who is right', () => {
    const learned = learnEnsemble(board.catalogue, [right, wrong], evenPeople, { seed: 1, peoplePerBucket: 60 });
    const bucket = bucketOf(who({ 0: 5, 2: 5 }));
    const share = ({ svd, embeddings }: { svd: number; embeddings: number }) => svd / (svd + embeddings);
    expect(share(learned.weights[bucket]!)).toBeGreaterThan(share(UNLEARNED.weights[bucket]!));
    expect(loadEnsemble(saveEnsemble(learned, hash), hash)).toEqual(learned);
  });

  test('gives no credit to a member that says the same of every place', () => {
    const indifferent = member('transfer', () => 1);
    const { weights } = learnEnsemble(board.catalogue, [right, indifferent], evenPeople, {
      seed: 1,
      peoplePerBucket: 60,
    });
    const { svd, transfer } = weights[bucketOf(who({ 0: 5, 2: 5 }))]!;
    expect(svd).toBeGreaterThan(transfer);
  });

  test('every amount of knowledge has a bucket and a name of its own', () => {
    const names = Array.from({ length: BUCKETS }, (_, bucket) => bucketName(bucket));
    expect(new Set(names).size).toBe(BUCKETS);
    expect(bucketName(bucketOf(EMPTY_PROFILE))).toBe('no places, without stated likings');
    expect(bucketName(bucketOf(who({ 0: 5, 1: 5, 2: 5 })))).toBe('3 to 9 places, without stated likings');
  });
});
