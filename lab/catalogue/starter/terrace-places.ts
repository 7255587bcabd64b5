// `node scripts/run.mjs lab/catalogue/starter/terrace-places.ts`: from the lists of licensed terraces writes what they say of
// places that are there (terrace-facts.jsonl; `build` and `more` put it into their rows) and, for districts with few eating
// places, data/cities/madrid/terrace-places.jsonl. Run it after `build` and `more`, and these two again after it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locateIn } from '../../../src/city/city.ts';
import { loadCity } from '../../../src/compose/city.ts';
import { foldAccents } from '../../../src/domain/text.ts';
import { nameWordsOf } from '../../../src/ingest/words.ts';
import { isGone } from './closed.ts';
import { corrected, correctedKind, correctionsById, expectEffect } from './corrections.ts';
import { knownFacts, withKnownFacts } from './known-facts.ts';
import { readGuesses, withLikelyPrice } from './likely-prices/guesses.ts';
import { listOf } from './prose/beginnings.ts';
import { composer } from './prose/compose.ts';
import { CUISINES, KINDS, typeOf } from './prose/kinds.ts';
import { byProminence, type CatalogueRow, readRows, toldIn, writeRows } from './row.ts';
import { shippedRows } from './shipped-rows.ts';
import { accentsIn, hasOwnName, kindOfSign, UNTOLD, writtenSign } from './signs.ts';
import { surroundingsIn, withoutOwnSquare } from './surroundings.ts';
import { EATING, otherSignAt, type TerraceFact, terraceOf, withTerrace, writeFacts } from './terrace-facts.ts';
import { isNear, LICENSED, readTerraces, type Terrace } from './terraces.ts';

/** As many eating places a district should have, and with the help of signs that do not tell what they are. */
const WANTED = 75;
const WANTED_WITH_UNTOLD = 62;
/** As many it gets however many there are. */
const AT_LEAST = 20;
const HOUSE_WORDS = /^(?:restaurante|cafeteria|cerveceria|taberna|meson)$/u;
/** Behind everything that an editor or a guide has named. */
const PROMINENCE = 0.3;

const OWN_FILE = 'terrace-places.jsonl';
const folder = join('data', 'cities', 'madrid');
const city = loadCity('madrid');
const locate = locateIn(city);
const handWritten = readRows(readFileSync(join(folder, 'places.jsonl'), 'utf8'));
const known = shippedRows(OWN_FILE);
const terraces = await readTerraces(city);

const accents = accentsIn([
  ...known.map(({ name }) => name),
  ...city.streets.all.map(({ name }) => name),
  ...terraces.map(({ sign }) => sign),
]);
const taken = new Set<Terrace>();
const facts = known.flatMap(factOf);
writeFileSync(join('lab', 'catalogue', 'starter', 'terrace-facts.jsonl'), writeFacts(facts));

const around = surroundingsIn(handWritten);
const describe = composer(toldIn(known));
const guesses = readGuesses();
const editors = knownFacts();
const correctionOf = correctionsById();
const added = chosen().map((terrace) => withLikelyPrice(withKnownFacts(rowFor(terrace), editors), guesses));
writeFileSync(join(folder, OWN_FILE), writeRows(byProminence(added)));
const others = facts.filter(({ other_sign }) => other_sign !== undefined).length;
process.stderr.write(`terrace-facts.jsonl: ${facts.length - others} terraces, ${others} doors with another sign\n`);
process.stderr.write(`${OWN_FILE}: ${added.length} rows of ${terraces.length} terraces\n`);

function factOf(row: CatalogueRow): TerraceFact[] {
  if (!row.categories.some((category) => EATING.has(category))) return [];
  const own = terraceOf(row, terraces);
  if (own !== undefined) {
    taken.add(own);
    return [{ id: row.id, ...(own.hours !== undefined && { hours: own.hours }) }];
  }
  const sign = otherSignAt(row, terraces);
  return sign === undefined ? [] : [{ id: row.id, other_sign: writtenSign(sign, accents) }];
}

/** District by district: first those whose sign tells what they are, of them those that have been there for years, the larger terrace before the smaller. */
function chosen(): Terrace[] {
  const free = terraces
    .filter(
      (terrace) =>
        !taken.has(terrace) &&
        (isTelling(terrace) || (terrace.isLasting && hasOwnName(terrace.sign))) &&
        !isThere(terrace) &&
        !isGone({ id: '', name: terrace.sign }),
    )
    .sort(
      (a, b) =>
        Number(isTelling(b)) - Number(isTelling(a)) ||
        Number(b.isLasting) - Number(a.isLasting) ||
        b.tables - a.tables ||
        (keyOf(a) < keyOf(b) ? -1 : 1),
    );
  const inDistrict = new Map<string, Terrace[]>();
  const names = new Map<string, Terrace[]>();
  for (const terrace of free) {
    const { district } = locate(terrace.position);
    if (district === undefined) continue;
    const there = inDistrict.get(district) ?? [];
    const name = nameWordsOf(terrace.sign).join(' ');
    const namesakes = names.get(name) ?? [];
    if (
      there.length >= needOf(district, isTelling(terrace)) ||
      namesakes.some(({ position }) => isNear(position, terrace.position, 400))
    )
      continue;
    inDistrict.set(district, [...there, terrace]);
    names.set(name, [...namesakes, terrace]);
  }
  return [...inDistrict.values()].flat().sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

function isTelling({ sign }: Terrace): boolean {
  return kindOfSign(sign) !== undefined;
}

function needOf(district: string, isTold: boolean): number {
  const there = known.filter((row) => row.district === district && EATING.has(row.categories[0] ?? '')).length;
  return Math.max(isTold ? AT_LEAST : 0, (isTold ? WANTED : WANTED_WITH_UNTOLD) - there);
}

/** A row of nearly this name is near, which the comparison of names could not be sure of. */
function isThere({ sign, position }: Terrace): boolean {
  const words = new Set(nameWordsOf(sign).filter((word) => word.length >= 4));
  const near = known.filter(({ lat, lng }) => isNear(position, { latDeg: lat, lngDeg: lng }, 150));
  return near.some(({ name, aliases = [] }) => [name, ...aliases].some((each) => shares(words, each)));
}

function shares(words: ReadonlySet<string>, name: string): boolean {
  return nameWordsOf(name).some((word) => words.has(word) && !HOUSE_WORDS.test(word));
}

function keyOf({ door, sign }: Terrace): string {
  return `${door}-${slugOf(sign)}`;
}

function slugOf(sign: string): string {
  return foldAccents(sign)
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
}

function rowFor(terrace: Terrace): CatalogueRow {
  const { sign, position, address, hours } = terrace;
  const { kind: signed, categories, cuisine: told } = kindOfSign(sign) ?? UNTOLD;
  const { district, barrio } = locate(position);
  const id = `terraza-${keyOf(terrace)}`;
  const correction = correctionOf(id);
  const place = {
    name: writtenSign(sign, accents),
    aliases: [],
    categories,
    cuisines: told === undefined ? [] : [told],
  };
  expectEffect(correction, { ...place, types: [typeOf(signed)], address });
  const { name, aliases, cuisines, ...right } = corrected(place, correction);
  const [kind, cuisine] = [correctedKind(correction ?? {}) ?? signed, cuisines.find((each) => each in CUISINES)];
  const telling = {
    ...{ id, name, kind, address, position },
    list: listOf(district, right.categories[0]),
    district: district ?? 'Madrid',
    ...withoutOwnSquare(around(position), address),
  };
  const row: CatalogueRow = {
    ...{ id, name, aliases, lat: position.latDeg, lng: position.lngDeg },
    types: correction?.types ?? [typeOf(kind)],
    categories: right.categories,
    cuisines,
    description: describe({ ...telling, ...(cuisine !== undefined && { cuisine }), habits: [] }),
    address,
    ...(district !== undefined && { district }),
    ...(barrio !== undefined && { barrio }),
    visit_minutes: (KINDS[kind] as { minutes?: number }).minutes ?? 45,
    prominence: PROMINENCE,
    source: 'municipal',
    checked_on: LICENSED.asOf!,
  };
  return withTerrace(row, { id, ...(hours !== undefined && { hours }) });
}
