// Addresses that the book of streets was not built from: `node scripts/run.mjs lab/city/addresses-run.ts FOLDER`. Prints how
// far from its official point each of 2,000 is placed, twice: addresses of licensed terraces by a book without the lists of
// terraces, and doors that are taken out of the book, which are placed between their neighbours.
import { type Address, streetsIn } from '../../src/city/streets.ts';
import { distanceM } from '../../src/geo/point.ts';
import { seededRandom, shuffle } from '../../src/math/random.ts';
import { type OfficialDoor, type OfficialStreet, readOfficialStreets, streetsText } from './streets.ts';

const SEED = 20_261_201;
const ASKED = 2_000;
const WITHIN_M = 30;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('expected: addresses-run.ts FOLDER');

const isTerrace = (source: string) => source.startsWith('terraces');
const { streets, doors } = await readOfficialStreets(folder);
const terraces = await readOfficialStreets(folder, isTerrace);
const others = await readOfficialStreets(folder, (source) => !isTerrace(source));
measure('addresses of terraces', streets, others.doors, drawn(terraces.doors));

const heldOut = drawn(doors.filter(({ isCareful }) => isCareful));
const taken = new Set(heldOut);
const rest = doors.filter((door) => !taken.has(door));
measure('doors taken out', streets, rest, heldOut);

function drawn(among: readonly OfficialDoor[]): readonly OfficialDoor[] {
  const codes = new Set(streets.map(({ code }) => code));
  const known = among.filter(({ code }) => codes.has(code));
  const order = Int32Array.from(known.keys());
  shuffle(order, seededRandom(SEED));
  return [...order.subarray(0, ASKED)].map((at) => known[at]!);
}

function measure(
  title: string,
  known: readonly OfficialStreet[],
  built: readonly OfficialDoor[],
  asked: readonly OfficialDoor[],
): void {
  const { found } = streetsIn(streetsText({ streets: known, doors: built }));
  const streetOf = new Map(known.map((street) => [street.code, street]));
  const metres = new Map<Address['precision'] | 'all' | 'not found', number[]>([['all', []]]);
  for (const { code, number, position } of asked) {
    const { type, link, name } = streetOf.get(code)!;
    const address = found.addressIn(`${type} ${link} ${name}, ${number}`);
    const off = address ? distanceM(address.position, position) : Number.POSITIVE_INFINITY;
    const precision = address?.precision ?? 'not found';
    metres.get('all')!.push(off);
    metres.set(precision, [...(metres.get(precision) ?? []), off]);
  }
  for (const [precision, own] of metres) {
    const sorted = own.toSorted((a, b) => a - b);
    const near = ((100 * sorted.filter((each) => each <= WITHIN_M).length) / sorted.length).toFixed(1);
    const at = (quantile: number) => sorted[Math.floor(quantile * (sorted.length - 1))]!.toFixed(0);
    const figures = `${near} % within ${WITHIN_M} m, median ${at(0.5)} m, 95th ${at(0.95)} m`;
    process.stdout.write(`${title}, ${precision}: ${sorted.length}, ${figures}\n`);
  }
}
