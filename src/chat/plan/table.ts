// The table of a plan that was just told, said more closely: another kitchen, a cheaper one, one for so many people.
import type { Stop } from '../../domain/plan.ts';
import { foldedLine } from '../../domain/text.ts';
import type { Frame, PlanEdit, PlanQuestion, PlanRequest, Reference } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { isPlace } from '../../nlp/reference.ts';
import { isAnyTable } from '../../nlp/table.ts';
import { servesFood } from '../../vocabulary/categories.ts';
import { UNSAID, type Wish } from '../../wishes/wish.ts';
import type { DialogueAct } from '../acts.ts';
import { isPlanOpen } from '../state.ts';
import type { Turn } from '../turn.ts';

export const tableOf = (turn: Turn): DialogueAct | undefined =>
  isPlanOpen(turn.conversation) ? (tableFor(turn) ?? otherTable(turn)) : undefined;

/** "Where's lunch?", of a plan without one: it gets a table. */
export function mealMissing({ conversation }: Turn, { about, of, when, ofDay }: PlanQuestion): DialogueAct | undefined {
  const meal = about === 'stop' && of?.kind === 'meal' ? of.meal : undefined;
  if (meal !== 'lunch' && meal !== 'dinner') return undefined;
  const isThere = conversation.plan?.days.some(({ stops }) => stops.some((stop) => stop.meal === meal)) ?? true;
  const on = { ...(when && { on: when }), ...(ofDay !== undefined && { ofDay }) };
  return isThere ? undefined : { kind: 'edit_plan', edits: [{ kind: 'add', stop: { meal }, ...on }] };
}

/** "There will be ten of us", "¿y si somos diez?": which of its tables to ring. */
function tableFor({ frame, conversation, scene }: Turn): DialogueAct | undefined {
  const size = frame.situation.flatMap((fact) => (fact.kind === 'party' ? (fact.value.size ?? []) : []))[0];
  const isFamily = frame.situation.some((fact) => fact.kind === 'party' && fact.value.withChildren);
  const isOnly =
    frame.situation.every(({ kind }) => kind === 'party') &&
    frame.wishes.length + frame.asks.length + frame.whens.length === 0 &&
    frame.references.every((each) => !isPlace(each));
  if (size === undefined || isFamily || !isOnly || saysMore(frame.plan)) return undefined;
  const isTable = ({ placeId, meal }: Stop) =>
    meal !== undefined || scene.placeOf(placeId)?.categories.slice(0, 1).some(servesFood) === true;
  const hasTable = conversation.plan?.days.some(({ stops }) => stops.some(isTable)) ?? false;
  return hasTable && size >= LARGE_PARTY
    ? { kind: 'tell_plan', question: { about: 'tables' } }
    : { kind: 'edit_plan', edits: [{ kind: 'suit' }] };
}
/** From here on few tables are large enough. */
const LARGE_PARTY = 6;

const saysMore = (plan: PlanRequest | undefined): boolean =>
  plan !== undefined && (plan.edits.length > 0 || plan.stops.length > 0 || plan.question !== undefined);

/** "Actually Italian", "mejor coreano", "somewhere cheaper for dinner": another table for the meal, and no list. */
function otherTable({ frame, conversation }: Turn): DialogueAct | undefined {
  const { plan, planAsked } = conversation;
  const isAsked = frame.asks.some(({ kind }) => kind === 'fact' || kind === 'compare');
  if (!plan || isAsked || frame.references.some(isPlace) || !isOfTable(frame)) return undefined;
  const food = frame.wishes.filter(isFood);
  const isCheaper = isCheaperSaid(frame);
  const word = mealSaid(frame);
  if (food.length === 0 && !(isCheaper && word)) return undefined;
  const meals = plan.days.flatMap(({ stops }) => stops.flatMap(({ meal }) => (meal && WORDS[meal]) ?? []));
  const eaten = [...new Set(meals)];
  // Of several the one that was asked for with a kitchen, else the last.
  const picked = planAsked?.request.stops.findLast(({ meal, wish }) => meal && wish && isFood(wish))?.meal;
  const named = [word, picked].find((each) => each !== undefined && (eaten as readonly string[]).includes(each));
  const meal = named ?? (word === undefined ? eaten.at(-1) : undefined);
  if (!meal || (word !== undefined && word !== meal)) return undefined;
  const wish = food.find(({ attribute }) => attribute === 'cuisine' || attribute === 'dish');
  const like = food.filter((each) => each !== wish);
  const of: Reference = { kind: 'meal', meal, said: UNSAID };
  const edit: PlanEdit = {
    kind: 'swap',
    of,
    ...(wish && { by: { wish, meal } }),
    ...(isCheaper && { cheaper: true }),
    ...(like.length > 0 && { like }),
  };
  return { kind: 'edit_plan', edits: [edit] };
}
const WORDS = { breakfast: undefined, lunch: 'lunch', snack: undefined, dinner: 'dinner' } as const;

const isFood = ({ attribute, polarity }: Wish): boolean => polarity === 'want' && FOOD.has(attribute);
const FOOD: ReadonlySet<string> = new Set(['cuisine', 'dish', 'diet']);

/** What to eat, and nothing of another stop: the reader has found no change of its own but that some meal is meant. */
function isOfTable({ wishes, plan, text, whens }: Frame): boolean {
  const isShort = foldedLine(text).trim().split(' ').length <= MOST_WORDS;
  const isNoOther = wishes.every(
    (wish) =>
      isFood(wish) || wish.attribute === 'open' || wish.attribute === 'price_level' || wish.value === 'restaurants',
  );
  const edits = plan?.edits ?? [];
  const isBare = edits.every(
    (edit) => edit.kind === 'cheaper' || (edit.kind === 'add' && edit.stop.meal !== undefined && !edit.stop.wish),
  );
  const isDrink = wishes.some(({ attribute, value }) => attribute === 'dish' && DRUNK.has(String(value)));
  return (
    isShort && isNoOther && isBare && !isDrink && plan?.kind !== 'make' && !whens.some(({ day }) => day !== undefined)
  );
}
const MOST_WORDS = 9;
const DRUNK: ReadonlySet<string> = new Set(['cocktail', 'wine', 'beer', 'coffee', 'vermouth', 'tea', 'chocolate']);

const isCheaperSaid = ({ changes, plan }: Frame): boolean =>
  changes.some((change) => change.kind === 'tighten' && change.attribute === 'price') ||
  (plan?.edits ?? []).some(({ kind }) => kind === 'cheaper');

/** "For dinner", "para cenar". */
function mealSaid({ text, language, plan, whens }: Frame): 'lunch' | 'dinner' | undefined {
  const added = plan?.edits.flatMap((edit) => (edit.kind === 'add' ? (edit.stop.meal ?? []) : []))[0];
  if (added === 'lunch' || added === 'dinner') return added;
  const words = foldedLine(text).trim().split(' ');
  const found = grammarOf(language).meals.find(([, pattern]) => words.some((word) => pattern.test(` ${word} `)))?.[0];
  if (found === 'lunch' || found === 'dinner') return found;
  const label = whens[0]?.label;
  return label === 'evening' || label === 'night'
    ? 'dinner'
    : label === 'lunch' || label === 'noon'
      ? 'lunch'
      : undefined;
}

/** All that would be added is a meal, and what is eaten there was said. */
export const isOneTableAdded = ({ edits, days, minutes }: PlanRequest, { wishes }: Frame): boolean =>
  days === undefined &&
  minutes === undefined &&
  edits.every((edit) => edit.kind === 'add' && (edit.stop.meal !== undefined || isAnyTable(edit.stop.wish))) &&
  wishes.some(isFood);
