// Places that a plan is to have though its own words do not name them: "with that museum", "let's go there first", "lunch there".
// Each comes in where it is said, and what is said of one place is one stop.
import type { PlaceId } from '../../domain/branded.ts';
import type { Category } from '../../domain/category.ts';
import { overlap } from '../../domain/span.ts';
import { foldedWords } from '../../domain/text.ts';
import type { Frame, PlanRequest, PlanStop, Reference } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { placeIdIn } from '../../nlp/reference.ts';
import { mealOf } from '../../nlp/table.ts';
import { servesFood } from '../../vocabulary/categories.ts';
import { UNSAID } from '../../wishes/wish.ts';
import { resolve } from '../places/resolve.ts';
import { isOfType } from '../places/spoken-of.ts';
import { isPlanOpen } from '../state.ts';
import type { Turn } from '../turn.ts';

export function withSettledStops(turn: Turn, request: PlanRequest): PlanRequest {
  if (isPlanOpen(turn.conversation) && !request.isStated) return request;
  const pointed = turn.frame.references.reduce((stops, each) => withPlaceMeant(turn, stops, each), request.stops);
  const stops = onceEach(mealsThere(turn, withChosen(turn, pointed)));
  // "Let's go there, then lunch": what the message begins with comes first.
  const isFirst = stops.length > 1 && stops[0] !== request.stops[0] && stops[0]?.placeId !== undefined;
  return { ...request, stops, ...(isFirst && { isFirst: true as const }) };
}

/** "That museum" takes the place of the kind that was read of its words, else it is a stop of its own; so is "there" after "go". */
function withPlaceMeant(turn: Turn, stops: readonly PlanStop[], reference: Reference): readonly PlanStop[] {
  if (!isPointing(turn.frame, reference) || isOfMessage(turn, stops, reference)) return stops;
  const meant = resolve(reference, turn.conversation, turn.scene);
  const [placeId, another] = meant.found === 'places' && !meant.assumed ? meant.placeIds : [];
  if (!placeId || another || stops.some((stop) => idOf(stop) === placeId)) return stops;
  // Who asks what to do after lunch has had it.
  if (isEatenAt(turn, placeId) && isAfter(turn.frame, reference)) return stops;
  const own = stops.findIndex(
    ({ wish, reference: named }) => !named && wish?.said && overlap(wish.said, reference.said),
  );
  if (own >= 0) return stops.map(({ wish: _, ...stop }, at) => (at === own ? { ...stop, placeId } : stops[at]!));
  const next = stops.findIndex((stop) => (startOf(turn.frame, stop) ?? 0) > reference.said.start);
  const at = next < 0 ? stops.length : next;
  return [...stops.slice(0, at), { placeId }, ...stops.slice(at)];
}

/** "The wax museum sounds good. A plan with that museum": what stands in the message itself. */
const isOfMessage = ({ frame, scene }: Turn, stops: readonly PlanStop[], reference: Reference): boolean =>
  reference.kind === 'type' &&
  stops.some((stop) => {
    const id = idOf(stop);
    const place = id === undefined ? undefined : scene.placeOf(id);
    return place !== undefined && (startOf(frame, stop) ?? -1) < reference.said.start && isOfType(reference, place);
  });

function isPointing({ text, language, asks }: Frame, reference: Reference): boolean {
  const { there, goes } = grammarOf(language).plans.settled;
  const lead = leadOf(text, reference);
  // "Start with that museum, then lunch with children" asks nothing of it.
  const isAsked = asks.some((ask) => ask.kind === 'fact' && ask.of?.said.start === reference.said.start);
  if (isAsked && !goes.test(lead)) return false;
  if (reference.kind === 'type') return reference.number === undefined && !OTHER_ROLES.has(reference.role ?? '');
  if (reference.kind !== 'pronoun') return false;
  // "What can I do after that, and a plan until six": it is done before the rest.
  if (isAfter({ text, language }, reference)) return true;
  return there.test(` ${foldedWords(reference.said.text).join(' ')} `) && goes.test(lead);
}
const leadOf = (text: string, { said }: Reference): string =>
  ` ${foldedWords(text.slice(0, said.start)).slice(-LEAD_WORDS).join(' ')} `;
const isAfter = ({ text, language }: Pick<Frame, 'text' | 'language'>, reference: Reference): boolean =>
  grammarOf(language).plans.settled.after.test(leadOf(text, reference));
const isEatenAt = ({ scene }: Turn, id: PlaceId): boolean =>
  scene.placeOf(id)?.categories.slice(0, 1).some(servesFood) === true;
const LEAD_WORDS = 4;
/** Where it begins, what it is near to, and what is left out. */
const OTHER_ROLES: ReadonlySet<string> = new Set(['except', 'from', 'near']);

/** "That café then. How far is it?", and a plan with a coffee: of a kind from which one place was chosen it is that place. */
function withChosen({ conversation: { agreed, plan }, scene }: Turn, stops: readonly PlanStop[]): readonly PlanStop[] {
  if (plan) return stops;
  const taken = new Set(stops.flatMap((stop) => idOf(stop) ?? []));
  const chosen = (agreed?.places ?? []).filter(({ placeId }) => !taken.has(placeId));
  return stops.map((stop) => {
    const kind = isPlain(stop) ? kindOf(stop) : undefined;
    const [only, another] = chosen.filter(({ placeId }) => scene.placeOf(placeId)?.categories[0] === kind);
    if (kind === undefined || !only || another) return stop;
    const { wish: _, meal: __, ...rest } = stop;
    return { ...rest, placeId: only.placeId };
  });
}
/** Nothing is said of it but its kind. */
const isPlain = ({ near, like = [], reference, placeId }: PlanStop): boolean =>
  !near && like.length === 0 && !reference && placeId === undefined;

function kindOf({ wish, meal }: PlanStop): Category | undefined {
  if (meal === 'coffee' || (wish?.attribute === 'dish' && wish.value === 'coffee')) return CUPS;
  return wish?.attribute === 'category' && meal === undefined && !servesFood(wish.value) ? wish.value : undefined;
}
const CUPS: Category = 'cafes';

/** "The trattoria then. A plan with the museum and lunch there": at the table that is named before, else at the one spoken of. */
function mealsThere(turn: Turn, stops: readonly PlanStop[]): readonly PlanStop[] {
  const { frame, conversation, scene } = turn;
  const { there } = grammarOf(frame.language).plans.settled;
  const serves = (id: PlaceId | undefined): id is PlaceId =>
    id !== undefined && scene.placeOf(id)?.categories.some(servesFood) === true;
  let all = stops;
  for (const meal of stops.filter((stop) => mealOf(stop.meal) && idOf(stop) === undefined && !stop.near)) {
    const said = mealSaid(frame, meal);
    const behind = said ? ` ${foldedWords(frame.text.slice(said.end)).slice(0, 1).join(' ')} ` : '';
    if (!there.test(behind)) continue;
    const host = all.slice(0, all.indexOf(meal)).findLast((stop) => !stop.meal && serves(idOf(stop)));
    const spoken = resolve({ kind: 'pronoun', number: 'one', said: UNSAID }, conversation, scene);
    const id = host ? idOf(host) : spoken.found === 'places' ? spoken.placeIds[0] : undefined;
    if (!serves(id)) continue;
    const { wish: _, ...rest } = meal;
    const table: PlanStop = { ...rest, ...(host?.reference ? { reference: host.reference } : { placeId: id }) };
    all = all.flatMap((stop) => (stop === host ? [] : stop === meal ? table : stop));
  }
  return all;
}

/** Of one place the stop of which more is said, else the later one: it stands in the list, and the other led up to it. */
function onceEach(stops: readonly PlanStop[]): readonly PlanStop[] {
  const saysOf = ({ meal, at, like }: PlanStop) => [meal, at, like].filter(Boolean).length;
  return stops.filter((stop, at) => {
    const id = idOf(stop);
    return (
      id === undefined ||
      !stops.some((other, index) => {
        const isSame = index !== at && idOf(other) === id && other.day === stop.day;
        const more = saysOf(other) - saysOf(stop);
        return isSame && (more > 0 || (more === 0 && index > at));
      })
    );
  });
}

const idOf = ({ placeId, reference }: PlanStop): PlaceId | undefined => placeId ?? (reference && placeIdIn(reference));

/** Where in the message the stop is said; undefined where nobody knows. */
function startOf(frame: Frame, stop: PlanStop): number | undefined {
  const said = stop.reference?.said ?? stop.wish?.said ?? mealSaid(frame, stop);
  return said && said.start >= 0 ? said.start : undefined;
}

function mealSaid({ text, language }: Frame, { meal }: PlanStop) {
  const pattern = grammarOf(language).meals.find(([each]) => each === meal)?.[1];
  return [...text.matchAll(/[\p{L}\d]+/gu)]
    .filter(([word]) => pattern?.test(` ${foldedWords(word).join(' ')} `))
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }))[0];
}
