// Stops that go: those behind a verb of dropping, all but those that stay, all of a kind, one of several.
import { entryOf } from '../../../../domain/gazetteer.ts';
import type { PlanEdit, Reference } from '../../../frame.ts';
import { lineOfWords, type Reading, type StandingStop } from '../../context.ts';
import { dayIn } from '../numbers.ts';
import { type Clause, isMention, mentionsOf, ownOf, roleAt, sentenceOf } from './clause.ts';
import { type Mention, nameMention, standingOf } from './mention.ts';

/** Undefined where the clause drops nothing. */
export function droppedIn({ document, grammar }: Reading, clause: Clause): readonly Mention[] | undefined {
  const { items, verb, it } = clause;
  if (verb?.role !== 'drop') return undefined;
  const behind = ownOf(clause)
    .filter((each) => each.from >= verb.to && !isToBe(items, each))
    .map(asOne);
  // "Restaurants without gluten": what stands ahead of it goes nowhere.
  const isWithout = grammar.plans.without.has(document.words[verb.from]!.norm);
  if (isWithout && behind.length === 0) return undefined;
  const ahead = ownOf(clause).filter((each) => each.to <= verb.from);
  // "Take it out, and the bar, too".
  const isItToo = items.some((each) => each.kind === 'word' && each.role === 'it' && each.from === verb.to);
  const own = isItToo ? [...it, ...behind.filter((each) => !it.includes(each))] : behind;
  return verb.isOfIt && it.length > 0 ? it : own.length > 0 ? own : ahead.length > 0 ? ahead : it;
}

/** "Drop the gardens", of a plan with one of them. */
const asOne = ({ isMany, ...mention }: Mention): Mention =>
  isMany && (mention.isBare || mention.stands.length !== 1) ? { ...mention, isMany } : mention;

/** "Keep the park, drop the rest": all that is not to stay. */
export function restDropped(
  reading: Reading,
  clause: Clause,
  kept: ReadonlySet<StandingStop>,
): readonly PlanEdit[] | undefined {
  const line = lineOfWords(reading.document.words.slice(clause.from, clause.to));
  const isRest = clause.verb?.role === 'drop' && !clause.isAsked && reading.grammar.plans.theRest.test(line);
  return isRest && kept.size > 0 && ownOf(clause).length === 0 ? dropAllBut(reading, kept) : undefined;
}

/** "The museum is fine, change the other two": another comes for each of them. */
export function restChanged(
  reading: Reading,
  clause: Clause,
  kept: ReadonlySet<StandingStop>,
): readonly PlanEdit[] | undefined {
  const line = lineOfWords(reading.document.words.slice(clause.from, clause.to));
  const isRest = clause.verb?.role === 'swap' && !clause.isAsked && reading.grammar.plans.theRest.test(line);
  if (!isRest || kept.size === 0 || ownOf(clause).length > 0) return undefined;
  const others = standingOf(reading).filter((stop) => !kept.has(stop));
  return others.map(({ place }): PlanEdit => ({ kind: 'swap', of: nameOf(reading, place) }));
}

/** "And the dinner should be sushi": it stays, and is another. */
const isToBe = (items: Clause['items'], mention: Mention): boolean => {
  const next = items[items.indexOf(mention) + 1];
  return next?.kind === 'word' && next.role === 'be' && next.from - mention.to <= 2;
};

/** What goes, as changes: a name or a meal is one stop, "the museums" are all of them, "one of the museums" is any. */
export const dropsOf = (
  reading: Reading,
  gone: readonly Mention[],
  kept: ReadonlySet<StandingStop> = new Set(),
): readonly PlanEdit[] =>
  gone.flatMap((mention): PlanEdit | readonly PlanEdit[] => {
    const { of, what, isMany, stands, alike = [], isPicked } = mention;
    if (what !== 'type') return { kind: 'drop', of };
    // "Keep the Prado and drop the other museums": of its kind all but that one.
    const left = alike.filter((stop) => !kept.has(stop));
    const isOther = left.length < alike.length && (isMany || isTheOther(reading, mention));
    if (isOther || isPicked) return left.map(({ place }): PlanEdit => ({ kind: 'drop', of: nameOf(reading, place) }));
    const type: Reference = of.kind === 'type' ? of : (mention.type ?? of);
    const isOne = isOneOf(reading, mention);
    const all = stands.length > 0 ? stands : alike;
    if (isMany && !isOne) return { kind: 'drop', of: type, isAll: true };
    return isOne || all.length > 1 ? { kind: 'drop', of: type, isOne: true } : { kind: 'drop', of };
  });

const isTheOther = ({ document: { words }, grammar }: Reading, { from }: Mention): boolean =>
  grammar.plans.theOther.test(lineOfWords(words.slice(Math.max(0, from - 4), from)));

/** "One of the museums", "a church". */
const isOneOf = ({ document: { words }, grammar }: Reading, { from, isMany }: Mention): boolean => {
  const lead = lineOfWords(words.slice(Math.max(0, from - 4), from));
  return isMany ? grammar.plans.oneOf.test(lead) : grammar.plans.unknownBefore.has(words[from - 1]?.norm ?? '');
};

/** "Keep only the park", "drop everything but the park": all the others. */
export function allBut(reading: Reading, clause: Clause): readonly PlanEdit[] {
  const { items, verb } = clause;
  const but = roleAt(items, 'allBut') ?? (verb?.role === 'drop' ? roleAt(items, 'exceptFor') : undefined);
  if (!but) return [];
  const kept = new Set(mentionsOf(clause).flatMap((each) => (each.from >= but.from ? each.stands : [])));
  return kept.size > 0 ? dropAllBut(reading, kept, ofItsDay(reading, clause)) : [];
}

const dropAllBut = (
  reading: Reading,
  kept: ReadonlySet<StandingStop>,
  isMeant: (stop: StandingStop) => boolean = () => true,
): readonly PlanEdit[] =>
  standingOf(reading)
    .filter((stop) => !kept.has(stop) && isMeant(stop))
    .map(({ place }): PlanEdit => ({ kind: 'drop', of: nameOf(reading, place) }));

/** "We like everything except the park": that one goes. */
export function exceptIn(clause: Clause): readonly Mention[] {
  const except = roleAt(clause.items, 'exceptFor');
  if (!except || clause.verb?.role === 'drop') return [];
  return ownOf(clause).filter((each) => each.from >= except.to && each.stands.length > 0);
}

/** "Drop anything but the park": any other, one of them. */
export function anyBut(clause: Clause): readonly PlanEdit[] {
  const mark = roleAt(clause.items, 'anyBut');
  return mark && mentionsOf(clause).some(({ from, stands }) => from >= mark.to && stands.length > 0)
    ? [{ kind: 'less', count: 1 }]
    : [];
}

/** "Just the museum and lunch": those stay; "just the Prado" is of those of its kind. */
export function onlyThose(reading: Reading, clause: Clause, line: (mention: Mention) => string): readonly PlanEdit[] {
  // "Just the Prado at ten, then lunch" lists a whole plan.
  if (clause.items.some((each) => each.kind === 'hour' || (each.kind === 'word' && each.role === 'then'))) return [];
  const all = ownOf(clause).filter(({ stands }) => stands.length > 0);
  const [first] = all;
  if (!first || !reading.grammar.plans.onlyThose.test(line(first))) return [];
  const kept = new Set(all.flatMap(({ stands }) => stands));
  const main = first.stands[0]?.place.categories[0];
  const isOfDay = ofItsDay(reading, clause);
  const isOpen = all.length === 1 && (first.what !== 'name' || clause.items.some(isMention));
  return dropAllBut(
    reading,
    kept,
    (stop) =>
      isOfDay(stop) && (all.length > 1 || (isOpen && first.what === 'name' && stop.place.categories[0] === main)),
  );
}

/** "On Saturday only the Prado": the other days stay as they are. */
function ofItsDay(reading: Reading, clause: Clause): (stop: StandingStop) => boolean {
  const day = dayIn(reading, sentenceOf(reading, clause)).on?.day;
  return (stop) => day === undefined || stop.day === undefined || stop.day === day;
}

/** "We eat at home", "we packed sandwiches", "my aunt is cooking": no table is looked for. */
export function isFedElsewhere(reading: Reading, clause: Clause): boolean {
  const line = lineOfWords(reading.document.words.slice(clause.from, clause.to));
  const { eatenAtHome, ownFood } = reading.grammar.plans;
  // «Comer en Casa Labra» is at no home.
  const isNamed = ownOf(clause).some(({ what, stands }) => what === 'name' && stands.length === 0);
  return !clause.isAsked && !isNamed && (eatenAtHome.test(line) || ownFood.test(line));
}

/** The meal that such a clause names goes. */
export const mealsHad = (clause: Clause): readonly PlanEdit[] =>
  ownOf(clause).flatMap(({ what, stands, of }) => (what === 'meal' && stands.length > 0 ? [{ kind: 'drop', of }] : []));

export const nameOf = (reading: Reading, place: Parameters<typeof entryOf>[0]): Reference =>
  nameMention(reading, entryOf(place), { from: 0, to: 1 }).of;
