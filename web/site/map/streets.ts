// The base map under the pins: vector tiles of one file, read by ranges of bytes from our own service and drawn on canvas.
import L from 'leaflet';
import { PMTiles } from 'pmtiles';
import { leafletLayer } from 'protomaps-leaflet';
import { coloursIn, onThemeChange } from './colours.ts';
import { styleOf } from './style.ts';

// The library draws with the Leaflet that it finds under this name, as pages without a bundler have it.
(globalThis as { L?: typeof L }).L = L;

export interface Streets {
  /** The words that credit the sources. */
  readonly credit: string;
  readonly show: (wanted: boolean) => void;
  readonly remove: () => void;
}

/** @throws when the file cannot be read: the pins stand without it */
export async function drawStreets(map: L.Map, url: string, pane: string): Promise<Streets> {
  const archive = new PMTiles(url);
  const [{ maxZoom }, metadata] = await Promise.all([archive.getHeader(), archive.getMetadata()]);
  let layer: L.GridLayer | undefined;
  let isShown = true;
  const draw = () => {
    layer?.remove();
    const element = map.getContainer();
    const colours = coloursIn(element);
    const { fontFamily } = getComputedStyle(element);
    layer = leafletLayer({
      ...{ url: archive, maxDataZoom: maxZoom, pane, attribution: '', backgroundColor: colours.land },
      ...styleOf(colours, fontFamily),
    }) as unknown as L.GridLayer;
    if (isShown) layer.addTo(map);
  };
  draw();
  const stop = onThemeChange(draw);
  const { attribution = '' } = metadata as { readonly attribution?: unknown };
  return {
    credit: textOf(String(attribution)),
    show: (wanted) => {
      isShown = wanted;
      if (wanted) layer?.addTo(map);
      else layer?.remove();
    },
    remove: () => {
      stop();
      layer?.remove();
    },
  };
}

/** Files of others credit in markup; here it is said in words. */
const textOf = (markup: string): string => markup.replace(/<[^<>]*>/gu, '').trim();
