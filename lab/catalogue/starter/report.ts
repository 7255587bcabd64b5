// `node scripts/run.mjs lab/catalogue/starter/report.ts [counts|overlap|sample [SALT]]`: the tables of docs/catalogue.md.
import { createHash } from 'node:crypto';
import type { Category } from '../../../src/domain/category.ts';
import type { Identity } from '../../../src/ingest/resolve/evidence.ts';
import { matchOf, SAME_PLACE } from '../../../src/ingest/resolve/match.ts';
import { weightsOf } from '../../../src/ingest/resolve/names.ts';
import { CATEGORIES } from '../../../src/vocabulary/categories.ts';
import { isGone, isKnownTwin } from './closed.ts';
import { hasOfficialFiles, type OfficialPlace, readOfficial } from './official.ts';
import type { CatalogueRow } from './row.ts';
import { shippedRows } from './shipped-rows.ts';

/** Toilets and fountains by the thousand would hide what there is to go to. */
const rows = shippedRows('amenity-places.jsonl');

/** Columns of the first of two tables. */
const HALF = 12;

const [what = 'counts', salt = ''] = process.argv.slice(2);
const lines = what === 'sample' ? sample(100) : what === 'overlap' ? await overlap() : counts();
process.stdout.write(`${lines.join('\n')}\n`);

/** Main category by district; a row counts once. */
function counts(): string[] {
  const districts = [...new Set(rows.map(districtOf))].sort((a, b) => numberIn(b) - numberIn(a) || (a < b ? -1 : 1));
  const cell = (category: Category, district: string) =>
    rows.filter((row) => row.categories[0] === category && districtOf(row) === district).length;
  const columns = [
    {
      head: 'all',
      of: (category: Category) => rows.filter((row) => row.categories[0] === category).length,
      all: rows.length,
    },
    ...districts.map((district) => ({
      head: district,
      of: (category: Category) => cell(category, district) || '',
      all: numberIn(district),
    })),
  ];
  // Two tables, as one would be wider than a page.
  return [columns.slice(0, HALF), columns.slice(HALF)].flatMap((half) => [
    `| | ${half.map(({ head }) => head).join(' | ')} |`,
    `|---|${'--:|'.repeat(half.length)}`,
    ...CATEGORIES.map((category) => `| ${category} | ${half.map(({ of }) => of(category)).join(' | ')} |`),
    `| **all** | ${half.map(({ all }) => all).join(' | ')} |`,
    '',
  ]);
}

function districtOf(row: CatalogueRow): string {
  return row.district ?? 'outside';
}

function numberIn(district: string): number {
  return rows.filter((row) => districtOf(row) === district).length;
}

/** How many of the official sights, museums and markets have a row: by name and distance, as the resolver sees it. */
async function overlap(): Promise<string[]> {
  if (!hasOfficialFiles()) return ['the official files are not beside the repository'];
  const official = (await readOfficial()).filter(({ place }) => !isGone(place));
  const weights = weightsOf([...rows.map(({ name }) => name), ...official.map(({ place }) => place.name)], ['Madrid']);
  const identities = rows.map(identityOf);
  const groups: readonly (readonly [string, (each: OfficialPlace) => boolean])[] = [
    ['museums (esmadrid)', ({ place }) => place.types.includes('Museos')],
    ['museums (City Council)', ({ file }) => file.name.startsWith('museos')],
    ['buildings and monuments (esmadrid)', ({ place }) => place.types.includes('Edificios y monumentos')],
    ['parks and gardens (esmadrid)', ({ place }) => place.types.includes('Parques y jardines')],
    ['parks and gardens (City Council)', ({ file }) => file.name.startsWith('parques')],
    [
      'theatres and music (esmadrid)',
      ({ place }) => place.types.some((type) => /^(?:Teatros|Salas de música)/u.test(type)),
    ],
    ['markets (esmadrid)', ({ place }) => place.types.includes('Mercados')],
    ['places of worship (City Council)', ({ file }) => file.name.startsWith('templos')],
  ];
  // A known twin is there under the other name.
  const isThere = ({ place }: OfficialPlace) =>
    isKnownTwin(place.id) ||
    identities.some((row) => near(row, place) && matchOf(row, place, weights).score >= SAME_PLACE);
  return [
    '| Official list | entries | with a row | share | without |',
    '|---|--:|--:|--:|---|',
    ...groups.map(([name, belongs]) => {
      const all = official.filter(belongs);
      const missing = all.filter((each) => !isThere(each));
      const names = missing.slice(0, 2).map(({ place }) => place.name);
      const share = ((100 * (all.length - missing.length)) / all.length).toFixed(1);
      const rest = missing.length > names.length ? ', …' : '';
      return `| ${name} | ${all.length} | ${all.length - missing.length} | ${share} % | ${names.join(', ')}${rest} |`;
    }),
  ];
}

/** Some 1.5 km, so that not everything is compared with everything. */
function near(one: Identity, other: Identity): boolean {
  return (
    Math.abs(one.position.latDeg - other.position.latDeg) < 0.014 &&
    Math.abs(one.position.lngDeg - other.position.lngDeg) < 0.018
  );
}

function identityOf({ name, aliases = [], lat, lng, categories, phone, website, address }: CatalogueRow): Identity {
  const position = { latDeg: lat, lngDeg: lng };
  return {
    ...{ name, aliases, position, categories },
    ...(phone ? { phone } : {}),
    ...(website ? { website } : {}),
    ...(address ? { address } : {}),
  };
}

/** Always the same rows of one catalogue and salt: the first by a hash of the id. */
function sample(size: number): string[] {
  const hash = ({ id }: CatalogueRow) => createHash('sha256').update(`${salt}${id}`).digest('hex');
  const chosen = [...rows].sort((a, b) => (hash(a) < hash(b) ? -1 : 1)).slice(0, size);
  return chosen.map(
    ({ id, name, lat, lng, categories, address, opening_hours }) =>
      `${id} | ${name} | ${lat},${lng} | ${categories.join(', ')} | ${address ?? ''} | ${opening_hours ?? ''}`,
  );
}
