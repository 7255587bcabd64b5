// `node scripts/run.mjs lab/catalogue/starter/propose.ts`: looks every card up in the official files and writes facts.jsonl.
// Prints what a person should look at: cards without a source, and sources that disagree about the place.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { distanceM, type Point } from '../../../src/geo/point.ts';
import { type Card, listOf, readCards } from './cards.ts';
import { pastHours, trustedHours } from './hours.ts';
import { keyOf, similarity } from './names.ts';
import { type OfficialPlace, readOfficial, shippedLocate } from './official.ts';
import type { Facts } from './places.ts';
import { wikidataOf } from './wikidata.ts';

const here = 'lab/catalogue/starter';
const locate = shippedLocate();
const official = await readOfficial();
const wikidata = wikidataOf();
const cards = readdirSync(join(here, 'cards'))
  .sort()
  .flatMap((file) => readCards(readFileSync(join(here, 'cards', file), 'utf8')));

const facts = cards.map(factsOf);
writeFileSync(join(here, 'facts.jsonl'), facts.map((each) => `${JSON.stringify(each)}\n`).join(''));
process.stderr.write(`facts.jsonl: ${facts.length} cards\n`);

function factsOf(card: Card): Facts {
  if (card.lines.at !== undefined) return placedByHand(card, card.lines.at);
  const [best, ...others] = candidates(card);
  if (best === undefined) throw new Error(`${card.id}: in no official file; add an "at" line`);
  const { place, file } = best;
  const far = others.filter((other) => distanceM(other.place.position, place.position) > 150);
  if (keyOf(place.name) !== keyOf(card.name)) note(card, `taken from "${place.name}"`);
  for (const other of far) note(card, `${other.file.name} has "${other.place.name}" elsewhere`);
  const id = wikidata(namesOf(card), place.position);
  const hours = trustedHours(best);
  const past = hours ? undefined : pastHours(best);
  return {
    id: card.id,
    ...position(place.position),
    ...(place.address ? { address: place.address } : {}),
    ...locate(place.position),
    ...(place.phone ? { phone: place.phone } : {}),
    ...(place.website && !place.website.includes('esmadrid.com') ? { website: place.website } : {}),
    ...(hours ? { opening_hours: hours.hours } : {}),
    ...(past ? { past_hours: past.hours } : {}),
    ...(id ? { wikidata: id } : {}),
    from: { source: file.source, asOf: place.checkedOn ?? file.asOf },
    ...(place.provenance.position ? { placed: place.provenance.position } : {}),
  };
}

function placedByHand(card: Card, at: string): Facts {
  const [coordinates = '', address] = at.split('|');
  const [latDeg = Number.NaN, lngDeg = Number.NaN] = coordinates.split(',').map(Number);
  const point = { latDeg, lngDeg };
  const id = wikidata(namesOf(card), point);
  return {
    id: card.id,
    ...position(point),
    ...(address ? { address } : {}),
    ...locate(point),
    ...(id ? { wikidata: id } : {}),
  };
}

/** `from source-file/name` decides; otherwise the same name, then the most similar one. Richer files first. */
function candidates(card: Card): OfficialPlace[] {
  const { from } = card.lines;
  if (from !== undefined) {
    const [kind = '', name = ''] = [from.slice(0, from.indexOf('/')), from.slice(from.indexOf('/') + 1)];
    return official.filter(({ file, place }) => file.name.startsWith(kind) && keyOf(place.name) === keyOf(name));
  }
  const same = official.filter(({ place }) => keyOf(place.name) === keyOf(card.name));
  if (same.length > 0) return same;
  return official
    .map((each) => ({ each, score: similarity(each.place.name, card.name) }))
    .filter(({ score }) => score >= 0.6)
    .sort((a, b) => b.score - a.score)
    .map(({ each }) => each);
}

function namesOf(card: Card): string[] {
  return [card.name, ...listOf(card.lines['~'])];
}

function position({ latDeg, lngDeg }: Point) {
  return { lat: latDeg, lng: lngDeg };
}

function note(card: Card, text: string): void {
  process.stderr.write(`${card.id}: ${text}\n`);
}
