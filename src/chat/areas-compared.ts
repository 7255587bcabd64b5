// "Malasaña or Chueca for a night out?": which of two parts of the city is better nobody can say; what there is in each can be.
import type { Reference } from '../nlp/frame.ts';
import type { DialogueAct } from './acts.ts';
import { anchorOf } from './resolve.ts';
import type { Turn } from './turn.ts';
import { hasWhat } from './what-sought.ts';
import { wishSearch } from './wish-search.ts';

/** A list with a part for each of them. */
export function areasCompared(turn: Turn): DialogueAct | undefined {
  const { frame } = turn;
  const names = frame.references.filter(({ kind }) => kind === 'name');
  const [one, other] = names.flatMap((each) => (isArea(each) ? (anchorOf(each) ?? []) : []));
  const isOfTwo = names.length === 2 && one !== undefined && other !== undefined && one.name !== other.name;
  const isCompared = frame.intents[0]?.intent === 'compare' || frame.asks.some(({ kind }) => kind === 'compare');
  if (!isOfTwo || !isCompared || frame.plan || !hasWhat(frame)) return undefined;
  const { sortBy: _, ...search } = wishSearch(turn);
  return { kind: 'recommend', changes: [], search: { ...search, anchor: one, orAround: other } };
}

const isArea = (reference: Reference): boolean =>
  reference.kind === 'name' && reference.candidates[0]?.entry.thing.kind === 'area';
