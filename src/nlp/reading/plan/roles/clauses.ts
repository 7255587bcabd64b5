// A message about a plan in clauses: one verb each, and the stops and hours behind it.
import type { PlanEdit, When } from '../../../frame.ts';
import { type Reading, writtenIn } from '../../context.ts';
import { isPlanSpokenOf } from '../ellipsis.ts';
import type { PlanSentence } from '../stops-said.ts';
import { type HourItem, type Item, itemsOf, type Mention, nameMention } from './items.ts';
import type { RoleItem, Spanned } from './role-words.ts';

/** What stands before the first verb of a sentence has none. */
export interface Clause extends Spanned {
  readonly verb?: RoleItem;
  readonly items: readonly Item[];
  readonly part: PlanSentence;
  /** What "it" means in it, or "them", where it says so. */
  readonly it?: Antecedent;
}

/** Stops that were named before, and the words in which they were. */
interface Antecedent extends Spanned {
  readonly mentions: readonly Mention[];
}

export interface SaidOfPlan {
  readonly part: PlanSentence;
  readonly items: readonly Item[];
}

/** Changes, or stops that go or come, of which several clauses may make one exchange. */
export interface Change extends Spanned {
  readonly edits?: readonly PlanEdit[];
  readonly gone?: readonly Mention[];
  readonly coming?: Mention;
  readonly at?: When;
  /** What comes must be in another clause: "instead of the cathedral, put ...". */
  readonly isHalf?: true;
  /** The clause that names what it is about. */
  readonly also?: Spanned;
}

/** What each sentence says of the plan; undefined where none stands, or the message speaks of something else. */
export function saidOfPlan(reading: Reading, parts: readonly PlanSentence[]): readonly SaidOfPlan[] | undefined {
  if (!reading.context.standing?.length) return undefined;
  const said = parts.map((part) => ({ part, items: itemsOf(reading, part) }));
  const items = said.flatMap((each) => each.items);
  if (isPlanSpokenOf(reading)) return said;
  const hasVerb = items.some((each) => each.kind === 'word' && (VERBS.has(each.role) || each.role === 'insteadOf'));
  const standing = items.filter((each) => isMention(each) && each.stands.length > 0 && each.what !== 'type');
  const isNamed = parts.some(({ sentence }) => reading.grammar.plans.ofPlan.test(writtenIn(reading, sentence)));
  // "Lunch at half past three, rather", after something else was talked of.
  const isTimed = said.some(
    (each) =>
      !each.part.sentence.isQuestion &&
      each.part.sentence.to - each.part.sentence.from <= TIMED_WORDS &&
      each.items.some(({ kind }) => kind === 'hour') &&
      each.items.some((item) => isMention(item) && item.what === 'meal' && item.stands.length > 0),
  );
  if (isTimed && reading.context.topic !== 'list') return said;
  const isMeant = isNamed ? hasVerb || standing.length > 1 : hasVerb && standing.length > 0;
  return isMeant ? said : undefined;
}

const TIMED_WORDS = 10;

export const VERBS: ReadonlySet<string> = new Set(['swap', 'drop', 'put', 'move']);

export const isMention = (each: Item): each is Mention => each.kind === 'mention';
export const roleAt = (items: readonly Item[], role: RoleItem['role']): RoleItem | undefined =>
  items.find((each): each is RoleItem => each.kind === 'word' && each.role === role);

export function clausesOf(reading: Reading, said: readonly SaidOfPlan[]): readonly Clause[] {
  const clauses: Clause[] = [];
  for (const { part, items } of said) {
    const { from, to } = part.sentence;
    const verbs = items.filter((each): each is RoleItem => each.kind === 'word' && VERBS.has(each.role));
    const cuts = [from, ...verbs.map((each) => each.from), to];
    cuts.slice(0, -1).forEach((begin, at) => {
      const verb = verbs[at - 1];
      const own = items.filter((each) => each !== verb && each.from >= begin && each.from < cuts[at + 1]!);
      // "Lo metes": the pronoun before the verb is of the verb.
      const ahead = items.find(
        (each): each is RoleItem => each.kind === 'word' && each.role === 'it' && each.to === begin,
      );
      const of =
        verb && ahead ? { ...verb, isOfIt: true as const, ...(ahead.isOfMany && { isOfMany: true as const }) } : verb;
      const clause: Clause = {
        ...(of && { verb: of }),
        items: own,
        part,
        from: verb ? leadOf(reading, items, verb, from) : begin,
        to: cuts[at + 1]!,
      };
      const it = antecedentOf(reading, clause, clauses) ?? namedBefore(clause, clauses);
      clauses.push({ ...clause, ...(it && { it }) });
    });
  }
  return clauses;
}

/** What leads up to a verb, "I am telling you to", is of its clause and says nothing of its own. */
function leadOf(
  { document: { words }, grammar }: Reading,
  items: readonly Item[],
  verb: RoleItem,
  from: number,
): number {
  const isJoin = ({ surface, norm }: (typeof words)[number]) => surface === ',' || grammar.plans.joining.has(norm);
  const lead = words.findLastIndex((word, at) => at >= from && at < verb.from && isJoin(word)) + 1;
  const begin = Math.max(from, lead);
  const isSaid = items.some(
    (each) =>
      each.from >= begin &&
      each.to <= verb.from &&
      each !== verb &&
      !(isMention(each) && each.what === 'meal' && each.stands.length === 0),
  );
  return isSaid ? verb.from : begin;
}

/** "El Prado fuera": of a verb with nothing behind it, what stands directly before it. */
function namedBefore({ verb, items }: Clause, before: readonly Clause[]): Antecedent | undefined {
  const last = before.at(-1)?.items.findLast(isMention);
  const isOfVerb = verb?.role === 'drop' && last?.to === verb.from && !items.some(isMention);
  return isOfVerb ? { mentions: [last], from: last.from, to: last.to } : undefined;
}

/** "It" is the place that was named last, else the stop; where none was, the place that is talked of. "Them" are all of a clause. */
function antecedentOf(reading: Reading, { verb, items }: Clause, before: readonly Clause[]): Antecedent | undefined {
  const said = verb?.isOfIt ? verb : roleAt(items, 'it');
  const isDirect = said === verb || verb === undefined || verb.role === 'swap' || items[0] === said;
  if (!said || !isDirect) return undefined;
  const named = (all: readonly Mention[]) => all.findLast(({ what }) => what === 'name') ?? all.at(-1);
  const last = before.findLast((clause) => clause.items.some(isMention));
  if (last && said.isOfMany) return { mentions: last.items.filter(isMention), from: last.from, to: last.to };
  const withName = before.findLast((clause) => clause.items.some((each) => isMention(each) && each.what === 'name'));
  const clause = withName ?? last;
  // "Take out the museum and the dinner. And the lights, put them in": nobody puts in what was just taken out.
  if (verb?.role === 'put' && clause?.verb?.role === 'drop') return undefined;
  const mention = clause && named(clause.items.filter(isMention));
  if (clause && mention) return { mentions: [mention], from: clause.from, to: clause.to };
  const { inFocus } = reading.context;
  return inFocus && { mentions: [nameMention(reading, inFocus, { from: 0, to: 1 })], from: 0, to: 0 };
}

/** Names and nouns from this word on, with nothing between them but what joins a list; a few words may lead up to the first. */
export function listFrom(reading: Reading, { items, to }: Clause, at: number, until = to): readonly Mention[] {
  const { document, grammar } = reading;
  const isLink = (norm: string) =>
    norm === ',' ||
    grammar.adding.has(norm) ||
    grammar.definite.has(norm) ||
    grammar.plans.joining.has(norm) ||
    grammar.numberOf(norm) === 1;
  const all: Mention[] = [];
  let from = at;
  for (const mention of items.filter(isMention).filter((each) => each.from >= at && each.to <= until)) {
    const between = document.words.slice(from, mention.from);
    const isLed = all.length === 0 && between.length <= LEAD_WORDS && between.every(({ norm }) => norm !== ',');
    if ((!isLed && !between.every(({ norm }) => isLink(norm))) || isNeighbour(items, mention)) break;
    all.push(mention);
    from = mention.to;
  }
  return all;
}
const LEAD_WORDS = 4;

/** "Near the Prado", "before lunch": where another stop goes, and none that goes or comes. */
export function isNeighbour(items: readonly Item[], mention: Mention): boolean {
  const before = items.findLast((each) => each.to <= mention.from);
  return before?.kind === 'word' && before.role === 'beside' && mention.from - before.to <= 2;
}

/** Where the next clause begins that has no verb of ours: "swap the beer for a cocktail and start at six". */
export function endBehind({ document, grammar }: Reading, clause: Clause, mentions: readonly Spanned[]): number {
  const last = Math.max(clause.from, ...mentions.filter(({ to }) => to <= clause.to).map(({ to }) => to));
  const cut = document.words.findIndex(
    ({ norm }, at) => at >= last && at < clause.to && grammar.plans.joining.has(norm),
  );
  return cut < 0 ? clause.to : cut;
}

/** The one hour that is said before that word. */
export function hourWithin({ items }: Clause, until: number): HourItem['when'] | undefined {
  const [hour, another] = items.filter((each): each is HourItem => each.kind === 'hour' && each.to <= until);
  return another ? undefined : hour?.when;
}
