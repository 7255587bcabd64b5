// Where to search, and which places are talked about.
import { isWhat } from '../../wishes/wish.ts';
import type { ReadFrame as Frame } from '../frame-of.ts';
import { isPlace } from '../reference.ts';
import type { PlaceMention, Request } from '../understanding.ts';
import { mainOf, type Name, OF_ONE } from './shape.ts';

function mentionOf({ said, candidates, certainty, role }: Name): PlaceMention {
  const isAround = role === 'near' || role === 'from' || role === 'to';
  return {
    ...said,
    entry: candidates[0]!.entry,
    certainty,
    role: isAround ? 'near' : role === 'in' ? 'in' : 'subject',
  };
}

/** Where to search, and what is talked about; what is asked of a name in a question is about it, wherever it stands. */
export function namesIn(frame: Frame): Pick<Request, 'anchor' | 'about' | 'other'> {
  const { references, asks, wishes } = frame;
  const main = mainOf(frame);
  const asked = asks.flatMap((ask) => (ask.kind === 'fact' && ask.of ? [ask.of] : []));
  const all = [
    ...references,
    ...asked.filter((each) => !references.some(({ said }) => said.start === each.said.start)),
  ];
  const facts = asks.filter((ask) => ask.kind === 'fact');
  // "I've been to the Prado": neither a place to search around nor one that is talked about.
  const isLeftOut = ({ said }: Name) =>
    wishes.some(
      ({ attribute, polarity, said: own }) =>
        attribute === 'place' && polarity === 'avoid' && own?.start === said.start && facts.length === 0,
    );
  const names = all.filter((each): each is Name => each.kind === 'name' && each.role !== 'than' && !isLeftOut(each));
  const isOfOne = main.intent === 'place_details' || OF_ONE.has(main.intent);
  const isAsked = (facts.length > 0 || isOfOne) && !wishes.some(isWhat);
  const isTold = facts.some(({ attribute }) => attribute === 'description');
  const anchor =
    names.find(({ role }) => role === 'near') ??
    names.find((name) => name.role === 'in' && !(isAsked && (isPlace(name) || isTold))) ??
    names.find((name) => name.role === 'subject' && !isPlace(name) && facts.length === 0);
  const isItsOwn = names.length === 1 && isAsked && facts.every(({ attribute }) => !OF_WAYS.has(attribute));
  if (isItsOwn && names[0] && isPlace(names[0]) && facts.length > 0) return { about: mentionOf(names[0]) };
  const [about, other] = names.filter((each) => each !== anchor && each.role !== 'from');
  return {
    ...(anchor && { anchor: mentionOf(anchor) }),
    ...(about && { about: mentionOf(about) }),
    ...(other && { other: mentionOf(other) }),
  };
}

/** Facts that lead from one place to another. */
const OF_WAYS: ReadonlySet<string> = new Set(['distance', 'station', 'directions']);

const POINTING: ReadonlySet<string> = new Set(['pronoun', 'type', 'superlative', 'described']);

export function pointedAt({ references }: Frame): Request['reference'] {
  const meant = references.filter((each) => !('role' in each) || each.role !== 'from');
  const type = meant.find((each) => each.kind === 'type');
  if (type?.kind === 'type' && type.category)
    return { category: type.category, ...(type.kindId && { kind: type.kindId }) };
  return meant.some(({ kind }) => POINTING.has(kind)) ? {} : undefined;
}
