// The map itself: numbered places, where the visitor stands, and nothing from other servers unless asked for.
import './trusted.ts';
import L from 'leaflet';
import type { Position } from '../../api-client/client.ts';
import { CITY } from '../state/city.ts';
import { signOf } from './signs.ts';
import { spread } from './spread.ts';
import { drawStreets, type Streets } from './streets.ts';

export interface Pin extends Position {
  readonly id: string;
  readonly name: string;
}

export interface MapView {
  /** Numbered as in the list; one alone needs no number. `line` joins them in this order. */
  readonly showPins: (pins: readonly Pin[], options?: { readonly line?: boolean }) => void;
  /** @param accuracyM how far off the position may be, where a device found it */
  readonly showHere: (position: Position, accuracyM?: number) => void;
  /** The sign of a group of categories on the pin of a place. */
  readonly sign: (id: string, group: string) => void;
  /** Moves the map only as far as the pin needs to stand clear of what lies over its lower edge. */
  readonly keepInView: (id: string, coveredPx: number) => void;
  readonly focus: (id: string) => void;
  readonly highlight: (id: string | undefined) => void;
  readonly zoomTo: (positions: readonly Position[]) => void;
  readonly center: () => Position;
  readonly zoomBy: (steps: number) => void;
  /** Street tiles of OpenStreetMap: another server, so only when the visitor asks. */
  readonly useTiles: (wanted: boolean) => void;
  readonly remove: () => void;
}

export interface MapEvents {
  readonly onPoint: (id: string | undefined) => void;
  readonly onChoose: (id: string) => void;
  /** The words that credit the base map, once it is drawn. */
  readonly onCredit: (words: string) => void;
  /** After the visitor moved the map by hand. */
  readonly onMove: () => void;
  /** Where the ground was tapped. */
  readonly onTap?: (position: Position) => void;
}

/** A pin is never drawn further from its place than a few doors. */
const MOST_ASIDE_M = 60;
/** What is small lies above what would hide it, and what is pointed at above all. */
const SMALL_ABOVE = 2_000;
const POINTED_ABOVE = 4_000;
/** Longer than the map moves by itself, and shorter than it takes somebody to drag it after a tap. */
const FLIGHT_MS = 700;

const { south, west, north, east } = CITY.bounds;
const AROUND = L.latLngBounds([south, west], [north, east]);

export function createMap(element: HTMLElement, events: MapEvents, basemapUrl: string): MapView {
  const map = L.map(element, {
    zoomControl: false,
    attributionControl: false,
    // Tiles between two zooms would be stretched, and their names with them.
    zoomSnap: 1,
    minZoom: 10,
    maxZoom: 18,
    maxBounds: AROUND.pad(0.6),
    renderer: L.svg({ padding: 0.5 }),
  }).setView([CITY.center.lat, CITY.center.lng], 14);
  const base = map.createPane('basemap');
  base.classList.add('basemap-pane');
  let streets: Streets | undefined;
  let isRemoved = false;
  const drawn = (made: Streets) => {
    if (isRemoved) return made.remove();
    streets = made;
    events.onCredit(made.credit);
  };
  // Pins are of use without streets: nobody is told of a failure but by the empty ground.
  if (basemapUrl !== '') drawStreets(map, basemapUrl, 'basemap').then(drawn, () => undefined);
  map.on('zoomend', stepAside);

  const pins = new Map<string, L.Marker>();
  let shown: readonly Pin[] = [];
  const leaders = L.layerGroup().addTo(map);
  const trail = L.polyline([], { className: 'map-trail', interactive: false }).addTo(map);
  let here: L.Marker | undefined;
  const around = L.circle([0, 0], { radius: 0, className: 'map-accuracy', interactive: false });
  let tiles: L.TileLayer | undefined;
  map.on('dragend', events.onMove);
  map.on('click', ({ latlng: { lat, lng } }) => events.onTap?.({ lat, lng }));
  let fitted: readonly Position[] = [];
  let hidden = element.clientWidth === 0;
  const resized = new ResizeObserver(() => {
    map.invalidateSize({ pan: false });
    // What was fitted while the map could not be seen was fitted into nothing.
    if (hidden && element.clientWidth > 0) zoomTo(fitted);
    hidden = element.clientWidth === 0;
  });
  resized.observe(element);

  function addPin({ id, name, lat, lng }: Pin, index: number): void {
    const number = shown.length > 1 ? String(index + 1) : '';
    const marker = L.marker([lat, lng], { icon: pinWith(number), riseOnHover: true, zIndexOffset: -index }).addTo(map);
    marker.getElement()?.setAttribute('aria-label', number ? `${number}. ${name}` : name);
    marker.on('mouseover', () => events.onPoint(id));
    marker.on('mouseout', () => events.onPoint(undefined));
    // The library passes on what the mouse does, not where the keyboard is.
    marker.getElement()?.addEventListener('focus', () => events.onPoint(id));
    marker.getElement()?.addEventListener('blur', () => events.onPoint(undefined));
    marker.on('click', () => events.onChoose(id));
    marker.on('keypress', ({ originalEvent }) => {
      if ((originalEvent as KeyboardEvent).key === 'Enter') events.onChoose(id);
    });
    pins.set(id, marker);
  }

  /** Places that stand close are drawn a little aside or small; whoever is moved has a line to where it is. */
  function stepAside(): void {
    leaders.clearLayers();
    const own = shown.map(({ lat, lng }) => map.latLngToLayerPoint([lat, lng]));
    const farthestPx = MOST_ASIDE_M / metresPerPixel();
    for (const [index, { x, y, isSmall }] of spread(own, farthestPx).entries()) {
      const { id, lat, lng } = shown[index]!;
      const aside = x !== own[index]!.x || y !== own[index]!.y;
      const at = aside ? map.layerPointToLatLng([x, y]) : L.latLng(lat, lng);
      const pin = pins.get(id);
      pin?.setLatLng(at);
      pin?.getElement()?.classList.toggle('pin-small', isSmall);
      pin?.setZIndexOffset(isSmall ? SMALL_ABOVE : -index);
      if (!aside) continue;
      L.polyline([[lat, lng], at], { className: 'map-leader', interactive: false }).addTo(leaders);
      L.circleMarker([lat, lng], { radius: 3, className: 'map-true-point', interactive: false }).addTo(leaders);
    }
  }

  function metresPerPixel(): number {
    const [a, b] = [L.point(0, 0), L.point(100, 0)];
    return map.distance(map.containerPointToLatLng(a), map.containerPointToLatLng(b)) / 100;
  }

  function zoomTo(positions: readonly Position[]): void {
    fitted = positions;
    if (positions.length === 0) return;
    const bounds = L.latLngBounds(positions.map(({ lat, lng }) => [lat, lng]));
    map.fitBounds(bounds, { ...CLEAR_OF_TOOLS, maxZoom: 16, animate: false });
  }

  return {
    showPins: (next, { line = false } = {}) => {
      for (const marker of pins.values()) marker.remove();
      pins.clear();
      shown = next;
      for (const [index, pin] of next.entries()) addPin(pin, index);
      trail.setLatLngs(line ? next.map(({ lat, lng }): [number, number] => [lat, lng]) : []);
      stepAside();
    },
    showHere: ({ lat, lng }, accuracyM = 0) => {
      around.setLatLng([lat, lng]).setRadius(accuracyM);
      if (accuracyM > 0) around.addTo(map);
      else around.remove();
      here ??= L.marker([lat, lng], { icon: dot(), interactive: false, keyboard: false, zIndexOffset: -1000 }).addTo(
        map,
      );
      here.setLatLng([lat, lng]);
    },
    sign: (id, group) => {
      const sign = signOf(group);
      const pin = pins.get(id)?.getElement();
      if (!sign || !pin || pin.classList.contains('signed')) return;
      pin.classList.add('signed');
      pin.firstElementChild?.prepend(sign);
    },
    keepInView: (id, coveredPx) => {
      const keep = () => {
        const at = pins.get(id)?.getLatLng();
        if (at) map.panInside(at, { paddingTopLeft: L.point(50, 70), paddingBottomRight: L.point(70, coveredPx + 30) });
      };
      keep();
      // A flight that was under way ends where it began to fly to, wherever the pin is then.
      map.on('moveend', keep);
      setTimeout(() => map.off('moveend', keep), FLIGHT_MS);
    },
    focus: (id) => pins.get(id)?.getElement()?.focus({ preventScroll: true }),
    highlight: (id) => {
      for (const [key, marker] of pins) {
        marker.getElement()?.classList.toggle('pin-on', key === id);
        const isSmall = marker.getElement()?.classList.contains('pin-small');
        marker.setZIndexOffset(key === id ? POINTED_ABOVE : isSmall ? SMALL_ABOVE : 0);
      }
    },
    zoomTo,
    center: () => map.getCenter(),
    zoomBy: (steps) => map.setZoom(map.getZoom() + steps),
    useTiles: (wanted) => {
      tiles?.remove();
      tiles = wanted
        ? L.tileLayer('https://tile.openstreetmap.org/{z}/{x}/{y}.png', { maxZoom: 19 }).addTo(map)
        : undefined;
      streets?.show(!wanted);
    },
    remove: () => {
      isRemoved = true;
      resized.disconnect();
      streets?.remove();
      map.remove();
    },
  };
}

/** Room for what lies over the map: the search above, the zoom on the right, the credit below. */
const CLEAR_OF_TOOLS = { paddingTopLeft: L.point(44, 64), paddingBottomRight: L.point(64, 76) };

function pinWith(number: string): L.DivIcon {
  const shape = document.createElement('span');
  const text = document.createElement('b');
  text.textContent = number || '•';
  shape.append(text);
  return L.divIcon({ html: shape, className: 'pin', iconSize: [32, 32], iconAnchor: [4, 32] });
}

function dot(): L.DivIcon {
  return L.divIcon({ html: document.createElement('span'), className: 'here', iconSize: [22, 22] });
}
