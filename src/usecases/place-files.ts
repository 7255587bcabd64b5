// Lists and marks as files to take along.
import type { MarkRepository } from '../db/marks.ts';
import type { PlaceId, UserId } from '../domain/branded.ts';
import type { Mark } from '../domain/mark.ts';
import type { Place } from '../domain/place.ts';
import { type KeptPlace, placesCsv, placesGeoJson, placesKml } from '../plan/files/places.ts';
import type { CatalogueReader } from './catalogue.ts';
import { getList, type ListDeps } from './lists.ts';

export const PLACE_FILE_TYPES = {
  geojson: 'application/geo+json',
  kml: 'application/vnd.google-earth.kml+xml',
  csv: 'text/csv',
} as const;
type PlaceFileKind = keyof typeof PLACE_FILE_TYPES;

interface PlaceFileDeps extends ListDeps {
  readonly marks: MarkRepository;
}

/** @throws DomainError `list/not-found` */
export async function listFile(deps: PlaceFileDeps, owner: UserId, id: string, kind: PlaceFileKind) {
  const { list } = await getList(deps, owner, id);
  const placeOf = placesOf(deps.catalogue);
  const kept = list.entries.map(({ placeId, note, addedAt }) => ({
    id: placeId,
    place: placeOf(placeId),
    note,
    keptAt: new Date(addedAt),
  }));
  return fileOf(list.name, kept, kind);
}

/** @param mark only of this kind */
export async function savesFile(deps: PlaceFileDeps, owner: UserId, mark: Mark | undefined, kind: PlaceFileKind) {
  const placeOf = placesOf(deps.catalogue);
  const kept = (await deps.marks.allOf(owner))
    .filter((each) => mark === undefined || each.mark === mark)
    .map((each) => ({
      id: each.placeId,
      place: placeOf(each.placeId),
      note: '',
      mark: each.mark,
      keptAt: each.markedAt,
    }));
  return fileOf('Paseo', kept, kind);
}

function fileOf(title: string, kept: readonly KeptPlace[], kind: PlaceFileKind) {
  const type = `${PLACE_FILE_TYPES[kind]}; charset=utf-8`;
  switch (kind) {
    case 'geojson':
      return { type, text: placesGeoJson(title, kept) };
    case 'kml':
      return { type, text: placesKml(title, kept) };
    case 'csv':
      return { type, text: placesCsv(kept) };
  }
}

function placesOf(catalogue: CatalogueReader): (id: PlaceId) => Place | undefined {
  const { places, rowOf } = catalogue.current().catalogue;
  return (id) => places[rowOf.get(id) ?? -1];
}
