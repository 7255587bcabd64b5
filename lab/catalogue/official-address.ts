// An address as the pack's index of streets writes it, and the door that it names. Of streets of one name ("Prado" is a
// Calle and a Paseo) the place's own position tells which is meant.
import type { Address, Namesake, StreetBook } from '../../src/city/streets.ts';
import type { Category } from '../../src/domain/category.ts';
import { foldAccents } from '../../src/domain/text.ts';
import { distanceM, type Point } from '../../src/geo/point.ts';

interface OfficialAddress {
  /** "Calle de Fuencarral, 78"; what stood behind the number stays. */
  readonly address: string;
  /** The door itself; absent where the pack lacks the number or the address has none. */
  readonly door?: Point;
  /** From the place to the address, or to the nearest door where the number is not known. */
  readonly offM: number;
}

interface Addressed {
  readonly address?: string;
  readonly position: Point;
  readonly categories: readonly Category[];
}

/**
 * The address as the index writes it, and the position moved to its door where the place lies too far from it. An address
 * whose door is elsewhere is left out; one that the index does not know stays as it is.
 */
export function atOwnDoor(streets: StreetBook, place: Addressed): Omit<Addressed, 'categories'> & { isMoved: boolean } {
  const { position } = place;
  const official = place.address === undefined ? undefined : officialAddress(streets, place.address, position);
  if (official === undefined) return { ...(place.address && { address: place.address }), position, isMoved: false };
  const { door, address, offM } = official;
  if (door === undefined || !isFarFromDoor(place, official)) return { address, position, isMoved: false };
  return offM > FARTHEST_MOVE_M ? { position, isMoved: false } : { address, position: door, isMoved: true };
}

export const isFarFromDoor = ({ categories }: Addressed, { door, offM }: OfficialAddress): boolean =>
  door !== undefined && isBehindDoor(categories) && offM > TOO_FAR_M;

/** A place with a door stands so near its official address point. */
const TOO_FAR_M = 60;
/** Farther off either the position or the address is of another place, and nobody here can tell which. */
const FARTHEST_MOVE_M = 400;

/** Kinds of place that one enters by a door; parks, statues and grounds only have a street they lie at. */
const isBehindDoor = ([main]: readonly Category[]): boolean => main !== undefined && !OPEN_AIR.has(main);

const OPEN_AIR: ReadonlySet<Category> = new Set<Category>([
  ...(['monuments', 'parks', 'gardens', 'nature', 'view points', 'tourist attractions', 'zoo'] as const),
  ...(['amusement parks', 'swimming pools', 'sports', 'resorts'] as const),
]);

/** @returns undefined where the pack has no street of the name, or only one that is elsewhere */
export function officialAddress(streets: StreetBook, address: string, at: Point): OfficialAddress | undefined {
  const { street, number, rest } = partsOf(address);
  const candidates = streets
    .namesakesOf(street)
    .map((namesake) => ({ namesake, ...placed(namesake, number, at) }))
    .toSorted((a, b) => doubtOf(a) - doubtOf(b));
  const [likeliest] = candidates;
  if (likeliest === undefined) return undefined;
  const said = candidates.find(({ namesake }) => saysKind(street, namesake));
  const isFar = said !== undefined && said.offM > SAID_M && likeliest.offM < said.offM / 2;
  const isOther = said === undefined || (isFar && isAtNumber(likeliest) && likeliest.offM < SAID_M);
  const chosen = isOther ? likeliest : said;
  const isOnlyOne = candidates.length === 1 && !saysAnotherKind(streets, street, chosen.namesake);
  if (isOther && chosen.offM > (isOnlyOne ? LONGEST_STREET_M : REACH_M[chosen.precision])) return undefined;
  return {
    address: `${writtenName(chosen.namesake)}${rest}`,
    offM: chosen.offM,
    ...(chosen.precision === 'door' && { door: chosen.position }),
  };
}

/** So near the stated kind of street is believed, whatever else bears the name. */
const SAID_M = 120;
/** A street of another kind than stated that is farther away is a namesake and no more; the surer its door, the farther. */
const REACH_M: Readonly<Record<Address['precision'], number>> = { door: 500, between: 300, beside: 200, street: 300 };

/** A name that only one street bears is that street, however far its known doors are. */
const LONGEST_STREET_M = 3_000;

/** Metres, and more of them where the number is not known or the street is the side street of the one that is meant. */
function doubtOf({ namesake, precision, offM }: Placed): number {
  const isSideStreet = /^(?:Travesía|Callejón|Pasaje|Plazuela|Particular)$/u.test(namesake.type);
  return offM + DOUBT_M[precision] + (isSideStreet ? SIDE_STREET_M : 0);
}

const DOUBT_M: Readonly<Record<Address['precision'], number>> = { door: 0, between: 30, beside: 60, street: 100 };
const SIDE_STREET_M = 80;

interface Placed {
  readonly namesake: Namesake;
  readonly precision: Address['precision'];
  readonly offM: number;
}

/** The text begins with a kind of street, and another than this one's. */
const saysAnotherKind = (streets: StreetBook, street: string, namesake: Namesake): boolean =>
  !saysKind(street, namesake) && streets.types.has(foldAccents(street).split(' ', 1)[0] ?? '');

const isAtNumber = ({ precision }: { readonly precision: Address['precision'] }): boolean =>
  precision === 'door' || precision === 'between';

/** "Calle de Serrano 52, 7ª planta" is a street, its number, and what stands behind the street. */
function partsOf(address: string): { readonly street: string; readonly number?: number; readonly rest: string } {
  const [, street = address, rest = ''] = /^(.*?\p{L}.*?)((?:,|\s+(?=\d+\s*(?:,|$))).*)?$/u.exec(address) ?? [];
  const behind = rest === '' ? '' : `, ${rest.replace(/^[,\s]+/u, '')}`;
  const number = /^, (\d{1,4})(?![\p{L}\d])/u.exec(behind)?.[1];
  return { street, rest: behind, ...(number !== undefined && { number: Number(number) }) };
}

function placed({ placeOf, position, doors }: Namesake, number: number | undefined, at: Point) {
  const found = number === undefined ? undefined : placeOf(number);
  if (found !== undefined && found.precision !== 'street') return { ...found, offM: distanceM(found.position, at) };
  const apartM = [position, ...doors.map((door) => door.position)].map((each) => distanceM(each, at));
  return { position, precision: 'street' as const, offM: Math.min(...apartM) };
}

/** The kind stands before the name; a name that people write without it has the one it has. */
function saysKind(street: string, namesake: Namesake): boolean {
  const [said, kind] = [street, namesake.type].map(foldAccents);
  return said!.startsWith(`${kind} `) || foldAccents(writtenName(namesake)) === said;
}

/** Streets that nobody calls by their official kind: the sign says "Gran Vía", the index "Calle Gran Vía". */
const WITHOUT_KIND = /^(?:Gran Vía(?![\p{L}]).*|Puerta del Sol|Corredera (?:Alta|Baja) de San Pablo)$/u;

/** The name is a kind of street itself: "Vía Carpetana", which the index calls "Calle Vía Carpetana". */
const isOwnKind = ({ link, own }: Namesake): boolean => link === '' && own.startsWith('Vía ');

const writtenName = (street: Namesake): string =>
  WITHOUT_KIND.test(street.own) || isOwnKind(street)
    ? street.own
    : [street.type, street.link, spelt(street.own)].filter((part) => part !== '').join(' ');

/** Two names that no rule spells right, as the index has capitals only. */
const spelt = (own: string): string =>
  own.replace('Jardínes', 'Jardines').replace('Pintor el Greco', 'Pintor El Greco');
