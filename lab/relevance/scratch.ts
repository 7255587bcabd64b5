import { openCityFolder } from '../../src/compose/city.ts';
import { hoursOf } from '../../src/compose/city-hours.ts';
import { catalogueOf } from '../../src/domain/catalogue.ts';
import { finished } from '../../src/domain/in-steps.ts';
import type { Place } from '../../src/domain/place.ts';
import { jsonl } from '../../src/ingest/sources/jsonl.ts';
import { QUERY_WORDS, SOUND_RULES } from '../../src/search/bundled.ts';
import { factsAt } from '../../src/search/facts.ts';
import { searchIndexInSteps } from '../../src/search/index.ts';
import { search } from '../../src/search/search.ts';
import { VOCABULARY } from '../../src/vocabulary/bundled.ts';
import { readFileSync } from 'node:fs';
const { city, catalogueFiles } = openCityFolder('madrid');
const places: Place[] = [];
for (const file of catalogueFiles) for await (const { place } of jsonl.read(file).records) if (place) places.push(place);
const catalogue = catalogueOf('starter', places);
const index = finished(searchIndexInSteps({ catalogue, city, vocabulary: VOCABULARY, queryWords: QUERY_WORDS, sounds: SOUND_RULES }));
const facts = factsAt(catalogue, hoursOf(city), new Date('2026-11-24T11:00:00Z'));
for (const q of readFileSync(0, 'utf8').split('\n').filter(Boolean)) {
  const { rows, reading } = search(index, q, undefined, facts);
  console.log(`\n## ${q}`);
  console.log('  groups', reading.groups.map((g) => `${g.words.join(' ')}:${g.role}=${g.concepts.slice(0,6).map((c) => c.type + '/' + c.id + '(' + index.evidenceOf(c).told.size + ',' + index.evidenceOf(c).mentioned.size + ')').join(',')}`).join(' ; '), '| rest', reading.rest.join(' '), '| loose', reading.loose.join(' '), '| pref', reading.preferred.map((g) => g.words.join(' ')).join(','), '| area', reading.area?.name, '| near', reading.near && 'row' in reading.near ? catalogue.places[reading.near.row!]?.id : reading.near ? 'pt' : '', '| dem', reading.demands.join(), JSON.stringify(reading.time?.minutes), reading.isForSights ? 'SIGHTS' : '', reading.isNearMe ? 'NEARME' : '', reading.street?.street ?? '');
  console.log('  ', rows.length, rows.slice(0, 8).map((r) => catalogue.places[r]!.name).join(' | '));
}
