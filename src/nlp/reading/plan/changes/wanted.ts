// What should come, as a clause describes it: its kind, what it is to be like, what it may cost, where it is, at which hour.
import { entryOf } from '../../../../domain/gazetteer.ts';
import { overlap } from '../../../../domain/span.ts';
import { isWhat, type Wish } from '../../../../wishes/wish.ts';
import type { PlanStop, Reference, When } from '../../../frame.ts';
import { isOfRestaurant, isOnlyMeal } from '../../../table.ts';
import { lineOfWords, type Reading, saidOf, writtenIn } from '../../context.ts';
import { occasionWishes } from '../../occasions.ts';
import { clauseOf } from '../../sentence.ts';
import { type Clause, isMention, isNeighbour, ownOf, saidWithin } from './clause.ts';
import { described, isOfStop } from './described.ts';
import { type HourItem, type Mention, nameMention } from './mention.ts';

export interface Wanted {
  readonly by?: PlanStop;
  /** "Pizza or burgers": kinds of which any would do. */
  readonly anyOf?: readonly Wish[];
  readonly like: readonly Wish[];
  readonly isCheaper?: true;
  readonly near?: Reference;
  /** "Five minutes from there at most". */
  readonly withinMin?: number;
  /** The meal that is spoken of with it. */
  readonly meal?: Mention;
  readonly at?: When;
  /** Where what stands is surely so, it stays. */
  readonly isUnlessSo?: true;
  /** "Something lighter". */
  readonly isLight?: true;
  /** Words say what it should be, and nobody understood them. */
  readonly isUnread?: true;
}

/** Where the words begin that say what should be there: "something", "rather", "another". */
interface Cue {
  readonly at: number;
  /** "Rather", "better": what follows it may be a stop that stands. */
  readonly isRather?: true;
  readonly isAnother?: true;
  /** It comes unless the stop that the message spoke of before will do. */
  readonly isElse?: true;
}

/** What the cue says of what comes. */
export const cueOf = ({ isElse, isAnother }: Cue) => ({
  ...(isElse && { isElse }),
  ...(isAnother && { isAnother }),
});

type Stretch = Pick<Clause, 'items' | 'from' | 'to' | 'part'>;

export const isWantSaid = (reading: Reading, clause: Stretch): boolean => cueIn(reading, clause) !== undefined;

export function cueIn(reading: Reading, { items, from, to, part }: Stretch): Cue | undefined {
  const { plans } = reading.grammar;
  const { words } = reading.document;
  const isDenied = (at: number) => items.some((each) => each.kind === 'word' && each.role === 'not' && each.to === at);
  const isNamedBehind = (at: number) =>
    items.some(
      (each) =>
        isMention(each) &&
        each.stands.length === 0 &&
        each.what !== 'meal' &&
        each.from > at &&
        each.from - at <= NEXT_WORDS,
    );
  const isPlaceBehind = (at: number) =>
    part.references.some(
      ({ reference, from: begin }) => reference.kind === 'name' && begin > at && begin - at <= NEXT_WORDS,
    );
  const isWishBehind = (at: number) =>
    part.wishes.some(
      ({ polarity, said, attribute }) =>
        polarity === 'want' &&
        attribute !== 'open' &&
        words.slice(at + 1, at + NEXT_WORDS).some(({ start }) => start === said?.start),
    );
  for (let at = from; at < to; at++) {
    // "It may be something dearer": nobody asks for that.
    // "They had one with school": what there was.
    if (plans.having.has(words[at - 1]?.norm ?? '') && at > from) continue;
    if (isDenied(at) || plans.indifferent.test(lineOfWords(words.slice(from, at)))) continue;
    const line = lineOfWords(words.slice(at, Math.min(to, at + CUE_WORDS)));
    const begins = (pattern: RegExp) => pattern.exec(line)?.index === 0;
    if (begins(plans.wantingElse)) return { at, isAnother: true, isElse: true };
    if (begins(plans.wantingAnother)) return { at, isAnother: true };
    if (begins(plans.wanting)) return { at };
    if (begins(plans.wantingNamed) && (isNamedBehind(at) || isWishBehind(at) || isPlaceBehind(at)))
      return { at, isRather: true };
  }
  return undefined;
}
const CUE_WORDS = 4;
const NEXT_WORDS = 4;

/** @param from the word from which on the clause says what comes */
export function wantedFrom(reading: Reading, clause: Clause, from: number, gone: readonly Mention[] = []): Wanted {
  if (from >= clause.to) return { like: [] };
  const { plans, light } = reading.grammar;
  const { words } = reading.document;
  const stretch = { from, to: clause.to };
  const { wishes, references } = saidWithin(reading, clause, stretch);
  const span = saidOf(reading, from, Math.max(from + 1, clause.to));
  const isIn = (said: { readonly start: number; readonly end: number }) =>
    said.start >= span.start && said.end <= span.end;
  // "Something lighter" sells no lighters.
  const isLight = plans.lighter.test(lineOfWords(words.slice(from, clause.to)));
  const isManner = (said: { readonly start: number; readonly end: number } | undefined) =>
    isLight &&
    said !== undefined &&
    plans.lighter.test(lineOfWords(words.filter(({ start, end }) => start >= said.start && end <= said.end)));
  // "Closer to the museum": where it is, and no museum.
  const isOfNeighbour = (said: { readonly start: number; readonly end: number } | undefined) =>
    clause.items
      .filter(isMention)
      .some(
        (each) =>
          said !== undefined && isNeighbour(clause.items, each) && overlap(saidOf(reading, each.from, each.to), said),
      );
  const own = wishes.filter(({ polarity, said }) => polarity === 'want' && !isManner(said) && !isOfNeighbour(said));
  const kinds = own.filter((wish) => isWhat(wish) && !isOnlyMeal(wish));
  const sentence = clauseOf(clause.part.sentence, reading, from, clause.to);
  const isRefused = (said: { readonly start: number; readonly end: number }) =>
    wishes.some((each) => each.polarity !== 'want' && isOfStop(each) && each.said && overlap(each.said, said));
  const chunks = sentence.chunks.filter(
    ({ name, when, start, end }) =>
      !name && !when && !isManner({ start, end }) && !isRefused({ start, end }) && !isOfNeighbour({ start, end }),
  );
  const { wish: read, like: manner } = described(chunks, sentence.phrases);
  // "A wine bar" is a kind of bar, before the wine that it pours.
  const wish =
    kinds.find(({ attribute }) => attribute === 'kind') ??
    kinds.find(({ attribute }) => attribute !== 'category') ??
    kinds[0] ??
    read;
  const kind = wish && !isOnlyMeal(wish) ? wish : undefined;
  // "Something weirder" stands for several kinds of place at once, and any of them will do.
  const [occasional, ...more] = occasionWishes(reading, []).filter(
    ({ said, attribute }) => said && attribute === 'kind' && isIn(said),
  );
  const either =
    occasional && more.length > 0 && kinds.length === 0
      ? [occasional, ...more]
      : kinds.filter((each) => each.either !== undefined && each.either === kinds[0]?.either);
  const refused = wishes.filter((each) => each.polarity !== 'want' && isOfStop(each));
  const like = distinct([
    ...own.filter((each) => each !== kind && each.attribute !== 'open' && isOfStop(each)),
    ...refused,
    ...manner,
  ]);
  const mentions = ownOf(clause).filter((each) => each.from >= from && !gone.includes(each));
  const name = mentions.find(({ what, stands }) => what === 'name' && stands.length === 0);
  const near = nearIn(reading, clause, references, from, name) ?? closerIn(reading, clause, from);
  const isCheaper = sentence.phrases.some(({ family, meaning }) => family === 'tighten' && meaning === 'price');
  // "With pasta and good wine" asks for no drinks.
  const isEaten = kind !== undefined && isOfRestaurant(kind);
  const isMeal = ({ what, stop }: Mention) =>
    what === 'meal' && !(isEaten && stop.meal !== 'lunch' && stop.meal !== 'dinner' && stop.meal !== 'breakfast');
  const meal = mentions.find(isMeal) ?? ownOf(clause).find((each) => isMeal(each) && !gone.includes(each));
  const hour = clause.items.find((each): each is HourItem => each.kind === 'hour' && each.from >= from);
  const by: PlanStop | undefined = name ? name.stop : kind ? { wish: kind } : undefined;
  const walk = reading.amounts.find(({ kind, said }) => kind === 'walk' && isIn(said));
  const isBrief = plans.briefer.test(writtenIn(reading, clause));
  const isSaid =
    isBrief ||
    isLight ||
    by !== undefined ||
    either.length > 1 ||
    like.length > 0 ||
    isCheaper ||
    near !== undefined ||
    hour !== undefined;
  const isInMention = (at: number) =>
    clause.items.some((each) => each.kind !== 'word' && each.from <= at && at < each.to);
  // Behind a comma stands why: "for another one, we know that".
  const mark = words.findIndex(({ norm }, at) => at > from && at < clause.to && !/[\p{L}\d]/u.test(norm));
  const unread = words
    .slice(from, mark < 0 ? clause.to : mark)
    .filter(
      ({ norm }, index) =>
        /\p{L}/u.test(norm) && !light.has(norm) && !plans.besideWant.has(norm) && !isInMention(from + index),
    );
  return {
    ...(by && either.length < 2 && { by }),
    ...(!name && either.length > 1 && { anyOf: either }),
    like,
    ...(isCheaper && { isCheaper }),
    ...(isLight && { isLight }),
    ...(near && { near }),
    ...(near && walk !== undefined && { withinMin: walk.value }),
    ...(meal && { meal }),
    ...(hour && { at: hour.when }),
    ...(!isSaid && unread.length > 0 && { isUnread: true as const }),
  };
}

/** Where it is: near a stop or a place, in a part of the city. What stands beside a word for order says when. */
function nearIn(
  reading: Reading,
  { items, part, to }: Clause,
  references: Clause['part']['references'],
  from: number,
  name: Mention | undefined,
): Reference | undefined {
  const anchored = references.find(
    ({ reference, isAnchor }) =>
      reference.kind === 'name' &&
      reference.said.start !== name?.of.said.start &&
      (isAnchor || reference.role === 'near' || reference.candidates[0]?.entry.thing.kind !== 'place'),
  )?.reference;
  if (anchored) return anchored;
  const neighbour = items
    .filter(isMention)
    .find((each) => each.from >= from && isNeighbour(items, each) && sideAt(items, each) === undefined);
  if (neighbour && (neighbour.what === 'name' || neighbour.stands.length === 1)) return neighbour.of;
  // "Near the park", of a plan with two: the first of them.
  const [first] = neighbour?.stands ?? [];
  if (first) return nameMention(reading, entryOf(first.place), neighbour!).of;
  // A part of the city that a question beside it has taken up.
  const area = part.sentence.chunks.find(
    (chunk) => chunk.name && chunk.from >= from && chunk.to <= to && chunk.name.entry.thing.kind !== 'place',
  );
  if (area?.name) {
    const { start, end } = area;
    return {
      kind: 'name',
      candidates: [{ entry: area.name.entry }],
      certainty: 1,
      role: 'in',
      said: { start, end, text: '' },
    };
  }
  return part.references.find(
    ({ reference }) =>
      reference.kind === 'pronoun' &&
      reference.role === 'near' &&
      references.some((each) => each.reference === reference),
  )?.reference;
}

/** "Something closer": near where people come from. */
function closerIn({ document: { words }, grammar }: Reading, { to }: Clause, from: number): Reference | undefined {
  const within = words.slice(from, to);
  const [first, last] = [within[0], within.at(-1)];
  if (!first || !last || !grammar.plans.closer.test(lineOfWords(within))) return undefined;
  return { kind: 'pronoun', number: 'one', role: 'near', said: { start: first.start, end: last.end, text: '' } };
}

/** "Before" or "after", of a stop beside which another goes; undefined where it is only near. */
export function sideAt(items: Clause['items'], mention: Mention): 'before' | 'after' | undefined {
  const mark = items.findLast((each) => each.kind === 'word' && each.role === 'beside' && each.to <= mention.from);
  return mark?.kind === 'word' ? mark.side : undefined;
}

const distinct = (wishes: readonly Wish[]): readonly Wish[] =>
  wishes.filter(
    (each, at) =>
      wishes.findIndex(({ attribute, value }) => attribute === each.attribute && value === each.value) === at,
  );
