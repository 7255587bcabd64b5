// What a message thinks of the stops of the plan, and what should rather be there: "the 1862 is great. La Tape is more of a beer
// place, isn't it? Something more romantic", "no, not the castle". Each clause judges the stop that it names.
import { must, UNSAID } from '../../../../wishes/wish.ts';
import type { PlanEdit } from '../../../frame.ts';
import { isOfRestaurant } from '../../../table.ts';
import type { Reading, StandingStop } from '../../context.ts';
import { type Change, isMention, type SaidOfPlan } from './clauses.ts';
import { nameOf } from './exchanges.ts';
import { type Mention, nameMention } from './items.ts';
import { type Judged, judgedIn, refusedBehind } from './judged.ts';
import { eatenAtHome, onlyThose } from './only-those.ts';
import type { Spanned } from './role-words.ts';
import { swapsFor, type Wanted, wantedIn } from './wanted.ts';

/** @param taken words that verbs of changing take up */
export function byVerdicts(
  reading: Reading,
  said: readonly SaidOfPlan[],
  taken: readonly Spanned[],
): readonly Change[] {
  const isFree = ({ from, to }: Spanned) => !taken.some((each) => each.from < to && from < each.to);
  const judged = said
    .flatMap((each, at) => [...judgedIn(reading, each), ...refusedBehind(reading, said, at)])
    .filter(isFree);
  const wanted = said
    .flatMap((each) => wantedIn(reading, each))
    .filter((each) => isFree(each) && (each.isSaid || each.isUnread || each.isAnother));
  const praised = new Set(judged.flatMap(({ verdict, mention }) => (verdict === 'for' ? mention.stands : [])));
  const against = judged.filter(({ verdict, mention }) => verdict === 'against' && isOne(mention));
  const doubted = judged.filter(({ verdict, mention }) => verdict === 'doubt' && isOne(mention));
  const done = new Set<Judged>();
  const swaps = wanted.flatMap((want): readonly Change[] => {
    const isOfMeal = ({ mention }: Judged) => isSameStop(want.meal, mention);
    const before = (all: readonly Judged[]) =>
      all.findLast((each) => each.from < want.from && !done.has(each) && !isPraised(praised, each.mention));
    const ofMeal = want.meal && want.meal.stands.length > 0 ? [...against, ...doubted].filter(isOfMeal) : undefined;
    const target = ofMeal
      ? before(ofMeal)
      : (before(against) ?? before(doubted) ?? against.find((each) => !done.has(each)));
    if (target) {
      done.add(target);
      return [{ from: target.from, to: Math.max(want.to, target.to), edits: swapsFor(target.mention, want) }];
    }
    const asked = want.isElse && !want.meal ? spokenBefore(said, want) : undefined;
    const of = asked ?? standingFor(reading, want, praised);
    return of ? [{ from: want.from, to: want.to, edits: swapsFor(of, want) }] : [];
  });
  const known = judged.filter(({ verdict, mention }) => verdict === 'known' && isOne(mention));
  const gone = [...against, ...known]
    .filter((each) => !done.has(each))
    .map((each): Change => ({ from: each.from, to: each.to, edits: [refused(reading, each)] }));
  // "Keep the bar for the drinks": what may stay is said, and nothing is done to it.
  const kept = judged
    .filter(({ verdict, mention, isAlone }) => verdict === 'for' && isOne(mention) && isAlone)
    .map(({ from, to }): Change => ({ from, to, edits: [] }));
  return [
    ...swaps,
    ...gone,
    ...kept,
    ...judged.flatMap((each) =>
      missed(
        reading,
        each,
        doubted.find(({ mention }) => mention.stands.some(isTable)),
      ),
    ),
    ...said.flatMap((each) => [...onlyThose(reading, each), ...eatenAtHome(reading, each)]).filter(isFree),
  ];
}

/** "Is the lunch place all right for coeliacs? If not, something else": the stop that was asked about. */
const spokenBefore = (said: readonly SaidOfPlan[], { from }: Spanned): Mention | undefined =>
  said.flatMap(({ items }) => items.filter(isMention).filter((each) => each.to <= from && isOne(each))).at(-1);

const isOne = ({ stands }: Mention): boolean => stands.length === 1;

const isSameStop = (a: Mention | undefined, b: Mention): boolean =>
  a?.stands.some((stop) => b.stands.includes(stop)) === true;

const isPraised = (praised: ReadonlySet<StandingStop>, { stands }: Mention): boolean =>
  stands.some((stop) => praised.has(stop));

/** Of no stop that is judged: the table of the meal that is named, or the one that is of that kind. */
function standingFor(
  reading: Reading,
  { by, like, isCheaper, isUnread, isAnother, meal }: Wanted,
  praised: ReadonlySet<StandingStop>,
): Mention | undefined {
  const focus = reading.context.inFocus;
  const talkedOf = focus && nameMention(reading, focus, { from: 0, to: 1 });
  // "Find another, then", of the stop that was talked of.
  if (isAnother && !by && !meal && !isUnread && talkedOf?.stands.length === 1) return talkedOf;
  if (isUnread || (!by && like.length === 0 && !isCheaper)) return undefined;
  if (meal && meal.stands.length > 0) return isPraised(praised, meal) ? undefined : meal;
  if (meal || !isAnother || !by?.wish || !isOfRestaurant(by.wish)) return undefined;
  const tables = (reading.context.standing ?? []).filter((stop) => isTable(stop) && !praised.has(stop));
  const [table] = tables;
  return table && tables.length === 1 ? mentionOf(reading, table) : undefined;
}

const isTable = ({ meal }: StandingStop): boolean => meal === 'lunch' || meal === 'dinner';

const mentionOf = (reading: Reading, stop: StandingStop): Mention => {
  const of = nameOf(reading, stop.place);
  return { kind: 'mention', what: 'name', of, stop: { reference: of }, stands: [stop], from: 0, to: 0 };
};

/** A table that is not wanted gives way to another; a meal that is not wanted goes, and so does a visit that nobody asked for. */
function refused(reading: Reading, { mention, line, verdict }: Judged): PlanEdit {
  const { of, what, stands } = mention;
  // "She hates museums": all of them, however many stand.
  if (what === 'type' && mention.isMany && of.kind === 'type') return { kind: 'drop', of, isAll: true };
  if (verdict === 'known') return { kind: 'drop', of };
  const isDear = reading.grammar.plans.tooDear.test(line);
  if (isDear) return { kind: 'swap', of, cheaper: true };
  if (what === 'meal') return { kind: 'drop', of };
  const isServed = stands.some((stop) => stop.meal !== undefined || stop.place.categories.includes('pubs/bars'));
  return isServed ? { kind: 'swap', of } : { kind: 'drop', of, isRefused: true };
}

/** "I don't see any stew": what should be there and is not. */
function missed(
  { context: { standing = [] } }: Reading,
  { verdict, mention, from, to }: Judged,
  doubted: Judged | undefined,
): readonly Change[] {
  const { wish } = mention.stop;
  const isEaten = wish !== undefined && isOfRestaurant(wish) && (wish.attribute === 'dish' || doubted !== undefined);
  const isThere = mention.stands.length > 0 || (mention.alike?.length ?? 0) > 0;
  if (verdict !== 'missing' || (isThere && !isEaten)) return [];
  const usual = standing.find(({ meal }) => meal === 'lunch') ?? standing.find(isTable);
  const table = isEaten ? (doubted?.mention.stands[0] ?? usual) : undefined;
  const meal = table?.meal === 'lunch' || table?.meal === 'dinner' ? table.meal : undefined;
  const edit: PlanEdit =
    wish && meal
      ? { kind: 'swap', of: { kind: 'meal', meal, said: UNSAID }, by: { meal, wish: must(wish) } }
      : { kind: 'add', stop: mention.stop };
  return [{ from, to, edits: [edit] }];
}
