// The stops of a plan listed anew: "19:15 the rooftop, 21:30 La Bola, then Café Central", "drinks first, then dinner". The plan is
// that list, in that order, at those hours.
import { entryOf } from '../../../../domain/gazetteer.ts';
import type { ArrangedStop, PlanEdit, Reference, When } from '../../../frame.ts';
import { lineBefore, type Reading, type StandingStop, saidOf } from '../../context.ts';
import { isClock } from '../numbers.ts';
import { type HourItem, type Item, type ItemsOfSentence, type Mention, standingOf } from './mention.ts';

interface Entry {
  readonly mention: Mention;
  readonly at?: When;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Undefined where no such list is told; behind it the hour at which the whole begins. */
export function arranged(reading: Reading, said: readonly ItemsOfSentence[]): readonly PlanEdit[] | undefined {
  const order = orderIn(reading, said);
  const start = said
    .flatMap(({ items }) => items)
    .find((each): each is HourItem => each.kind === 'hour' && isOfStart(reading, each));
  const isStarted = start && order?.kind === 'arrange' && order.stops.every(({ at }) => !at);
  return order && [order, ...(isStarted ? [{ kind: 'shift' as const, startAt: start.when }] : [])];
}

/** "Coffee first and then the art, and start at five": when the whole begins, and no stop of its own. */
const isOfStart = (reading: Reading, { when }: HourItem): boolean =>
  isClock(when) && reading.grammar.plans.starting.test(lineBefore(reading, { start: when.said.end }, START_WORDS));
const START_WORDS = 4;

function orderIn(reading: Reading, said: readonly ItemsOfSentence[]): PlanEdit | undefined {
  const standing = standingOf(reading);
  // "I never said Artemisa, take that out. Just the tavern at eight, then the club": the list says all of it.
  const isChange = ({ items }: ItemsOfSentence) => items.some((each) => isOtherChange(each, items));
  const isWholeList = said.some((each) => !isChange(each) && hoursIn(each) > 1);
  const kept = isWholeList ? said.filter((each) => !isChange(each)) : said;
  const items = kept.flatMap((each) => (isList(reading, each) ? each.items : []));
  const all = kept.flatMap((each) => each.items);
  if (all.some((each) => isOtherChange(each, all))) return undefined;
  const entries = withRest(reading, entriesOf(reading, items), standing);
  const known = entries.filter(({ mention }) => mention.stands.length > 0);
  const isEnough = entries.length > 1 && known.length > 0 && known.length * 2 >= entries.length;
  if (!isEnough) return undefined;
  const isTold = (role: string) => all.some((each) => each.kind === 'word' && each.role === role);
  const isOrdered = ['first', 'then', 'reordered'].some(isTold) || all.some((each) => isThen(reading, each, all));
  const hours = entries.filter(({ at }) => at).length;
  // "The other way round, the park and the palace": no order of their own is said.
  const [first, second, third] = entries;
  const isTurned = isTold('reordered') && !isTold('first') && !isTold('then') && hours === 0 && known.length === 2;
  if (isTurned && first && second && !third) return { kind: 'reorder', of: first.mention.of, with: second.mention.of };
  // "Dinner at ten and then a drink" of a plan with a park leaves the park where it is.
  const isWhole = known.length >= standing.length || (entries.length >= standing.length && hours > 1);
  if (!isOrdered && !(hours > 1 && (isWhole || isTold('only')))) return undefined;
  if (known.length < 2 && !(isWhole || hours > 0)) return undefined;
  const sorted = entries.toSorted((a, b) => rankOf(a) - rankOf(b));
  const stops = sorted.map(
    ({ mention, at }): ArrangedStop => ({
      ...(mention.stands.length > 0 ? { of: mention.of } : { stop: mention.stop }),
      ...(at && { at }),
    }),
  );
  return { kind: 'arrange', stops, ...((isWhole || isTold('only')) && { isOnly: true }) };
}

/** "Drinks after", "the museum after it": of no neighbour that is named. */
const isThen = ({ document: { words }, grammar }: Reading, item: Item, all: readonly Item[]): boolean =>
  item.kind === 'word' &&
  item.role === 'beside' &&
  words.slice(item.from, item.to).some(({ norm }) => grammar.plans.besides[norm] === 'after') &&
  !all.some(({ kind, from }) => kind === 'mention' && from >= item.to && from - item.to <= 2);

const hoursIn = ({ items }: ItemsOfSentence): number => items.filter(({ kind }) => kind === 'hour').length;

/** "First the museum, then the pizza", of a plan with a museum and one more: the pizza is that one, whatever it serves. */
function withRest(
  { document: { words }, grammar }: Reading,
  entries: readonly Entry[],
  standing: readonly StandingStop[],
): readonly Entry[] {
  // "A drink" is one more, and lunch is no dinner.
  const isNew = ({ from, what }: Mention) =>
    what === 'meal' || grammar.plans.unknownBefore.has(words[from - 1]?.norm ?? '');
  const [open, another] = entries.filter(({ mention }) => mention.stands.length === 0 && mention.what !== 'name');
  if (open && isNew(open.mention)) return entries;
  const [rest, more] = standing.filter((stop) => entries.every(({ mention }) => !mention.stands.includes(stop)));
  if (!open || another || !rest || more || entries.length !== standing.length) return entries;
  const { of } = open.mention;
  const meant: Reference = {
    kind: 'name',
    candidates: [{ entry: entryOf(rest.place) }],
    certainty: 1,
    role: 'subject',
    said: of.said,
  };
  return entries.map((each) =>
    each === open ? { ...each, mention: { ...open.mention, of: meant, stands: [rest] } } : each,
  );
}

/** What is exchanged, dropped or put beside another is no list. */
function isOtherChange(item: Item, all: readonly Item[]): boolean {
  if (item.kind !== 'word') return false;
  const isBefore = all.some(({ kind, from }) => kind === 'mention' && from >= item.to && from - item.to <= 1);
  // "The club after", with no neighbour behind it, only says that it comes then.
  if (item.role === 'beside')
    return all.some(({ kind, from }) => kind === 'mention' && from >= item.to && from - item.to <= 2);
  return OTHER_CHANGE.has(item.role) || ((item.role === 'not' || item.role === 'be') && isBefore);
}
const OTHER_CHANGE: ReadonlySet<string> = new Set(['swap', 'drop', 'insteadOf', 'instead', 'allBut']);

const rankOf = ({ isFirst, isLast }: Entry): number => (isFirst ? 0 : isLast ? 2 : 1);

/** It names stops, and asks nothing about them. */
function isList(reading: Reading, { part: { sentence, asks }, items }: ItemsOfSentence): boolean {
  const { text } = saidOf(reading, sentence.from, sentence.to);
  const isProposed = reading.grammar.plans.proposing.test(sentence.line);
  const isAsked = /[?¿]/u.test(text) || (sentence.isQuestion && asks.some(({ kind }) => kind === 'fact'));
  return (!isAsked || isProposed) && items.some(({ kind }) => kind === 'mention');
}

/** Each stop once, with its hour and its place in the order: words for these stand on one side of all stops, or of none. */
function entriesOf(reading: Reading, items: readonly Item[]): readonly Entry[] {
  const { words } = reading.document;
  const mentions = items.filter((each): each is Mention => each.kind === 'mention' && !each.isMany);
  const first = mentions[0];
  // "And start at five, I work until half past four": what is said behind when it begins is why.
  const start = items.find((each) => each.kind === 'hour' && isOfStart(reading, each));
  const hours = items.filter(
    (each): each is HourItem => each.kind === 'hour' && (start === undefined || each.from < start.from),
  );
  const isBefore = first !== undefined && hours[0] !== undefined && hours[0].from < first.from;
  const isCut = (from: number, to: number) => words.slice(from, to).some(({ norm }) => CUTS.has(norm));
  const entries = mentions.map((mention, at): Entry => {
    const [last, next] = [mentions[at - 1], mentions[at + 1]];
    const ahead = (item: Item) => item.to <= mention.from && item.from >= (last?.to ?? 0);
    const behind = (item: Item) => item.from >= mention.to && item.to <= (next?.from ?? Number.POSITIVE_INFINITY);
    const hour = hours.find(isBefore ? ahead : behind);
    const marks = items.filter((each) => each.kind === 'word');
    const near = (role: string) =>
      marks.some(
        (each) =>
          each.role === role &&
          ((ahead(each) && !isCut(each.to, mention.from)) ||
            (behind(each) && !isCut(mention.to, each.from) && each.from - mention.to <= 1)),
      );
    return { mention, ...(hour && { at: hour.when }), isFirst: near('first'), isLast: near('last') };
  });
  const isSame = (a: Mention, b: Mention) =>
    a.stands.length > 0 && a.stands.length === b.stands.length && a.stands.every((each) => b.stands.includes(each));
  return entries.filter(({ mention }, at) => !entries.slice(0, at).some((other) => isSame(other.mention, mention)));
}
const CUTS: ReadonlySet<string> = new Set([',', ';', '.', ':', '!']);
