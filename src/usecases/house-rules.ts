// House rules in memory, and as lists apply them: names become rows of the catalogue that is served.
import { createHash } from 'node:crypto';
import type { HouseRuleRepository } from '../db/house-rules.ts';
import {
  type HouseRule,
  type HouseRuleEffect,
  isInForce,
  type RuleLimit,
  type RuleTargets,
} from '../domain/house-rule.ts';
import { inEachLanguage, type Language } from '../domain/language.ts';
import { distanceM } from '../geo/point.ts';
import type { HouseRules } from '../recommend/house-rules.ts';
import type { Snapshot } from '../recommend/snapshot.ts';
import { oneByOne } from '../system/one-by-one.ts';
import { VOCABULARY } from '../vocabulary/bundled.ts';
import type { Concept } from '../vocabulary/concept.ts';
import { wishIndexOf } from './wish-index.ts';

/** What use cases read: the rules as the database had them a few seconds ago. */
export interface HouseRuleReader {
  current(): readonly HouseRule[];
}

export interface LiveHouseRules extends HouseRuleReader {
  refresh(): Promise<void>;
}

export async function openHouseRules(rules: Pick<HouseRuleRepository, 'list'>): Promise<LiveHouseRules> {
  let loaded = await rules.list();
  return {
    current: () => loaded,
    refresh: oneByOne(async () => {
      loaded = await rules.list();
    }),
  };
}

/** Rules of one catalogue, by their digest; they die with it. */
const compiled = new WeakMap<Snapshot, Map<string, HouseRules>>();
/** Keys with rules of their own that are served at the same time. */
const MOST_COMPILED = 100;

/**
 * The rules in force for requests with a key, or without one; undefined where there are none.
 * @param keyId of the widget or service key that the request came with
 */
export function rulesFor(
  reader: HouseRuleReader,
  snapshot: Snapshot,
  keyId: number | undefined,
  now: Date,
): HouseRules | undefined {
  const inForce = reader
    .current()
    .filter((rule) => (rule.keyId === undefined || rule.keyId === keyId) && isInForce(rule, now));
  if (inForce.length === 0) return undefined;
  const digest = digestOf(inForce);
  const known = compiled.get(snapshot) ?? new Map<string, HouseRules>();
  compiled.set(snapshot, known);
  const made = known.get(digest) ?? compile(snapshot, inForce, digest, now);
  if (known.size >= MOST_COMPILED) known.clear();
  known.set(digest, made);
  return made;
}

const digestOf = (rules: readonly HouseRule[]): string =>
  createHash('sha256')
    .update(JSON.stringify(rules.map(({ id, promoter, effect }) => [id, promoter, effect])))
    .digest('base64');

type EffectOf<Kind> = Extract<HouseRuleEffect, { readonly kind: Kind }>;
interface RuleOf<Kind> {
  readonly promoter: string;
  readonly effect: EffectOf<Kind>;
}

function compile(snapshot: Snapshot, rules: readonly HouseRule[], digest: string, now: Date): HouseRules {
  // Rules of a key come before rules for all.
  const ordered = [...rules].sort((a, b) => Number(a.keyId === undefined) - Number(b.keyId === undefined));
  const of = <Kind extends HouseRuleEffect['kind']>(kind: Kind) =>
    ordered.filter(({ effect }) => effect.kind === kind) as unknown as readonly RuleOf<Kind>[];
  const [start] = of('start');
  const leftOut = leftOutBy(snapshot, ordered, now);
  return {
    digest,
    ...(leftOut && { leftOut }),
    limits: ordered.flatMap(limitOf),
    pins: of('pin').flatMap(({ promoter, effect }) =>
      effect.placeIds.flatMap((id) => {
        const row = snapshot.catalogue.rowOf.get(id);
        return row === undefined ? [] : [{ row, promoter }];
      }),
    ),
    boosts: of('boost').map(({ promoter, effect }) => ({
      promoter,
      share: effect.share,
      rows: rowsOf(snapshot, effect, now),
    })),
    ...(start && { start: { position: start.effect.position, name: start.effect.name, promoter: start.promoter } }),
  };
}

/** 1 for rows that some rule leaves out; undefined where no rule limits anything. */
function leftOutBy(snapshot: Snapshot, rules: readonly HouseRule[], now: Date): Uint8Array | undefined {
  const limits = rules.flatMap(({ effect }) => keepsOf(snapshot, effect, now) ?? []);
  if (limits.length === 0) return undefined;
  return Uint8Array.from(snapshot.catalogue.places, (_, row) => Number(limits.some((keeps) => !keeps(row))));
}

/** Which rows a rule keeps; undefined for one that limits nothing. */
function keepsOf(snapshot: Snapshot, effect: HouseRuleEffect, now: Date): ((row: number) => boolean) | undefined {
  const { places } = snapshot.catalogue;
  switch (effect.kind) {
    case 'hide': {
      const hidden = rowsOf(snapshot, effect, now);
      return (row) => hidden[row] === 0;
    }
    case 'only_kinds': {
      const kept = rowsOf(snapshot, { placeIds: [], kinds: effect.kinds }, now);
      return (row) => kept[row] === 1;
    }
    case 'within':
      return (row) => distanceM(effect.position, places[row]!.position) <= effect.radiusM;
    default:
      return undefined;
  }
}

function rowsOf(snapshot: Snapshot, { placeIds, kinds }: RuleTargets, now: Date): Uint8Array {
  const rows = new Uint8Array(snapshot.catalogue.places.length);
  for (const id of placeIds) {
    const row = snapshot.catalogue.rowOf.get(id);
    if (row !== undefined) rows[row] = 1;
  }
  for (const kind of kinds) {
    const concept = kindNamed(kind);
    if (!concept) continue;
    const column = wishIndexOf(snapshot).column(
      { attribute: concept.type as 'category' | 'kind', operator: 'is', value: concept.id },
      now,
    );
    for (let row = 0; row < rows.length; row++) if (column[row] === SURELY) rows[row] = 1;
  }
  return rows;
}

/** As columns of the index say it. */
const SURELY = 1;

/** A category or a narrower kind, by its id. */
export const kindNamed = (id: string): Concept | undefined =>
  VOCABULARY.concept('category', id) ?? VOCABULARY.concept('kind', id);

function limitOf({ promoter, effect }: HouseRule): readonly RuleLimit[] {
  switch (effect.kind) {
    case 'hide':
      return [{ kind: 'hide', promoter }];
    case 'only_kinds':
      return [{ kind: 'only_kinds', promoter, kinds: namesOf(effect.kinds) }];
    case 'within':
      return [{ kind: 'within', promoter, radiusM: effect.radiusM }];
    default:
      return [];
  }
}

function namesOf(kinds: readonly string[]): Readonly<Record<Language, readonly string[]>> {
  const concepts = kinds.flatMap((kind) => kindNamed(kind) ?? []);
  return inEachLanguage((language) => concepts.map((concept) => VOCABULARY.labelOf(concept, language, 2)));
}
