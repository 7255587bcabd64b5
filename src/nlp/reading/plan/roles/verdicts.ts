// What a message thinks of the stops of the plan, and what should rather be there: "the 1862 is great. La Tape is more of a beer
// place, isn't it? Something more romantic", "no, not the castle". Each clause judges the stop that it names.
import { VOCABULARY } from '../../../../vocabulary/bundled.ts';
import { servesFood } from '../../../../vocabulary/categories.ts';
import { isWhat, must, type Wish } from '../../../../wishes/wish.ts';
import type { PlanEdit, PlanStop, Reference, When } from '../../../frame.ts';
import type { Verdict } from '../../../languages/plan-verdict-words.ts';
import { isAnyTable, isOfRestaurant, isOnlyMeal, mealSaid } from '../../../table.ts';
import { lineOfWords, type Reading, type StandingStop, saidOf, writtenIn } from '../../context.ts';
import { mealsSaid } from '../../meals.ts';
import { clauseOf } from '../../sentence.ts';
import { described, isOfStop } from '../likes.ts';
import { isMention, listFrom, type SaidOfPlan } from './clauses.ts';
import type { Change } from './exchanges.ts';
import { nameOf } from './exchanges.ts';
import { type HourItem, type Item, type Mention, nameMention } from './items.ts';
import type { Spanned } from './role-words.ts';

interface Judged extends Spanned {
  readonly mention: Mention;
  readonly verdict: Verdict;
  /** The clause says no hour, no neighbour and no verb of changing. */
  readonly isAlone: boolean;
  /** The clause with `@` for the stop. */
  readonly line: string;
}

/** What should rather be there. */
interface Wanted extends Spanned {
  readonly by?: PlanStop;
  /** "Pizza or burgers": kinds of which any would do. */
  readonly anyOf?: readonly Wish[];
  readonly like: readonly Wish[];
  readonly isCheaper: boolean;
  readonly near?: Reference;
  readonly meal?: Mention;
  /** Words that say what it should be, and that nobody understood. */
  readonly isUnread: boolean;
  /** Words that say what it should be, and that were understood. */
  readonly isSaid: boolean;
  readonly isAnother: boolean;
  /** It comes unless the stop that the message spoke of before will do. */
  readonly isElse?: true;
  readonly at?: When;
}

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

const isOne = ({ stands, isMany }: Mention): boolean => stands.length === 1 && !isMany;

const isSameStop = (a: Mention | undefined, b: Mention): boolean =>
  a !== undefined && a.stands.some((stop) => b.stands.includes(stop));

const isPraised = (praised: ReadonlySet<StandingStop>, { stands }: Mention): boolean =>
  stands.some((stop) => praised.has(stop));

/** Clauses of a sentence with the stops that each names, and what it thinks of them. */
function judgedIn(reading: Reading, { part: { sentence }, items }: SaidOfPlan): readonly Judged[] {
  const { words } = reading.document;
  const { verdicts } = reading.grammar.plans;
  const mentions = [...items.filter(isMention), ...inFocus(reading, items)];
  const isInside = (at: number) => mentions.some(({ from, to }) => from <= at && at < to);
  const isCut = (at: number) =>
    !isInside(at) && (/^[,;:–—-]$/u.test(words[at]!.surface) || reading.grammar.plans.joining.has(words[at]!.norm));
  const text = saidOf(reading, sentence.from, sentence.to).text;
  const isAsked = /[?¿]/u.test(text);
  return mentions.flatMap((mention): readonly Judged[] => {
    let [from, to] = [mention.from, mention.to];
    while (from > sentence.from && !isCut(from - 1)) from--;
    while (to < sentence.to && !isCut(to)) to++;
    // "No, not the castle": what stands alone before a comma is of what follows, and so is a verdict behind one.
    const wide = { from: sentence.from, to: sentence.to };
    for (const stretch of [{ from, to }, wide]) {
      if (stretch === wide && mentions.length > 1) break;
      const line = lineAround(reading, stretch, mention);
      const isThere = mention.stands.length > 0;
      const found = ORDER.find(
        (verdict) => (isThere || verdict === 'missing') && verdicts[verdict].some((pattern) => pattern.test(line)),
      );
      if (!found) continue;
      const verdict = (found === 'against' || found === 'known') && isAsked ? 'doubt' : found;
      const others = items.filter(
        (each) => each !== mention && each.from >= stretch.from && each.to <= stretch.to && isOfChange(each),
      );
      return [{ mention, verdict, line, isAlone: others.length === 0, ...stretch }];
    }
    return [];
  });
}
const isOfChange = (item: Item): boolean =>
  item.kind === 'hour' ||
  (item.kind === 'word' && (VERBS.has(item.role) || item.role === 'beside' || item.role === 'it'));

const ORDER: readonly Verdict[] = ['known', 'against', 'missing', 'doubt', 'for'];

/** "The cathedral? No, thanks": the stop that a few words name, and in the next sentence nothing but a refusal. */
function refusedBehind(reading: Reading, said: readonly SaidOfPlan[], at: number): readonly Judged[] {
  const { part, items } = said[at]!;
  const next = said[at + 1]?.part.sentence;
  const [mention, another] = items.filter(isMention);
  const isShort = part.sentence.to - part.sentence.from <= REFUSED_WORDS;
  if (!next || !mention || another || !isShort) return [];
  const isRefusal = reading.grammar.plans.noThanks.test(writtenIn(reading, next));
  const first = said[at + 1]!.items[0];
  const stretch = { from: part.sentence.from, to: first?.from ?? next.to };
  return isRefusal ? [{ mention, verdict: 'against', isAlone: true, line: '', ...stretch }] : [];
}
const REFUSED_WORDS = 7;

/** "That one is too dear": the place that was talked of, or came in, where the sentence names no stop. */
function inFocus(reading: Reading, items: readonly Item[]): readonly Mention[] {
  const entry = reading.context.inFocus;
  const it = items.find((each) => each.kind === 'word' && each.role === 'it' && !each.isOfMany);
  if (!entry || !it || items.some((each) => isMention(each) && each.stands.length > 0)) return [];
  const mention = nameMention(reading, entry, it);
  return mention.stands.length > 0 ? [mention] : [];
}

/** The words of a stretch, with `@` for the stop and its article. */
function lineAround({ document: { words }, grammar }: Reading, { from, to }: Spanned, mention: Mention): string {
  const begin = grammar.definite.has(words[mention.from - 1]?.norm ?? '') ? mention.from - 1 : mention.from;
  const before = words.slice(from, Math.max(from, begin));
  return lineOfWords([...before, { norm: '@' }, ...words.slice(mention.to, to)]);
}

function wantedIn(reading: Reading, { part, items }: SaidOfPlan): readonly Wanted[] {
  const { plans, light } = reading.grammar;
  const { words } = reading.document;
  const { sentence } = part;
  // "Put in the lunch and something at night": that comes on top.
  const put = items.find((each) => each.kind === 'word' && each.role === 'put');
  // "Put in another, a cheaper one": in the place of what is judged.
  const isDenied = (at: number) => items.some((each) => each.kind === 'word' && each.role === 'not' && each.to === at);
  const puts = put ? put.to : Number.POSITIVE_INFINITY;
  const cues = words.flatMap((_, at) => {
    if (at < sentence.from || at >= sentence.to || at > puts || isDenied(at)) return [];
    const line = lineOfWords(words.slice(at, Math.min(sentence.to, at + CUE_WORDS)));
    const isAt = (pattern: RegExp) => line.search(pattern) === 0;
    if (isAt(plans.wantingElse)) return [{ at, isAnother: true, isElse: true }];
    if (isAt(plans.wanting)) return [{ at, isAnother: false }];
    if (isAt(plans.wantingNamed) && items.some((each) => isNewName(each) && each.from > at && each.from - at <= 2))
      return [{ at, isAnother: false }];
    return isAt(plans.wantingAnother) ? [{ at, isAnother: true }] : [];
  });
  const [cue] = cues;
  if (!cue) return [];
  const verb = items.find((each) => each.kind === 'word' && VERBS.has(each.role) && each.from > cue.at);
  const to = verb ? verb.from : sentence.to;
  // "Swap dinner for something earlier, pizza or burgers": from the verb on.
  const swap = items.find((each) => each.kind === 'word' && each.role === 'swap' && each.to <= cue.at);
  const stretch = { from: swap?.from ?? cue.at, to };
  const said = saidOf(reading, cue.at, to);
  const isWithin = (each: { readonly start: number; readonly end: number }) =>
    each.start >= said.start && each.end <= said.end;
  const own = part.wishes.filter((wish) => wish.polarity === 'want' && wish.said && isWithin(wish.said));
  const kinds = own.filter((wish) => isWhat(wish) && !isOnlyMeal(wish));
  const clause = clauseOf(sentence, reading, cue.at, to);
  const { by: read, like: manner } = described(
    clause.chunks.filter(({ name, when }) => !name && !when),
    clause.phrases,
    undefined,
  );
  const wish = kinds.find(({ attribute }) => attribute !== 'category') ?? kinds[0] ?? read?.wish;
  const either = kinds.filter((each) => each.either !== undefined && each.either === kinds[0]?.either);
  const kind = wish && !isOnlyMeal(wish) ? wish : undefined;
  const like = [...own.filter((each) => each.attribute !== 'open' && isOfStop(each)), ...manner].filter(
    (each, at, all) =>
      all.findIndex(({ attribute, value }) => attribute === each.attribute && value === each.value) === at,
  );
  const name = items
    .filter(isMention)
    .find((each) => each.what === 'name' && each.stands.length === 0 && each.from >= cue.at);
  const near = part.references.find(
    ({ reference, isAnchor }) =>
      reference.kind === 'name' &&
      isWithin(reference.said) &&
      (isAnchor || reference.candidates[0]?.entry.thing.kind !== 'place'),
  )?.reference;
  const isAnchorOf = name !== undefined && near !== undefined && near.said.start === name.of.said.start;
  const isCheaper = clause.phrases.some(({ family, meaning }) => family === 'tighten' && meaning === 'price');
  // "With pasta and good wine" asks for no drinks.
  const isEaten = kind !== undefined && isOfRestaurant(kind);
  const meals = items
    .filter(isMention)
    .filter(({ what, stop }) => what === 'meal' && !(isEaten && stop.meal !== 'lunch' && stop.meal !== 'dinner'));
  const meal = meals.find((each) => each.from >= cue.at) ?? meals[0];
  const hour = items.find((each): each is HourItem => each.kind === 'hour' && each.from >= cue.at && each.to <= to);
  const by: PlanStop | undefined = name && !isAnchorOf ? name.stop : kind ? { wish: kind } : undefined;
  // "Something smaller" is another of its kind that takes no longer.
  const isBrief = plans.briefer.test(writtenIn(reading, sentence));
  const isSaid = isBrief || by !== undefined || like.length > 0 || isCheaper || near !== undefined;
  const behind = words.slice(cue.at + 1, to).filter(({ norm }) => /[\p{L}]/u.test(norm) && !light.has(norm));
  const ofMeal = mealsSaid(reading, clause).length > 0 ? 1 : 0;
  return [
    {
      ...stretch,
      ...(by && either.length < 2 && { by }),
      ...(!name && either.length > 1 && { anyOf: either }),
      like,
      isCheaper,
      ...(near && { near }),
      ...(meal && { meal }),
      ...(hour && { at: hour.when }),
      isSaid,
      isUnread: !isSaid && behind.length > ofMeal,
      isAnother: cue.isAnother,
      ...('isElse' in cue && { isElse: true as const }),
    },
  ];
}
const CUE_WORDS = 3;
const isNewName = (item: Item): boolean => isMention(item) && item.what === 'name' && item.stands.length === 0;
const VERBS: ReadonlySet<string> = new Set(['swap', 'drop', 'put', 'move']);

/** Of no stop that is judged: the table of the meal that is named, or the one that is of that kind. */
function standingFor(
  reading: Reading,
  { by, like, isCheaper, isUnread, isAnother, meal }: Wanted,
  praised: ReadonlySet<StandingStop>,
): Mention | undefined {
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

/** What comes, and its hour where one was said of a meal. */
function swapsFor(mention: Mention, want: Wanted): readonly PlanEdit[] {
  const swap = swapFor(mention, want);
  const meal = mention.stands[0]?.meal;
  if (!want.at || !meal || meal === 'snack') return [swap];
  return [swap, { kind: 'move', of: { kind: 'meal', meal, said: mention.of.said }, to: want.at }];
}

function swapFor({ of, stands }: Mention, { by, anyOf, like, isCheaper, near, isUnread }: Wanted): PlanEdit {
  const meal = stands[0]?.meal;
  const isEaten = by?.wish !== undefined && isServed(by.wish);
  // A table with music is a table.
  const isStage = by?.wish?.attribute === 'category' && by.wish.value === 'music halls';
  if (meal && isStage)
    return {
      kind: 'swap',
      of,
      like: [
        must({ attribute: 'feature', operator: 'is', value: 'live_music' }),
        ...like.filter(({ value }) => value !== 'live_music'),
      ],
    };
  // "Something with tables and a cloth": what serves nothing is no table.
  const isNone = meal !== undefined && by?.wish !== undefined && !isEaten && !by.reference;
  const table = isNone ? undefined : meal && isEaten ? { ...by, meal: mealSaid(meal) } : by;
  const isOpen = isNone && like.length === 0 && !isCheaper && !near;
  return {
    kind: 'swap',
    of,
    ...(table && { by: table }),
    ...(anyOf && { anyOf }),
    ...(isCheaper && { cheaper: true as const }),
    ...(like.length > 0 && { like }),
    ...(near && { near }),
    ...((isUnread || isOpen) && { isUnread: true as const }),
  };
}

/** A kitchen, a dish, a kind of place where people eat or drink. */
function isServed(wish: Wish): boolean {
  if (isAnyTable(wish) || isOfRestaurant(wish)) return true;
  const categories =
    wish.attribute === 'category'
      ? [wish.value]
      : wish.attribute === 'kind' || wish.attribute === 'dish'
        ? (VOCABULARY.concept(wish.attribute, wish.value)?.categories ?? [])
        : [];
  return categories.some((each) => servesFood(each));
}

/** A table that is not wanted gives way to another; a meal that is not wanted goes, and so does a visit that nobody asked for. */
function refused(reading: Reading, { mention, line, verdict }: Judged): PlanEdit {
  const { of, what, stands } = mention;
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
      ? { kind: 'swap', of: { kind: 'meal', meal, said: NOWHERE }, by: { meal, wish: must(wish) } }
      : { kind: 'add', stop: mention.stop };
  return [{ from, to, edits: [edit] }];
}

const NOWHERE = { start: 0, end: 0, text: '' };

/** "Just the museum and lunch": those stay; "just the Prado" is of those of its kind. */
function onlyThose(reading: Reading, { part, items }: SaidOfPlan): readonly Change[] {
  const { standing = [] } = reading.context;
  const { sentence } = part;
  // "Just the Prado at ten, then lunch" lists a whole plan.
  if (items.some((each) => each.kind === 'hour' || (each.kind === 'word' && each.role === 'then'))) return [];
  const first = items
    .filter(isMention)
    .find(
      (each) =>
        each.stands.length > 0 &&
        reading.grammar.plans.onlyThose.test(
          lineAround(reading, { from: startOf(reading, sentence, each), to: each.to }, each),
        ),
    );
  if (!first) return [];
  const clause = { items, part, from: first.from, to: sentence.to };
  const all = listFrom(reading, clause, first.from).filter(({ stands }) => stands.length > 0);
  const kept = new Set(all.flatMap(({ stands }) => stands));
  const main = first.stands[0]?.place.categories[0];
  const isAlike = (stop: StandingStop) =>
    all.length > 1 || (first.what === 'name' && stop.place.categories[0] === main);
  const gone = standing.filter((stop) => !kept.has(stop) && isAlike(stop));
  const edits = gone.map(({ place }): PlanEdit => ({ kind: 'drop', of: nameOf(reading, place) }));
  const last = all.at(-1) ?? first;
  return all.length > 1 || edits.length > 0 ? [{ from: first.from, to: last.to, edits }] : [];
}

/** Where the clause of a stop begins. */
function startOf({ document: { words } }: Reading, { from }: Spanned, mention: Mention): number {
  return words.findLastIndex(({ surface }, at) => at >= from && at < mention.from && surface === ',') + 1 || from;
}

/** "No dinner, we eat at home", «a cenar a casa». */
function eatenAtHome(reading: Reading, { part, items }: SaidOfPlan): readonly Change[] {
  const { sentence } = part;
  const line = lineOfWords(reading.document.words.slice(sentence.from, sentence.to));
  if (sentence.isQuestion || !reading.grammar.plans.eatenAtHome.test(line)) return [];
  const meals = items.filter(isMention).filter(({ what, stands }) => what === 'meal' && stands.length > 0);
  const [meal] = meals;
  if (!meal) return [];
  return [{ from: meal.from, to: Math.min(sentence.to, meal.to + HOME_WORDS), edits: [{ kind: 'drop', of: meal.of }] }];
}
const HOME_WORDS = 3;
