// Judges directions: the place, minutes, and for a way by metro a line and a station.
import { metresBetween } from '../../relevance/conditions.ts';
import { type Catalogue, fold } from '../../relevance/facts.ts';
import type { WayWanted } from '../goals.ts';
import { namedOf } from './names.ts';
import { plain, sentencesOf } from './said.ts';
import { durationsIn } from './times.ts';
import type { Facts, Fault, JudgedTurn } from './turn.ts';

/** Farther than this nobody wants to be sent on foot. */
const ON_FOOT_M = 3_000;
const LINE =
  /\blines? (?:c-?)?\d+|\blines? [cr]\b|\blineas? (?:c-?)?\d+|\blineas? r\b|\bl-?\d{1,2}\b|\bc-?\d{1,2}[ab]?\b/u;
const NETWORK = /metro|subway|underground|tube|station|estacion|cercanias|commuter|train|tren|suburbano/u;
const WALK = /on foot|walk|a pie|andando|caminando|paseo de/u;

export function wayFaults(turn: JudgedTurn, wanted: WayWanted, facts: Facts): Fault[] {
  const id = wanted.to ?? turn.previous[(wanted.ordinal ?? 1) - 1];
  const place = id === undefined ? undefined : facts.byId.get(id);
  if (!place) return ['way: there was no such place before'];
  const { text, listed } = turn.reply;
  if (!listed.includes(place.id) && namedOf(text, [place]).length === 0) return ['way: to another place, or none'];
  const words = plain(text);
  if (durationsIn(words).length === 0) return ['way: no minutes'];
  const needsMetro = wanted.mode === 'metro' || (!wanted.mode && metresBetween(place, turn.from) > ON_FOOT_M);
  if (needsMetro) return namesRide(words, facts.catalogue) ? [] : ['way: no line and station'];
  if (wanted.mode === 'walk') return walksFor(words) ? [] : ['way: no minutes on foot'];
  return walksFor(words) || namesRide(words, facts.catalogue) ? [] : ['way: neither on foot nor by metro'];
}

const walksFor = (words: string): boolean =>
  sentencesOf(words).some((sentence) => WALK.test(sentence) && durationsIn(sentence).length > 0);

function namesRide(words: string, { stations }: Catalogue): boolean {
  const told = ` ${fold(words)} `;
  return LINE.test(words) && NETWORK.test(words) && stations.some(({ name }) => told.includes(` ${fold(name)} `));
}
