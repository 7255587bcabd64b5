// "Malasaña or Chueca for a night out?", "what is the old town like?": which of two parts of the city is better nobody can say; what
// they are like, and what there is in each, can be said.
import type { Frame, Reference } from '../nlp/frame.ts';
import type { DialogueAct } from './acts.ts';
import { hears } from './cues.ts';
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
  if (!isOfTwo || !isCompared(frame) || frame.plan || !hasWhat(frame)) return undefined;
  const { sortBy: _, ...search } = wishSearch(turn);
  return { kind: 'recommend', changes: [], search: { ...search, anchor: one, orAround: other } };
}

/** What the pack tells of the parts of the city that are named, where it is asked what they are like. */
export function areasTold({ frame, scene }: Turn): DialogueAct | undefined {
  if (frame.references.some((each) => each.kind === 'name' && each.role === 'except')) return undefined;
  const isLikeAsked = hears('whatItIsLike', frame);
  const isSetAside = !hasWhat(frame) && frame.asks.some(({ kind }) => kind === 'compare');
  if (!scene.aboutArea || !(isLikeAsked || isSetAside)) return undefined;
  const names = frame.references.filter(({ kind }) => kind === 'name');
  const anchors = names.flatMap((each) => (isArea(each) ? (anchorOf(each) ?? []) : []));
  const areas = [...new Set(anchors.flatMap(({ name }) => name ?? []))];
  const topics = areas.flatMap((name) => scene.aboutArea!(name) ?? []);
  const isOfAll = topics.length > 0 && topics.length === names.length && topics.length <= MOST_AREAS;
  const isAsked = topics.length > 1 || (isLikeAsked && !hasWhat(frame));
  const [around, ...others] = anchors;
  const one = around && others.length === 0 ? { around } : {};
  return isOfAll && isAsked ? { kind: 'tell_topics', topics, ...one } : undefined;
}
const MOST_AREAS = 3;

const isCompared = ({ intents, asks }: Frame): boolean =>
  intents[0]?.intent === 'compare' || asks.some(({ kind }) => kind === 'compare');

const isArea = (reference: Reference): boolean =>
  reference.kind === 'name' && reference.candidates[0]?.entry.thing.kind === 'area';
