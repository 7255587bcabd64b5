// What the list on the table says of a plan: "first that, then dinner" begins with it, and "from 12 to 6", after clubs, is of the
// night.
import { foldedWords } from '../../domain/text.ts';
import type { Frame, PlanRequest, Reference } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { isAnyTable } from '../../nlp/table.ts';
import { NIGHTLIFE } from '../../vocabulary/categories.ts';
import type { Said, Wish } from '../../wishes/wish.ts';
import { anchorOf } from '../places/resolve.ts';
import type { WishSearch } from '../state.ts';
import type { Turn } from '../turn.ts';
import { withPointed } from './pointed.ts';

export const inTheirTalk = (turn: Turn, request: PlanRequest): PlanRequest =>
  withPointed(turn, withListFirst(turn, atTheirHours(turn, request)));

/** Half a day later, where places of the night were looked for and no half of the clock was said. */
function atTheirHours({ conversation: { categories }, frame }: Turn, request: PlanRequest): PlanRequest {
  const { window } = request;
  const isOfNight = categories.some((category) => NIGHTLIFE.includes(category));
  const { fromMin = 0, toMin = 0, label } = window ?? {};
  const isBare = label === undefined && fromMin >= NOON && fromMin < NOON + HOUR && toMin > fromMin && toMin <= EVENING;
  const isSaid = /(?:\d:\d|\d ?[ap]\.? ?m)/iu.test(frame.text);
  if (!window || !isOfNight || !isBare || isSaid) return request;
  const { day, ...hours } = window;
  return {
    ...request,
    window: { ...hours, ...(day !== undefined && { day }), fromMin: fromMin + NOON, toMin: toMin + NOON },
  };
}
const HOUR = 60;
const NOON = 12 * HOUR;
const EVENING = 20 * HOUR;
const LUNCH_OVER_HOUR = 15;
const DINNER_HOUR = 20;

/** "First that, then food": the first of the list, where the words name but one stop and no other plan stands. */
function withListFirst({ conversation, frame, scene }: Turn, request: PlanRequest): PlanRequest {
  const { shown, categories, plan, focus } = conversation;
  const [only, another] = request.stops;
  const placeId = focus ?? shown[0];
  if (plan || !only || another || only.reference || only.placeId || categories.length === 0 || !placeId) return request;
  const { firstThen } = grammarOf(frame.language).plans;
  if (!firstThen.test(` ${frame.text.toLowerCase()} `)) return request;
  const { isOfAgreed: _, ...rest } = request;
  // "Food" after it is the next meal.
  const isFood = isAnyTable(only.wish) && only.meal === undefined;
  const meal = Number(scene.now?.slice(11, 13) ?? DINNER_HOUR) < LUNCH_OVER_HOUR ? 'lunch' : 'dinner';
  return { ...rest, stops: [{ placeId }, isFood ? { meal } : only], isInOrder: true };
}

/** "Two friends from" a town that is a station here, too: nobody starts there. */
export const isOrigin = ({ references, text, language }: Frame, { name }: NonNullable<WishSearch['anchor']>): boolean =>
  references.some(
    (each) =>
      each.kind === 'name' &&
      each.candidates[0]?.entry.name === name &&
      grammarOf(language).plans.peopleFrom.test(` ${foldedWords(text.slice(0, each.said.start)).join(' ')} `),
  );

/** "I set out from the north station at nine": where a day begins, whatever else was talked about. */
export function startSaid({ references, text, language }: Frame): WishSearch['anchor'] {
  const { strollFrom, peopleFrom } = grammarOf(language).plans;
  const lead = ({ said }: Reference) => ` ${foldedWords(text.slice(0, said.start)).join(' ')} `;
  const start = references.find(
    (each) =>
      each.kind === 'name' &&
      (each.role === 'from' || each.role === 'near') &&
      strollFrom.test(lead(each)) &&
      !peopleFrom.test(lead(each)),
  );
  return start && anchorOf(start);
}

/** Somebody or something that is said to be liked: "I like Goya", which names a station, too. */
export function isLiked({ text, language }: Frame, { start }: Said): boolean {
  const sentence =
    text
      .slice(0, start)
      .split(/[.!?;]/u)
      .at(-1) ?? '';
  return grammarOf(language).plans.liking.test(` ${foldedWords(sentence).join(' ')} `);
}

/** "I like Goya" names somebody whose works are to be seen, and no station to start from. */
export const isArtist = ({ frame, scene }: Turn, { name, position }: NonNullable<WishSearch['anchor']>): boolean =>
  name !== undefined &&
  frame.references.some(
    (each) => each.kind === 'name' && each.candidates[0]?.entry.name === name && isLiked(frame, each.said),
  ) &&
  (scene.worksOf(name, position).length ?? 0) > 0;

/** A kind of place that is liked: it fills a day with others, and is no list of stops. */
export const isLikedKind = (frame: Frame, { attribute, polarity, said }: Wish): boolean =>
  polarity === 'want' &&
  said !== undefined &&
  (attribute === 'category' || attribute === 'kind') &&
  // "Encanta Velázquez" is read with its verb.
  isLiked(frame, { ...said, start: said.end });

/** "Start again: the palace at ten, then lunch": of the day of the plan that it stands for, where no other is said. */
export function onItsDay({ conversation: { plan } }: Turn, request: PlanRequest): PlanRequest {
  const { window, said, days } = request;
  const [only, another] = plan?.days ?? [];
  const isDated = window?.day !== undefined || window?.weekdays !== undefined || window?.isNow || days !== undefined;
  return !only || another || isDated ? request : { ...request, window: { said, ...window, day: only.day } };
}

/** "The park in December? It'll be freezing" asks for no month of plans. */
export const isOfMonth = ({ text, whens }: Frame): boolean =>
  text.includes('?') && whens.some(({ untilDay }) => untilDay !== undefined);
