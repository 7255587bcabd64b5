// Ways that are complained of: "22 minutes on foot with the children, no", "that is too far to walk".
import { entryOf } from '../../../../domain/gazetteer.ts';
import { lineOfWords, type Reading, type StandingStop } from '../../context.ts';
import { type Clause, ownOf } from './clause.ts';
import { type Mention, nameMention, standingOf } from './mention.ts';

/** The stop to which the way is too long; undefined where nothing is said of it, or a stop is named beside it. */
export function tooFarFor(reading: Reading, clause: Clause): Mention | undefined {
  const { plans } = reading.grammar;
  const line = lineOfWords(reading.document.words.slice(clause.from, clause.to));
  if (ownOf(clause).some(({ stands }) => stands.length > 0) || clause.verb) return undefined;
  const minutes = minutesIn(reading, clause);
  const isFar = plans.tooFar.test(line);
  if (minutes === undefined ? !isFar : !(isFar || plans.noWay.test(line))) return undefined;
  const stop = minutes === undefined ? farthest(reading) : wayOf(reading, minutes);
  return stop && nameMention(reading, entryOf(stop.place), clause);
}

function minutesIn(reading: Reading, { from, to }: Clause): number | undefined {
  const found = reading.grammar.plans.minutesSaid.exec(lineOfWords(reading.document.words.slice(from, to)))?.[1];
  return found === undefined ? undefined : Number(found);
}

/** As long as that, or about, is the way to one stop. */
const wayOf = (reading: Reading, minutes: number): StandingStop | undefined =>
  standingOf(reading)
    .filter(({ wayMinutes = 0 }) => Math.abs(wayMinutes - minutes) <= ABOUT_MINUTES)
    .sort((a, b) => Math.abs(a.wayMinutes! - minutes) - Math.abs(b.wayMinutes! - minutes))[0];
const ABOUT_MINUTES = 4;

/** What came in last where it is far, else the stop with the longest way. */
function farthest(reading: Reading): StandingStop | undefined {
  const { inFocus } = reading.context;
  const all = [...standingOf(reading)].sort((a, b) => (b.wayMinutes ?? 0) - (a.wayMinutes ?? 0));
  const last = all.find(({ place }) => place.name === inFocus?.name);
  return last && (last.wayMinutes ?? 0) >= NOT_FAR_MINUTES ? last : all[0];
}
const NOT_FAR_MINUTES = 8;
