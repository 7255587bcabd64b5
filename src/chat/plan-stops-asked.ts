// The stops of a plan as a message says them, whichever way they were read: kinds, meals, names, so many of one kind.
import type { Language } from '../domain/language.ts';
import { overlap } from '../domain/span.ts';
import type { Frame, PlanRequest, PlanStop, Reference } from '../nlp/frame.ts';
import { grammarOf } from '../nlp/languages/grammars.ts';
import { must, type Wish } from '../wishes/wish.ts';
import { isPlace } from './resolve.ts';
import { isWhat } from './what-sought.ts';

/** Stops as said, whichever way they were read; "two museums" are two stops. */
export function asMade(request: PlanRequest, { wishes, text, references, language, plan }: Frame): PlanRequest {
  const added = request.edits.flatMap((edit) => (edit.kind === 'add' ? [edit.stop] : []));
  const all = [...request.stops, ...added];
  const isEaten = all.some(({ meal }) => meal);
  // "Lunch" was read as a meal and as restaurants: it is one stop.
  const said = all.filter((stop) => !(isEaten && !stop.meal && isTable(stop)));
  const isRead = plan?.kind === 'make';
  const missing = (isRead ? [] : wishes)
    .filter((wish) => isWhat(wish) && !said.some((stop) => stop.wish?.value === wish.value))
    .filter((wish) => !(isEaten && wish.value === 'restaurants'))
    .map((wish): PlanStop => ({ wish }));
  const named = references
    .filter((each) => isPlace(each) && each.kind === 'name' && each.role === 'subject')
    .filter((each) => !wishes.some((wish) => isRefusalOf(wish, each)) && each.said.start !== request.end?.said.start)
    .filter((each) => !said.some(({ reference }) => reference?.said.start === each.said.start))
    .map((reference): PlanStop => ({ reference }));
  const stops = [...said, ...missing, ...named].flatMap((stop) =>
    Array.from({ length: countOf(stop, text, language) }, () => stop),
  );
  return { ...request, kind: 'make', stops: request.isCrawl ? crawl(stops) : stops, edits: [] };
}

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

export const isTable = ({ wish }: PlanStop): boolean => wish?.attribute === 'category' && wish.value === 'restaurants';

/** "Two museums", "tres bares": as many stops. */
function countOf({ wish, meal }: PlanStop, text: string, language: Language): number {
  if (!wish?.said || meal) return 1;
  const lead = text.slice(0, wish.said.start).trimEnd();
  // The last word, where nothing but a blank lies between: "for two, flamenco" counts people.
  const before = /[\p{L}\d]$/u.test(lead) ? (lead.split(/[^\p{L}\d]/u).at(-1) ?? '') : '';
  return grammarOf(language).plans.counts[before.toLowerCase()] ?? 1;
}
