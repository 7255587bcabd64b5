// The stops of a plan as a message says them, whichever way they were read: kinds, meals, names, so many of one kind.
import type { Language } from '../../domain/language.ts';
import { overlap } from '../../domain/span.ts';
import type { Frame, PlanRequest, PlanStop, Reference } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { isPlace } from '../../nlp/reference.ts';
import { isAnyTable, isOfRestaurant } from '../../nlp/table.ts';
import { isWhat, must, type Wish } from '../../wishes/wish.ts';

/** Stops as said, whichever way they were read; "two museums" are two stops. */
export function asMade(request: PlanRequest, frame: Frame): PlanRequest {
  const { wishes, text, references, language, plan } = frame;
  const counted = (stops: readonly PlanStop[]) =>
    stops.flatMap((stop) => Array.from({ length: countOf(stop, text, language) }, () => freeIfAsked(stop, frame)));
  if (request.isStated) return { ...request, kind: 'make', stops: counted(request.stops), edits: [] };
  const added = request.edits.flatMap((edit) => (edit.kind === 'add' ? [edit.stop] : []));
  const all = [...request.stops, ...added];
  const isEaten = all.some(({ meal }) => meal);
  // "Lunch" was read as a meal and as restaurants: it is one stop.
  const said = all.filter((stop) => !(isEaten && !stop.meal && isAnyTable(stop.wish)));
  const isRead = plan?.kind === 'make';
  const missing = (isRead ? [] : wishes)
    .filter((wish) => isWhat(wish) && !said.some((stop) => stop.wish?.value === wish.value))
    .filter((wish) => !(isEaten && isAnyTable(wish)))
    .map((wish): PlanStop => ({ wish }));
  const named = references
    .filter((each) => isPlace(each) && each.kind === 'name' && each.role === 'subject')
    .filter((each) => !wishes.some((wish) => isRefusalOf(wish, each)) && each.said.start !== request.end?.said.start)
    .filter((each) => !said.some(({ reference }) => reference?.said.start === each.said.start))
    // What was said before "start again" is over.
    .filter((each) => !request.isAnew || each.said.start >= request.said.start)
    .map((reference): PlanStop => ({ reference }));
  const stops = counted([...said, ...missing, ...named]);
  const meant = request.isCrawl ? crawl(stops) : withDinner(stops, request);
  return { ...request, kind: 'make', stops: meant, edits: [] };
}

/** "The museum when it's free": read as a question on that place, it says when people go. */
function freeIfAsked(stop: PlanStop, { asks }: Frame): PlanStop {
  const isAsked = asks.some(
    (ask) =>
      ask.kind === 'fact' &&
      ask.attribute === 'free_entry' &&
      ask.of?.kind === 'name' &&
      ask.of.said.start === stop.reference?.said.start,
  );
  return isAsked ? { ...stop, like: [...(stop.like ?? []), FREE] } : stop;
}
const FREE = must({ attribute: 'free', operator: 'is', value: true });

/** "The Prado, the park and good tapas, from ten to ten": what is eaten last of a day is its dinner. */
function withDinner(stops: readonly PlanStop[], { window, minutes }: PlanRequest): readonly PlanStop[] {
  const last = stops.at(-1);
  const isDish = last?.wish !== undefined && isOfRestaurant(last.wish);
  const isLatePart = last?.at === undefined || last.at.label === 'evening' || last.at.label === 'night';
  const begins = window?.fromMin ?? (window?.label === undefined ? 0 : NOON_MIN);
  const isDay = begins < NOON_MIN && (window?.toMin ?? DINNER_MIN) >= DINNER_MIN && minutes === undefined;
  const isFed = stops.some(({ meal }) => meal === 'dinner');
  if (!last || stops.length < 3 || last.meal || isFed || !isDish || !isLatePart || !isDay) return stops;
  const { at: _, ...dish } = last;
  // So long a day has lunch as well.
  const lunch: readonly PlanStop[] = stops.some(({ meal }) => meal === 'lunch') ? [] : [{ meal: 'lunch' }];
  return [stops[0]!, ...lunch, ...stops.slice(1, -1), { ...dish, meal: 'dinner' }];
}
const NOON_MIN = 12 * 60;
const DINNER_MIN = 21 * 60;

/** "We have been to the palace" is read as a name, too. */
const isRefusalOf = ({ attribute, polarity, said }: Wish, each: Reference): boolean =>
  attribute === 'place' && polarity === 'avoid' && said !== undefined && overlap(said, each.said);

/** Of a crawl without a number there are so many stops. */
const CRAWLED = 4;
const BAR: PlanStop = { wish: must({ attribute: 'category', operator: 'is', value: 'pubs/bars' }) };

function crawl(stops: readonly PlanStop[]): readonly PlanStop[] {
  // "A tapas route of three bars": three bars for tapas.
  const dish = stops.find(({ wish }) => wish?.attribute === 'dish');
  const bars = stops.filter(({ wish }) => wish?.value === BAR.wish!.value);
  const ofDish = dish && bars.length > 0 ? (bars.length > 1 ? bars : [dish]).map(() => dish) : stops;
  const said = ofDish.length > 0 ? ofDish : [BAR];
  return said.length > 1 ? said : Array.from({ length: CRAWLED }, () => said[0]!);
}

/** "Two museums", "tres bares": as many stops. */
function countOf({ wish, meal }: PlanStop, text: string, language: Language): number {
  if (!wish?.said || meal) return 1;
  const lead = text.slice(0, wish.said.start).trimEnd();
  // The last word, where nothing but a blank lies between: "for two, flamenco" counts people.
  const before = /[\p{L}\d]$/u.test(lead) ? (lead.split(/[^\p{L}\d]/u).at(-1) ?? '') : '';
  return grammarOf(language).plans.counts[before.toLowerCase()] ?? 1;
}
