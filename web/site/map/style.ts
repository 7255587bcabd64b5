// How the base map looks: which features are drawn at which zoom, how wide, and which names are written. The layers are
// those of Protomaps' tiles and those that `paseo city basemap` adds to them, so that a file from either place is drawn.
import {
  CenteredTextSymbolizer,
  CircleSymbolizer,
  exp,
  type Feature,
  GeomType,
  GroupSymbolizer,
  type LabelRule,
  LineLabelSymbolizer,
  LineSymbolizer,
  OffsetTextSymbolizer,
  type PaintRule,
  PolygonSymbolizer,
  TextPlacements,
} from 'protomaps-leaflet';
import type { Colours } from './colours.ts';

interface Style {
  readonly paintRules: PaintRule[];
  readonly labelRules: LabelRule[];
}

/** @param family of the fonts of the page */
export const styleOf = (colours: Colours, family: string): Style => ({
  paintRules: [...groundRules(colours), ...railRules(colours), ...roadRules(colours), ...lineRules(colours)],
  labelRules: labelRules(colours, family),
});

type Filter = (zoom: number, feature: Feature) => boolean;
type Stops = [zoom: number, width: number][];

const kindOf = ({ props }: Feature): string => String(props.kind ?? '');
const isOf = (kinds: readonly string[]): Filter => {
  const known = new Set(kinds);
  return (_, feature) => known.has(kindOf(feature));
};
const isArea: Filter = (_, { geomType }) => geomType === GeomType.Polygon;
const isLine: Filter = (_, { geomType }) => geomType === GeomType.Line;
const both =
  (a: Filter, b: Filter): Filter =>
  (zoom, feature) =>
    a(zoom, feature) && b(zoom, feature);
const width = (stops: Stops) => exp(1.6, stops);

const GREEN = [
  ...['park', 'forest', 'wood', 'grass', 'grassland', 'garden', 'nature_reserve', 'national_park', 'golf_course'],
  ...['cemetery', 'meadow', 'scrub', 'recreation_ground', 'village_green'],
];

function groundRules({ city, park, water, edge }: Colours): PaintRule[] {
  const area = (dataLayer: string, fill: string, filter: Filter = isArea): PaintRule => ({
    dataLayer,
    symbolizer: new PolygonSymbolizer({ fill }),
    filter,
  });
  const green = both(isArea, isOf(GREEN));
  return [
    area('earth', city),
    area('districts', city),
    ...['landcover', 'landuse', 'drawn'].map((layer) => area(layer, park, green)),
    area('water', water),
    ...['water', 'drawn'].map((dataLayer) => ({
      dataLayer,
      symbolizer: new LineSymbolizer({
        color: water,
        width: width([
          [10, 1.2],
          [14, 4],
          [18, 22],
        ]),
        lineCap: 'round',
        lineJoin: 'round',
      }),
      filter: both(isLine, isOf(['river'])),
    })),
    {
      dataLayer: 'water',
      symbolizer: new LineSymbolizer({
        color: water,
        width: width([
          [12, 0.8],
          [18, 6],
        ]),
      }),
      filter: both(isLine, isOf(['canal', 'stream'])),
      minzoom: 13,
    },
    ...['districts', 'boundaries'].map((dataLayer) => ({
      dataLayer,
      symbolizer: new LineSymbolizer({ dashColor: edge, color: edge, width: 1, dashWidth: 1, dash: [3, 4] }),
      maxzoom: 15,
    })),
  ];
}

function railRules({ rail }: Colours): PaintRule[] {
  return ['rails', 'roads'].map((dataLayer) => ({
    dataLayer,
    symbolizer: new LineSymbolizer({
      color: rail,
      width: width([
        [11, 0.5],
        [15, 1.2],
        [18, 2.5],
      ]),
    }),
    filter: isOf(['rail']),
    minzoom: 11,
  }));
}

/** Streets of one layer each: their sources must not be mixed (docs/cities.md). */
const ROAD_LAYERS = ['streets', 'drawn', 'roads'];
/** The least first, so that the others are drawn over them. */
const ROADS: readonly { readonly kinds: readonly string[]; readonly from: number; readonly stops: Stops }[] = [
  {
    kinds: ['path'],
    from: 15,
    stops: [
      [15, 1],
      [18, 4],
    ],
  },
  {
    kinds: ['minor_road', 'other'],
    from: 13,
    stops: [
      [13, 0.8],
      [15, 3.5],
      [18, 15],
    ],
  },
  {
    kinds: ['medium_road'],
    from: 12,
    stops: [
      [12, 1],
      [15, 6],
      [18, 21],
    ],
  },
  {
    kinds: ['major_road'],
    from: 11,
    stops: [
      [11, 1.1],
      [15, 8],
      [18, 27],
    ],
  },
  {
    kinds: ['highway'],
    from: 9,
    stops: [
      [9, 1],
      [12, 2.4],
      [15, 9],
      [18, 30],
    ],
  },
];
const MAIN: ReadonlySet<string> = new Set(['major_road', 'highway']);
/** Edges below all roads first, so that crossings are open. */
const EDGE_PX = 1.4;

function roadRules({ street, main, edge }: Colours): PaintRule[] {
  const rules = (isEdge: boolean) =>
    ROADS.flatMap(({ kinds, from, stops }) =>
      ROAD_LAYERS.map((dataLayer) => ({
        dataLayer,
        symbolizer: new LineSymbolizer({
          color: isEdge ? edge : kinds.some((kind) => MAIN.has(kind)) ? main : street,
          width: isEdge ? (zoom: number) => width(stops)(zoom) + EDGE_PX : width(stops),
          lineCap: 'round',
          lineJoin: 'round',
        }),
        filter: both(isLine, isOf(kinds)),
        minzoom: isEdge ? Math.max(13, from) : from,
      })),
    );
  return [...rules(true), ...rules(false)];
}

/** Lines of the underground, below the streets that people see. */
function lineRules({ metro }: Colours): PaintRule[] {
  return [
    {
      dataLayer: 'transit',
      symbolizer: new LineSymbolizer({
        color: metro,
        opacity: 0.45,
        width: width([
          [11, 1],
          [14, 2],
          [18, 4],
        ]),
      }),
      filter: isOf(['subway', 'light_rail']),
      minzoom: 12,
    },
  ];
}

const PLACE_FROM = 10;

/** The first of them get the room. */
function labelRules(colours: Colours, family: string): LabelRule[] {
  const { city, words, faint, green, blue, metro } = colours;
  const halo = { stroke: city, width: 3 };
  const font = (px: number, weight = 600, style = '') => `${style} ${weight} ${px}px ${family}`.trim();
  const centred = (fill: string, px: number) =>
    new CenteredTextSymbolizer({
      labelProps: ['name'],
      fill,
      stroke: city,
      width: 2,
      font: font(px),
      lineHeight: 1.25,
    });
  const along = (fill: string, px: number, style = '') =>
    new LineLabelSymbolizer({
      ...{ labelProps: ['name'], fill, ...halo, font: font(px, 600, style) },
      ...{ position: 2, repeatDistance: 340, maxLabelChars: 48 },
    });
  const inGreen: Filter = both(isArea, isOf(GREEN));
  const station = new GroupSymbolizer([
    new CircleSymbolizer({ radius: 4, fill: metro, stroke: city, width: 1.5 }),
    new OffsetTextSymbolizer({
      ...{ labelProps: ['name'], fill: metro, stroke: city, width: 2, font: font(12, 700), lineHeight: 1.2 },
      ...{ offsetX: 8, offsetY: 0, placements: [TextPlacements.E], maxLineChars: 18 },
    }),
  ]);
  const streetNames = (kinds: readonly string[], from: number, px: number): LabelRule[] =>
    ROAD_LAYERS.toReversed().map((dataLayer) => ({
      dataLayer,
      symbolizer: along(words, px),
      filter: both(isLine, isOf(kinds)),
      minzoom: from,
    }));
  return [
    {
      dataLayer: 'places',
      symbolizer: centred(faint, 13),
      filter: isOf(['district']),
      minzoom: PLACE_FROM,
      maxzoom: 13,
    },
    {
      ...{ dataLayer: 'places', symbolizer: centred(words, 13), minzoom: PLACE_FROM, maxzoom: 13 },
      filter: isOf(['locality', 'macrohood']),
    },
    { dataLayer: 'stations', symbolizer: station, minzoom: 14 },
    { dataLayer: 'pois', symbolizer: station, filter: isOf(['station']), minzoom: 14 },
    ...streetNames(['highway', 'major_road'], 13, 12),
    ...streetNames(['medium_road'], 14, 12),
    ...['landuse', 'drawn'].map((dataLayer) => ({
      dataLayer,
      symbolizer: centred(green, 12),
      filter: both(inGreen, wideEnough(48)),
      minzoom: 12,
    })),
    { dataLayer: 'squares', symbolizer: centred(words, 12), minzoom: 16 },
    ...streetNames(['minor_road', 'other', 'path'], 15, 12),
    ...['water', 'drawn'].map((dataLayer) => ({
      dataLayer,
      symbolizer: along(blue, 12, 'italic'),
      filter: both(isLine, isOf(['river', 'canal'])),
      minzoom: 13,
    })),
    {
      ...{ dataLayer: 'places', symbolizer: centred(faint, 12), minzoom: 14, maxzoom: 15 },
      filter: isOf(['barrio', 'neighbourhood']),
    },
  ];
}

/** Whether an area is at least so many pixels wide in the tile that holds it. */
const wideEnough =
  (px: number): Filter =>
  (_, { bbox }) =>
    bbox.maxX - bbox.minX >= px;
