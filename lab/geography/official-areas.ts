// Districts and barrios as features of the pack's `areas.geojson`, beside the neighbourhoods that are drawn there by hand.
import type { Path } from '../../src/geo/outline.ts';
import { ringsOf, unionOf } from './outline-arcs.ts';
import type { OutlinesFile } from './outlines.ts';

interface AreaFeature {
  readonly type: 'Feature';
  readonly properties: {
    readonly id: string;
    readonly kind: string;
    readonly name: string;
    readonly [more: string]: unknown;
  };
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
}

interface AreasFile {
  readonly type: 'FeatureCollection';
  readonly attribution: string;
  readonly features: readonly AreaFeature[];
}

/** The file with its official areas made anew; what is drawn by hand stays as it is. */
export function withOfficialAreas(file: AreasFile, outlines: OutlinesFile): AreasFile {
  const drawn = file.features.filter(({ properties }) => properties.kind === 'neighbourhood');
  return { ...file, features: [...drawn, ...barriosOf(outlines), ...districtsOf(outlines)] };
}

const barriosOf = (outlines: OutlinesFile): AreaFeature[] =>
  outlines.barrios.map(({ id, name, district, arcs }) =>
    feature(`barrio-${id}`, 'barrio', name, ringsOf(outlines, [arcs]), { within: `district-${district}` }),
  );

/** A district is bounded by the arcs that only one of its barrios has. */
const districtsOf = (outlines: OutlinesFile): AreaFeature[] =>
  outlines.districts.map(({ id, name }) => {
    const members = outlines.barrios.filter(({ district }) => district === id).map(({ arcs }) => arcs);
    return feature(`district-${id}`, 'district', name, ringsOf(outlines, unionOf(outlines, members)));
  });

function feature(
  id: string,
  kind: 'barrio' | 'district',
  name: string,
  rings: readonly Path[],
  more: object = {},
): AreaFeature {
  const aliases = aliasesOf(kind, name);
  const coordinates = rings.map((ring) => ring.map(({ latDeg, lngDeg }) => [rounded(lngDeg), rounded(latDeg)]));
  return {
    type: 'Feature',
    properties: { id, kind, name, ...more, ...(aliases.length > 0 && { aliases }) },
    geometry:
      coordinates.length === 1
        ? { type: 'Polygon', coordinates }
        : { type: 'MultiPolygon', coordinates: coordinates.map((ring) => [ring]) },
  };
}

const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** "Moncloa-Aravaca" is also written with spaces; "el barrio de Goya" and "distrito Centro" name what they are. */
function aliasesOf(kind: 'barrio' | 'district', name: string): string[] {
  const parts = name.split('-').map((part) => part.trim());
  const spaced = parts.length > 1 ? [parts.join(' - '), parts.join(' ')] : [];
  const kinds =
    kind === 'district' ? [`distrito ${name}`, `distrito de ${name}`, `${name} district`] : [`barrio de ${name}`];
  const short = /^Casco Histórico de (.+)$/u.exec(name)?.[1];
  return [...new Set([...spaced, ...kinds, ...(short ? [`casco de ${short}`] : [])])].filter((alias) => alias !== name);
}
