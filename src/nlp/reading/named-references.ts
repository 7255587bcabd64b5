// Places, areas and stations that a sentence names, and what each name is there for: asked about, searched near, left out.
import type { Reference } from '../frame.ts';
import type { Grammar } from '../languages/grammar.ts';
import type { Chunk } from './chunks.ts';
import { before, type PlacedReference, type Reading, saidOf } from './context.ts';
import type { Sentence } from './sentence.ts';

export function nameIn(reading: Reading, sentence: Sentence, chunk: Chunk): PlacedReference {
  const { name, from, to } = chunk;
  const lead = before(reading, sentence.from, from);
  const { grammar } = reading;
  const leading = lead.split(' ').filter((word) => word !== '' && !ARTICLE.test(word));
  const isInArea = name!.entry.thing.kind !== 'place' && grammar.inside.has(leading.at(-1) ?? '');
  const isDropped = (reading.context.hasShown ?? false) && grammar.dropping.test(lead);
  const isNear = grammar.near.test(lead);
  const isPlaced = isInArea && !isNear;
  const own = isMeasuredFrom(reading, from) ? 'near' : name!.role;
  const role = isDropped ? 'except' : isPlaced ? 'in' : roleOf(lead, own, grammar);
  const reference: Reference = {
    kind: 'name',
    candidates: [{ entry: name!.entry }],
    certainty: name!.certainty,
    role,
    said: saidOf(reading, from, to),
  };
  return { reference, from, to, isAnchor: role === 'near' || role === 'in' || role === 'from' };
}

/** "Within 300 m of Sol", "a menos de 300 m de Sol": the distance is measured from the name. */
function isMeasuredFrom({ amounts, grammar, document: { words } }: Reading, from: number): boolean {
  let at = from - 1;
  while (at > 0 && ARTICLE.test(words[at]!.norm)) at--;
  const link = words[at];
  return (
    link !== undefined &&
    grammar.measuredFrom.has(link.norm) &&
    amounts.some(({ kind, said }) => MEASURES.has(kind) && said.end <= link.start && said.end >= words[at - 1]!.start)
  );
}
const MEASURES: ReadonlySet<string> = new Set(['distance', 'walk']);

/** Of names, in either language: "in el Centro". */
const ARTICLE = /^(?:the|el|la|los|las)$/;

type NameRole = Extract<Reference, { kind: 'name' }>['role'];

function roleOf(lead: string, role: 'near' | 'in' | 'subject', grammar: Grammar): NameRole {
  if (grammar.like.test(lead)) return 'like';
  if (grammar.except.test(lead)) return 'except';
  if (role !== 'subject') return role;
  if (grammar.near.test(lead)) return 'near';
  if (grammar.from.test(lead)) return 'from';
  return grammar.to.test(lead) ? 'to' : 'subject';
}
