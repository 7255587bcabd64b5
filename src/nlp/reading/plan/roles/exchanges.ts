// What one clause does to the plan: which of its stops go, which come, and which are at another hour.
import { entryOf } from '../../../../domain/gazetteer.ts';
import type { Wish } from '../../../../wishes/wish.ts';
import type { PlanEdit, PlanStop, Reference, When } from '../../../frame.ts';
import type { Reading } from '../../context.ts';
import { described, isOfStop } from '../likes.ts';
import {
  type Change,
  type Clause,
  endBehind,
  hourWithin,
  isMention,
  isNeighbour,
  listFrom,
  roleAt,
} from './clauses.ts';
import { type Item, type Mention, nameMention } from './items.ts';
import { comesTo, movedTo } from './placed.ts';
import type { Spanned } from './role-words.ts';

export function changesIn(reading: Reading, clause: Clause): readonly Change[] {
  const { it } = clause;
  const own = insteadIn(reading, clause) ?? byVerb(reading, clause);
  const isOfIt = it && own.some((each) => JSON.stringify(each).includes(JSON.stringify(it.mentions[0]?.of)));
  return own.map((each) => (isOfIt ? { ...each, also: { from: it.from, to: it.to } } : each));
}

function byVerb(reading: Reading, clause: Clause): readonly Change[] {
  if (roleAt(clause.items, 'allBut') ?? roleAt(clause.items, 'exceptFor')) return droppedIn(reading, clause);
  switch (clause.verb?.role) {
    case 'swap':
      return swappedIn(reading, clause);
    case 'drop':
      return droppedIn(reading, clause);
    case 'put':
    case 'move':
      return putIn(reading, clause);
    default:
      return firstOf(
        () => [...refusedIn(reading, clause), ...tableIn(reading, clause)],
        () => movedTo(reading, clause),
      );
  }
}

function firstOf(...readings: readonly (() => readonly Change[])[]): readonly Change[] {
  for (const read of readings) {
    const found = read();
    if (found.length > 0) return found;
  }
  return [];
}

/** "The Sorolla instead of the Thyssen", "en lugar del Thyssen, el Sorolla": what goes stands directly behind these words. */
function insteadIn(reading: Reading, clause: Clause): readonly Change[] | undefined {
  const mark = roleAt(clause.items, 'insteadOf');
  if (!mark) return undefined;
  const ahead = clause.items.filter(isMention).filter(({ to }) => to <= mark.from);
  const list = listFrom(reading, clause, mark.to);
  const [first, ...rest] = list;
  if (!first) return undefined;
  // "En vez del Thyssen el Reina Sofía": with nothing but an article between them, the second comes.
  const next = rest[0] && isNextTo(reading, first, rest[0]) ? rest[0] : undefined;
  if (next) return exchange(reading, { ...clause, to: next.to }, [first], [next]);
  const behind = clause.items.filter(isMention).filter((each) => each.from >= list.at(-1)!.to);
  // "En lugar del Thyssen, el Sorolla": behind the mark stands what goes, and then what comes.
  const isOne = ahead.length + behind.length === 0 && rest.length > 0;
  // "A wine bar rather than a cocktail": any of that kind.
  const gone = (isOne ? [first] : list).map((each) => ({ ...each, stands: each.alike ?? each.stands }));
  const others = [ahead, behind, isOne ? rest : [], clause.it?.mentions ?? []].find((each) => each.length > 0) ?? [];
  const free = others.filter((each) => !isNeighbour(clause.items, each));
  if (free.length > 0) return exchange(reading, clause, gone, free);
  // "Instead of that bar one with music": what it is to be like was said, and no more.
  const like = likeIn(clause, gone);
  if (like.length > 0 && gone.every(({ stands }) => stands.length > 0))
    return [{ from: clause.from, to: clause.to, edits: gone.map(({ of }) => ({ kind: 'swap', of, like })) }];
  return [{ from: clause.from, to: Math.max(...gone.map(({ to }) => to)), gone, isHalf: true }];
}

const isNextTo = ({ document: { words }, grammar }: Reading, { to }: Spanned, { from }: Spanned): boolean =>
  words.slice(to, from).every(({ norm }) => grammar.definite.has(norm));

/** "Swap the dinner for La Bola", "La Bola looks good, swap it for the dinner". */
function swappedIn(reading: Reading, clause: Clause): readonly Change[] {
  const { words } = reading.document;
  const { verb, it, from, to } = clause;
  const bar = words.findIndex(({ norm }, at) => at >= from && at < to && reading.grammar.plans.swappedBy.has(norm));
  const behind = listFrom(reading, clause, bar < 0 ? verb!.to : bar + 1);
  const named = bar < 0 ? behind.slice(0, it ? 0 : 1) : listFrom(reading, clause, verb!.to, bar);
  const left = named.length > 0 ? named : (it?.mentions ?? []);
  // "The Thyssen looks good. Replace the Prado with it."
  const isIt = it !== undefined && named.length > 0 && bar >= 0 && behind.length === 0;
  const right = isIt ? it.mentions : behind.slice(bar < 0 ? named.length : 0);
  const [first, second] = [left[0], right[0]];
  // "Swap the dinner and the view round": where one is not known by its kind, its neighbour is meant.
  const isTurned = bar < 0 && !it && second?.what === 'type' && !second.isBare && second.stands.length === 0;
  if (first && isTurned) return [{ from, to, edits: [{ kind: 'reorder', of: first.of, with: second.of }] }];
  if (first && !second && roleAt(clause.items, 'reordered'))
    return [{ from, to, edits: [{ kind: 'reorder', of: first.of }] }];
  if (first && second) return exchange(reading, clause, left, withoutEither(reading, right));
  // "Swap the Botín for somewhere cheaper", of a plan without it: that is told.
  if (first?.what === 'name' && first.stands.length === 0 && !it) return [anotherFor(clause, first)];
  return first && it && first.stands.length > 0 ? [anotherFor(clause, first)] : [];
}

/** "Change it for something quieter": of what comes no more was said. */
function anotherFor({ part: { sentence }, verb, from, to }: Clause, { of }: Mention): Change {
  const behind = sentence.chunks.filter((chunk) => chunk.from >= verb!.to && chunk.to <= to);
  const { by, like } = described(behind, sentence.phrases, of);
  return { from, to, edits: [{ kind: 'swap', of, ...(by && { by }), ...(like.length > 0 && { like }) }] };
}

/** "Pizza or burgers": the first of them will do. */
const withoutEither = ({ document: { words }, grammar }: Reading, all: readonly Mention[]): readonly Mention[] =>
  all.filter((each, at) => {
    const last = all[at - 1];
    return !last || !words.slice(last.to, each.from).some(({ norm }) => grammar.either.has(norm));
  });

/** The one of the two that stands goes; where both stand, they change places. */
function exchange(
  reading: Reading,
  clause: Clause,
  one: readonly Mention[],
  other: readonly Mention[],
): readonly Change[] {
  const to = endBehind(reading, clause, [...one, ...other]);
  const at = hourWithin(clause, to);
  const stretch = { from: clause.from, to };
  const isStanding = (all: readonly Mention[]) => all.every(({ stands }) => stands.length > 0);
  const isNoun = other.every(({ what, isBare }) => what === 'type' && isBare);
  const like = likeIn(clause, other);
  const done = (gone: readonly Mention[], coming: readonly Mention[]) => [
    { ...stretch, edits: exchanged(gone, coming, at, like) },
  ];
  if (isStanding(one) && (!isStanding(other) || isNoun)) return done(one, other);
  if (isStanding(other) && !isStanding(one)) return done(other, one);
  const [first, second] = [one[0]!, other[0]!];
  if (isStanding(one) && one.length === 1 && other.length === 1)
    return [{ ...stretch, edits: [{ kind: 'reorder', of: first.of, with: second.of }] }];
  // Neither stands: of the name that is to go it is said that the plan has none.
  return first.what === 'name' && second.what === 'name' ? done(one, other) : [];
}

/** What a stop that comes is to be like. */
const likeIn = ({ part }: Clause, mentions: readonly Mention[]): readonly Wish[] =>
  part.wishes.filter(
    (wish) => wish.attribute !== 'open' && isOfStop(wish) && mentions.every(({ stop }) => stop.wish !== wish),
  );

/** The first that comes stands where the first that goes stood; who names fewer than go wants the others gone. */
export function exchanged(
  gone: readonly Mention[],
  coming: readonly Mention[],
  at: When | undefined,
  like: readonly Wish[] = [],
): readonly PlanEdit[] {
  const swaps = gone.map(({ of }, index): PlanEdit => {
    const next = coming[index];
    return next ? { kind: 'swap', of, by: atTable(of, next), ...(like.length > 0 && { like }) } : { kind: 'drop', of };
  });
  const more = coming.slice(gone.length).map(({ stop }): PlanEdit => ({ kind: 'add', stop }));
  const [first, another] = coming;
  const isOne = first && !another && gone.length === 1;
  const moved: PlanEdit[] = isOne && at ? [{ kind: 'move', of: ofNew(first, gone[0]!), to: at }] : [];
  return [...swaps, ...more, ...moved];
}

/** Pizza for lunch is lunch. */
const atTable = (of: Reference, { stop, what }: Mention): PlanStop =>
  of.kind === 'meal' && what === 'type' && of.meal !== 'drinks' ? { ...stop, meal: of.meal } : stop;

/** What stands in the plan once it has come. */
const ofNew = ({ what, of }: Mention, gone: Mention): Reference =>
  what === 'name' ? of : gone.of.kind === 'meal' ? gone.of : of;

/** "Take out the Prado and the dinner", "drop everything but the park". */
function droppedIn(reading: Reading, clause: Clause): readonly Change[] {
  const { verb, items, from, to, it } = clause;
  const any = roleAt(items, 'anyBut');
  if (any)
    return [
      {
        from,
        to: Math.max(any.to, ...listFrom(reading, clause, any.to).map((each) => each.to)),
        edits: [{ kind: 'less', count: 1 }],
      },
    ];
  const except = roleAt(items, 'exceptFor');
  // "Take out all but the park" keeps it; "we like everything except the park" does not.
  if (except && verb?.role !== 'drop') {
    const gone = listFrom(reading, clause, except.to).filter(isOneStop);
    return gone.length > 0 ? [{ from, to: gone.at(-1)!.to, gone }] : [];
  }
  const but = roleAt(items, 'allBut') ?? except;
  if (but) {
    const kept = new Set(items.flatMap((each) => (isMention(each) && each.from >= but.from ? each.stands : [])));
    const gone = (reading.context.standing ?? []).filter((stop) => !kept.has(stop));
    const edits = gone.map(({ place }): PlanEdit => ({ kind: 'drop', of: nameOf(reading, place) }));
    return kept.size > 0 ? [{ from, to, edits }] : [];
  }
  const named = listFrom(reading, clause, verb!.to);
  const gone = it?.mentions ?? named.filter((each) => !isToBe(items, each));
  if (gone.length === 0 || !gone.every(isOneStop)) return [];
  const words = [verb!, roleAt(items, 'it') ?? verb!, ...gone.filter((each) => each.to <= to)];
  return [{ from, to: Math.max(...words.map((each) => each.to)), gone }];
}

/** A name or a meal, and no kind of which several may be meant. */
const isOneStop = ({ stands, what, isMany, isBare }: Mention): boolean =>
  what === 'name' || (stands.length > 0 && !(what === 'type' && (isMany || isBare || stands.length > 1)));

export const nameOf = (reading: Reading, place: Parameters<typeof entryOf>[0]): Reference =>
  nameMention(reading, entryOf(place), { from: 0, to: 1 }).of;

/** "And the dinner should be sushi": it stays, and is another. */
const isToBe = (items: readonly Item[], mention: Mention): boolean => {
  const next = items[items.indexOf(mention) + 1];
  return next?.kind === 'word' && next.role === 'be';
};

/** "Put dinner at La Bola", "put it in at nine", "move the Prado to eleven". */
function putIn(reading: Reading, clause: Clause): readonly Change[] {
  const { items, from, it, verb } = clause;
  const table = tableIn(reading, clause);
  if (table.length > 0) return table;
  if (roleAt(items, 'beside')) {
    const moved = movedTo(reading, clause);
    return moved.length > 0 || verb!.role !== 'put' ? moved : comesTo(reading, clause);
  }
  const [one, another] = [...items.filter(isMention), ...(it?.mentions ?? [])];
  if (!one || (another && another !== it?.mentions[0])) return [];
  const to = endBehind(reading, clause, [one]);
  const at = hourWithin(clause, to);
  if (one.stands.length > 0)
    return at && one.stands.length === 1 ? [{ from, to, edits: [{ kind: 'move', of: one.of, to: at }] }] : [];
  return verb!.role === 'put' ? [{ from, to, coming: one, ...(at && { at }) }] : [];
}

/** "La cena en La Bola", of a plan with a dinner: that table is laid there. */
function tableIn(reading: Reading, clause: Clause): readonly Change[] {
  const { items, part, from, verb } = clause;
  const host = items.filter(isMention).find(({ table }) => table && table.stands.length > 0);
  if (!host?.table || (verb === undefined && part.sentence.isQuestion) || isDenied(items, host)) return [];
  const to = endBehind(reading, clause, [host]);
  return [{ from, to, edits: exchanged([host.table], [host], hourWithin(clause, to)) }];
}

/** "Not La Bola for dinner". */
const isDenied = (items: readonly Item[], { from }: Spanned): boolean =>
  items.some((each) => each.kind === 'word' && each.role === 'not' && each.to <= from && from - each.to <= 1);

/** "Not La Barraca, Juana la Loca". */
function refusedIn(reading: Reading, clause: Clause): readonly Change[] {
  const names = clause.items.filter(isMention).filter(({ what }) => what === 'name');
  const not = roleAt(clause.items, 'not');
  const gone = names.find((each) => not && each.from - not.to <= 1 && each.from >= not.to);
  const coming = names.find((each) => each !== gone);
  if (!gone || !coming) return [];
  // It is so already: the plan is told again.
  const isSo = gone.stands.length === 0 && coming.stands.length > 0;
  if (isSo) return [{ from: clause.from, to: clause.to, edits: [{ kind: 'add', stop: coming.stop }] }];
  return exchange(reading, clause, [gone], [coming]);
}
