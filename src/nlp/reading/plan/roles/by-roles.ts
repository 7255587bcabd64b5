// What a message does to the plan that stands, by the roles of what it names: of two stops that are exchanged the one goes that
// stands, and the other comes, in whichever order they are said. Undefined where that settles nothing; then rows of phrases read it.
import { entryOf } from '../../../../domain/gazetteer.ts';
import type { PlanEdit, Reference } from '../../../frame.ts';
import { isAnyTable, isOfRestaurant } from '../../../table.ts';
import { type Reading, writtenIn } from '../../context.ts';
import { isPlanSpokenOf } from '../ellipsis.ts';
import { isOfStop } from '../likes.ts';
import type { PlanSentence } from '../stops-said.ts';
import { arranged } from './arranged.ts';
import { type HourItem, type Item, itemsOf, type Mention, nameMention, type RoleItem } from './items.ts';

interface Stretch {
  /** Word indices of the message; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
}

interface ByRoles {
  readonly edits: readonly PlanEdit[];
  /** Words that these changes take up; the rest of the message may say more. */
  readonly taken: readonly Stretch[];
}

/** One verb and what stands behind it; what stands before the first verb of a sentence has none. */
interface Clause extends Stretch {
  readonly verb?: RoleItem;
  readonly items: readonly Item[];
  readonly part: PlanSentence;
}

/** A stop that was named, and the clause in which it was. */
interface Before extends Stretch {
  readonly mention: Mention;
}

/** What a clause comes to: changes, or stops that go or come, of which several clauses may make one exchange. */
interface Change extends Stretch {
  readonly edits?: readonly PlanEdit[];
  readonly gone?: readonly Mention[];
  readonly coming?: Mention;
  readonly at?: HourItem;
  /** The clause that names what it is about. */
  readonly also?: Stretch;
}

export function editsByRoles(reading: Reading, parts: readonly PlanSentence[]): ByRoles | undefined {
  const { standing = [] } = reading.context;
  if (standing.length === 0) return undefined;
  const said = parts.map((part) => ({ part, items: itemsOf(reading, part) }));
  const all = said.flatMap(({ items }) => items);
  if (!isOfPlan(reading, parts, all)) return undefined;
  const order = arranged(reading, said);
  if (order) return order;
  const clauses = said.flatMap(({ part, items }) => clausesOf(part, items));
  const changes: Change[] = [];
  const before: Before[] = [];
  for (const clause of clauses) {
    const it = meantBefore(reading, before);
    const own = changesIn(reading, clause, it?.mention);
    // What only says which place "it" is, is read with it.
    const isOfIt =
      it !== undefined &&
      it.from < clause.from &&
      own.some((each) => JSON.stringify(each).includes(JSON.stringify(it.mention.of)));
    changes.push(...own.map((each) => (isOfIt ? { ...each, also: { from: it.from, to: it.to } } : each)));
    before.push(...clause.items.filter(isMention).map((mention) => ({ mention, from: clause.from, to: clause.to })));
  }
  const isInstead = all.some((each) => each.kind === 'word' && each.role === 'instead');
  const paired = inPairs(reading, changes, isInstead);
  return paired.length > 0
    ? {
        edits: paired.flatMap(({ edits = [] }) => edits),
        taken: paired.flatMap((each) => [each, ...(each.also ? [each.also] : [])]),
      }
    : undefined;
}

/** The plan is talked of, or a verb acts on one of its stops. */
function isOfPlan(reading: Reading, parts: readonly PlanSentence[], items: readonly Item[]): boolean {
  if (isPlanSpokenOf(reading)) return true;
  const hasVerb = items.some((each) => each.kind === 'word' && (VERBS.has(each.role) || each.role === 'insteadOf'));
  const hasStanding = items.some((each) => isMention(each) && each.stands.length > 0 && each.what !== 'type');
  const isSaid = parts.some(({ sentence }) => reading.grammar.plans.ofPlan.test(writtenIn(reading, sentence)));
  return isSaid
    ? hasVerb || items.filter((each) => isMention(each) && each.stands.length > 0).length > 1
    : hasVerb && hasStanding;
}

const VERBS: ReadonlySet<string> = new Set(['swap', 'drop', 'put', 'move']);
const isMention = (each: Item): each is Mention => each.kind === 'mention';
const isHour = (each: Item): each is HourItem => each.kind === 'hour';
const roleAt = (items: readonly Item[], role: RoleItem['role']): RoleItem | undefined =>
  items.find((each): each is RoleItem => each.kind === 'word' && each.role === role);

function clausesOf(part: PlanSentence, items: readonly Item[]): readonly Clause[] {
  const { from, to } = part.sentence;
  const verbs = items.filter((each): each is RoleItem => each.kind === 'word' && VERBS.has(each.role));
  const cuts = [from, ...verbs.map((each) => each.from), to];
  return cuts.slice(0, -1).map((cut, at) => {
    const [begin, end] = [cut, cuts[at + 1]!];
    const verb = verbs[at - 1];
    const own = items.filter((each) => each !== verb && each.from >= begin && each.from < end);
    return { ...(verb && { verb }), items: own, part, from: begin, to: end };
  });
}

/** What "it" means: the place that was named last, else the stop; where none was, the place that is talked of. */
function meantBefore(reading: Reading, before: readonly Before[]): Before | undefined {
  const { inFocus } = reading.context;
  const last = before.findLast(({ mention: { what } }) => what === 'name') ?? before.at(-1);
  if (last || !inFocus) return last;
  return { mention: nameMention(reading, inFocus, { from: 0, to: 1 }), from: 0, to: 0 };
}

function changesIn(reading: Reading, clause: Clause, before: Mention | undefined): readonly Change[] {
  const { verb, items } = clause;
  const isOfIt =
    verb?.isOfIt === true ||
    items[0] === roleAt(items, 'it') ||
    (verb === undefined && roleAt(items, 'it') !== undefined);
  const it = isOfIt ? before : undefined;
  const instead = insteadIn(reading, clause, it);
  if (instead) return [instead];
  switch (verb?.role) {
    case 'swap':
      return swappedIn(reading, clause, it);
    case 'drop':
      return droppedIn(reading, clause, it);
    case 'put':
      return putIn(reading, clause, it);
    case 'move':
      return movedIn(clause, it);
    default:
      return [...refusedIn(clause), ...tableIn(reading, clause)];
  }
}

/** "The Sorolla instead of the Thyssen", "en lugar del Thyssen, el Sorolla": what goes stands directly behind these words. */
function insteadIn(reading: Reading, clause: Clause, it: Mention | undefined): Change | undefined {
  const mark = roleAt(clause.items, 'insteadOf');
  if (!mark) return undefined;
  const all = clause.items.filter(isMention);
  const gone = listFrom(reading, all, mark.to);
  const others = all.filter((each) => !gone.includes(each));
  const coming = others.length > 0 ? others : it ? [it] : [];
  return gone.length > 0 && coming.length > 0 ? exchange(clause, gone, coming) : undefined;
}

/** "Swap the dinner for La Bola", "La Bola looks good, swap it for the dinner". */
function swappedIn(reading: Reading, clause: Clause, it: Mention | undefined): readonly Change[] {
  const { words } = reading.document;
  const { swappedBy } = reading.grammar.plans;
  const all = clause.items.filter(isMention);
  const bar = words.findIndex(({ norm }, at) => at >= clause.from && at < clause.to && swappedBy.has(norm));
  const [left, right] =
    bar < 0
      ? [all.slice(0, 1), all.slice(1)]
      : [all.filter(({ from }) => from < bar), all.filter(({ from }) => from > bar)];
  const [first, second] = [it && left.length === 0 ? [it] : left, bar < 0 && it && left.length > 0 ? left : right];
  const [one, other] = it && bar < 0 ? [[it], all] : [first, second];
  if (one.length === 0 || other.length === 0) return [];
  const behind = isEither(reading, other) ? other.slice(0, 1) : other;
  const found = exchange(clause, one, behind);
  return found ? [found] : [];
}

/** "Pizza or burgers": either of them. */
const isEither = ({ document: { words }, grammar }: Reading, [first, second]: readonly Mention[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  words.slice(first.to, second.from).some(({ norm }) => grammar.either.has(norm));

/** The one of the two that stands goes; where both stand, they change places. */
function exchange(clause: Clause, one: readonly Mention[], other: readonly Mention[]): Change | undefined {
  const { from, to } = clause;
  const isStanding = (all: readonly Mention[]) => all.every(({ stands }) => stands.length > 0);
  const isNoun = other.every(({ what, isBare }) => what === 'type' && isBare);
  const stretch = { from: Math.min(from, ...[...one, ...other].map((each) => (each.from < 0 ? from : each.from))), to };
  if (isStanding(one) && (!isStanding(other) || isNoun)) return { ...stretch, edits: exchanged(clause, one, other) };
  if (isStanding(other) && !isStanding(one)) return { ...stretch, edits: exchanged(clause, other, one) };
  const [first, second] = [one[0]!, other[0]!];
  const isPair = isStanding(one) && one.length === 1 && other.length === 1 && first.of !== second.of;
  if (isPair) return { ...stretch, edits: [{ kind: 'reorder', of: first.of, with: second.of }] };
  // Neither stands: of the name that is to go it is said that the plan has none.
  return first.what === 'name' && second.what === 'name'
    ? { ...stretch, edits: exchanged(clause, one, other) }
    : undefined;
}

/** The first that comes stands where the first that goes stood; who names fewer than go wants the others gone. */
function exchanged({ part, items }: Clause, gone: readonly Mention[], coming: readonly Mention[]): readonly PlanEdit[] {
  const like = part.wishes.filter(
    (wish) => wish.attribute !== 'open' && isOfStop(wish) && coming.every(({ stop }) => stop.wish !== wish),
  );
  const swaps = gone.map(({ of }, at): PlanEdit => {
    const by = coming[at]?.stop;
    return by ? { kind: 'swap', of, by, ...(like.length > 0 && { like }) } : { kind: 'drop', of };
  });
  const more = coming.slice(gone.length).map(({ stop }): PlanEdit => ({ kind: 'add', stop }));
  const hour = items.find(isHour);
  const moved: readonly PlanEdit[] =
    hour && coming.length === 1 && gone.length === 1
      ? [{ kind: 'move', of: ofNew(coming[0]!, gone[0]!), to: hour.when }]
      : [];
  return [...swaps, ...more, ...moved];
}

/** What stands in the plan once it has come. */
const ofNew = ({ what, of }: Mention, gone: Mention): Reference =>
  what === 'name' ? of : gone.of.kind === 'meal' ? gone.of : of;

/** "Take out the Prado and the dinner", "drop everything but the park". */
function droppedIn(reading: Reading, { verb, items, from, to }: Clause, it: Mention | undefined): readonly Change[] {
  const all = items.filter(isMention);
  const but = roleAt(items, 'allBut');
  if (but) {
    const kept = new Set(all.filter((each) => each.from >= but.from).flatMap(({ stands }) => stands));
    const gone = (reading.context.standing ?? []).filter((stop) => !kept.has(stop));
    return kept.size > 0
      ? [{ from, to, edits: gone.map(({ place }) => ({ kind: 'drop', of: nameOf(reading, place) })) }]
      : [];
  }
  const gone = it ? [it] : listFrom(reading, all, verb!.to).filter((each) => !isToBe(items, each));
  const isSure =
    gone.length > 0 &&
    gone.every(
      ({ stands, what, isMany, isBare }) =>
        what === 'name' || (stands.length > 0 && !(what === 'type' && (isMany || isBare || stands.length > 1))),
    );
  return isSure ? [{ from, to: Math.max(verb!.to, ...gone.map((each) => each.to)), gone }] : [];
}

const nameOf = (reading: Reading, place: Parameters<typeof entryOf>[0]): Reference =>
  nameMention(reading, entryOf(place), { from: 0, to: 1 }).of;

/** "And the dinner should be sushi": it stays, and is another. */
const isToBe = (items: readonly Item[], mention: Mention): boolean => {
  const next = items[items.indexOf(mention) + 1];
  return next?.kind === 'word' && next.role === 'be';
};

/** Names and nouns from this word on, with nothing between them but what joins a list. */
function listFrom(
  { document: { words }, grammar }: Reading,
  mentions: readonly Mention[],
  at: number,
): readonly Mention[] {
  const isLink = (norm: string) =>
    norm === ',' ||
    grammar.adding.has(norm) ||
    grammar.definite.has(norm) ||
    grammar.plans.joining.has(norm) ||
    LINKS.has(norm);
  const all: Mention[] = [];
  let from = at;
  for (const mention of mentions.filter((each) => each.from >= at)) {
    if (
      !words
        .slice(from, mention.from)
        .every(({ norm }) => isLink(norm) || (all.length === 0 && grammar.light.has(norm)))
    )
      break;
    all.push(mention);
    from = mention.to;
  }
  return all;
}
const LINKS: ReadonlySet<string> = new Set(['&', '+']);

/** "Put dinner at La Bola", "put it in at nine", "pon el Prado a las once". */
function putIn(reading: Reading, clause: Clause, it: Mention | undefined): readonly Change[] {
  const { items, from, to } = clause;
  const mentions = items.filter(isMention);
  const beside = roleAt(items, 'beside');
  const own = beside ? mentions.filter((each) => each.to <= beside.from) : mentions;
  const [first, another] = own;
  const hour = items.find(isHour);
  const one = another ? undefined : (first ?? it);
  if (!one || beside) return [];
  const table = tableIn(reading, clause);
  if (table.length > 0) return table;
  if (one.stands.length > 0) {
    const isOne = hour !== undefined && one.stands.length === 1;
    return isOne ? [{ from, to, edits: [{ kind: 'move', of: one.of, to: hour.when }] }] : [];
  }
  return [{ from, to, coming: one, ...(hour && { at: hour }) }];
}

/** "La cena en La Bola", of a plan with a dinner: that table is laid there. */
function tableIn(reading: Reading, { items, part, from, to, verb }: Clause): readonly Change[] {
  const isAsked = verb === undefined && part.sentence.isQuestion;
  const host = items.filter(isMention).find(({ table }) => table && table.stands.length > 0);
  if (!host?.table || isAsked || !isPlanSpokenOf(reading)) return [];
  const hour = items.find(isHour);
  const moved: readonly PlanEdit[] = hour ? [{ kind: 'move', of: host.table.of, to: hour.when }] : [];
  return [{ from, to, edits: [{ kind: 'swap', of: host.table.of, by: host.stop }, ...moved] }];
}

/** "Not La Barraca, Juana la Loca". */
function refusedIn(clause: Clause): readonly Change[] {
  const names = clause.items.filter(isMention).filter(({ what }) => what === 'name');
  const not = roleAt(clause.items, 'not');
  const gone = names.find((each) => not && each.from - not.to <= 1 && each.from >= not.to);
  const coming = names.find((each) => each !== gone);
  if (!gone || !coming) return [];
  // It is so already: the plan is told again.
  const isSo = gone.stands.length === 0 && coming.stands.length > 0;
  if (isSo) return [{ from: clause.from, to: clause.to, edits: [{ kind: 'add', stop: coming.stop }] }];
  const found = exchange(clause, [gone], [coming]);
  return found ? [found] : [];
}

/** "Move dinner to half past nine". */
function movedIn({ items, from, to }: Clause, it: Mention | undefined): readonly Change[] {
  const mentions = items.filter(isMention);
  const [first, another] = mentions;
  const one = another ? undefined : (first ?? it);
  const [hour, other] = items.filter(isHour);
  const isSure = one?.stands.length === 1 && hour && !other && !roleAt(items, 'beside');
  return isSure ? [{ from, to, edits: [{ kind: 'move', of: one.of, to: hour.when }] }] : [];
}

/**
 * What goes in one clause and what comes in another are one exchange where the words say so, or where both are tables; else each
 * is a change of its own.
 */
function inPairs(reading: Reading, changes: readonly Change[], isInstead: boolean): readonly Change[] {
  const gone = changes.find((each) => each.gone?.length === 1);
  const coming = changes.find((each) => each.coming);
  const isPair = gone && coming && (isInstead || (isTable(gone.gone![0]!) && isTable(coming.coming!)));
  return changes.flatMap((change): readonly Change[] => {
    if (change.edits) return [change];
    if (isPair && change === coming) return [{ ...change, edits: [] }];
    if (isPair && change === gone) {
      const { of } = gone.gone![0]!;
      const [swap, move] = [
        { kind: 'swap', of, by: coming.coming!.stop },
        { kind: 'move', of: ofNew(coming.coming!, gone.gone![0]!), to: coming.at?.when },
      ] as const;
      return [{ ...change, edits: coming.at ? [swap, { ...move, to: coming.at.when }] : [swap] }];
    }
    if (change.gone) return [{ ...change, edits: change.gone.map(({ of }) => ({ kind: 'drop', of })) }];
    return change.coming ? comingAlone(reading, change, change.coming) : [];
  });
}

/** Who names a restaurant for a plan with one table means that table; other places come on top. */
function comingAlone(reading: Reading, change: Change, { what, stop, of }: Mention): readonly Change[] {
  if (what !== 'name') return [];
  const { at } = change;
  const tables = (reading.context.standing ?? []).filter(({ meal }) => meal === 'lunch' || meal === 'dinner');
  const [table, another] = tables;
  const isOfTable = isRestaurant(of) && table && !another && !at && !stop.meal;
  const edit: PlanEdit = isOfTable
    ? { kind: 'swap', of: nameOf(reading, table.place), by: stop }
    : { kind: 'add', stop: { ...stop, ...(at && { at: at.when }) } };
  return [{ ...change, edits: [edit] }];
}

const isTable = ({ stands, of, stop, what }: Mention): boolean =>
  stands.length > 0
    ? stands.every(({ meal }) => meal === 'lunch' || meal === 'dinner')
    : what === 'name'
      ? isRestaurant(of)
      : stop.wish !== undefined && (isAnyTable(stop.wish) || isOfRestaurant(stop.wish));

const isRestaurant = (of: Reference): boolean =>
  of.kind === 'name' && of.candidates[0]?.entry.categories?.[0] === 'restaurants';
