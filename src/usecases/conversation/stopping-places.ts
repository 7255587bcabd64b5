// Where trains and buses of a means stop: the stations of the pack, its spots and places of the catalogue that are one.
import type { City } from '../../city/city.ts';
import type { Catalogue } from '../../domain/catalogue.ts';
import { LANGUAGES } from '../../domain/language.ts';
import type { Stopping } from '../../domain/station.ts';
import { foldAccents } from '../../domain/text.ts';
import { straightLineM } from '../../domain/walk.ts';
import type { Point } from '../../geo/point.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';

interface StoppingPlace {
  readonly name: string;
  readonly position: Point;
  readonly lines: readonly string[];
  /** Of its network, by language; absent where it belongs to none. */
  readonly network?: Readonly<Record<string, string>>;
}

interface Known {
  readonly city: City;
  readonly catalogue: Catalogue;
}

export function stoppingPlaces({ city, catalogue }: Known, by: Stopping): readonly StoppingPlace[] {
  const networks = new Map(city.networks.filter((each) => isCalled(each, by)).map(({ id, name }) => [id, name]));
  const kind = `${by}_station` as const;
  const stations = city.stations.flatMap(({ name, position, lines, network }) => {
    const called = networks.get(network);
    return called ? [{ name, position, lines, network: called }] : [];
  });
  if (stations.length > 0) return stations;
  const ofCatalogue = catalogue.places.filter((place) => !place.closedForGood && VOCABULARY.isOf(place, 'kind', kind));
  return [...city.spots.filter((spot) => spot.kind === kind), ...ofCatalogue].map(({ name, position }) => ({
    name,
    position,
    lines: [],
  }));
}

/** "Underground", «metro», "Cercanías train": the network is called so in some language. */
const isCalled = ({ name }: City['networks'][number], by: Stopping): boolean =>
  LANGUAGES.some((language) => {
    const pattern = grammarOf(language).means.find(([means]) => means === by)?.[1];
    return Object.values(name).some((each) => pattern?.test(` ${foldAccents(each)} `));
  });

export const nearestStopping = (places: readonly StoppingPlace[], from: Point): StoppingPlace | undefined =>
  places.reduce<StoppingPlace | undefined>(
    (best, each) => (best && straightLineM(from, best.position) <= straightLineM(from, each.position) ? best : each),
    undefined,
  );
