// The map beside the list. It is loaded when it is first seen; the page works without it.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PlaceFacts, Position } from '../../api-client/client.ts';
import type { MapView } from '../map/map.ts';
import { categories } from '../state/categories.ts';
import { CITY } from '../state/city.ts';
import { factsOf } from '../state/facts.ts';
import { useOnline } from '../state/online.ts';
import { useSeen } from '../state/seen.ts';
import { highlighted, showInList } from '../state/selection.ts';
import { language } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { startFromMap } from '../state/where.ts';
import { creditIn } from '../words/credits.ts';
import { useWords } from '../words/index.ts';
import { Icon } from './icons.tsx';
import { MapCard, type PinnedPlace } from './map-card.tsx';

/** As many as the list shows at first. */
const PINS_IN_VIEW = 12;

interface Props {
  readonly pins: readonly PinnedPlace[];
  readonly here?: Position;
  /** How far off it may be, where a device found it. */
  readonly accuracyM?: number | undefined;
  /** Joined in their order, as a walk. */
  readonly line?: boolean;
  readonly searchable?: boolean;
  /** Where it was tapped, beside the pins. */
  readonly onTap?: ((position: Position) => void) | undefined;
  /** When it changes, the map moves to show all pins. */
  readonly fit?: string | undefined;
}

export function MapPanel({ pins, here, accuracyM, line = false, searchable = false, onTap, fit = '' }: Props) {
  const words = useWords().map;
  const lang = useStore(language);
  const element = useRef<HTMLDivElement>(null);
  const tapped = useRef(onTap);
  tapped.current = onTap;
  const [view, setView] = useState<MapView>();
  const [failed, setFailed] = useState(false);
  const [moved, setMoved] = useState(false);
  const [wanted, setWanted] = useState(false);
  const online = useOnline();
  const tiles = wanted && online;
  const [credit, setCredit] = useState('');
  /** On a phone the credit stands behind a button. */
  const [credited, setCredited] = useState(false);
  const pointed = useStore(highlighted);
  const seen = useSeen(element);
  const [chosen, setChosen] = useState<string>();
  const opened = pins.length > 1 ? pins.find(({ id }) => id === chosen) : undefined;
  const below = useRef<HTMLDivElement>(null);
  const groups = useStore(categories);
  const hereKey = here && `${here.lat},${here.lng}`;
  const pinKey = pins.map(({ id }) => id).join(' ');

  useEffect(() => {
    if (!seen) return;
    let made: MapView | undefined;
    let gone = false;
    const draw = ({ createMap }: typeof import('../map/map.ts')) => {
      if (gone || !element.current) return;
      const events = {
        onPoint: highlighted.set,
        onChoose: (id: string) => {
          showInList(id);
          setChosen(id);
        },
        onCredit: setCredit,
        onMove: () => setMoved(true),
        onTap: (position: Position) => tapped.current?.(position),
      };
      made = createMap(element.current, events, CITY.basemap ? '/api/city/basemap' : '');
      setView(made);
    };
    import('../map/map.ts').then(draw).catch(() => setFailed(true));
    return () => {
      gone = true;
      made?.remove();
    };
  }, [seen]);

  useEffect(() => view?.showPins(pins, { line }), [view, pinKey, line]);
  useEffect(() => view?.useTiles(tiles), [view, tiles]);
  // A tapped pin stays marked as long as its card is open, though nothing points at it.
  useEffect(() => view?.highlight(pointed ?? opened?.id), [view, pointed, pinKey, opened?.id]);
  useEffect(() => {
    if (here) view?.showHere(here, accuracyM);
  }, [view, hereKey, accuracyM]);
  useEffect(() => {
    // What was tapped is no place of the catalogue yet.
    if (!view || tapped.current) return;
    for (const { id } of pins) {
      const sign = (facts: PlaceFacts | undefined) => {
        const main = facts?.categories[0];
        const group = groups.find(({ name }) => name === main)?.group;
        if (group !== undefined) view.sign(id, group);
      };
      factsOf(id, lang).then(sign, () => undefined);
    }
  }, [view, pinKey, groups, lang]);
  useEffect(() => {
    const card = below.current;
    if (!view || !opened || !card) return;
    // The card grows when hours and prices arrive.
    const sized = new ResizeObserver(() => view.keepInView(opened.id, card.offsetHeight));
    sized.observe(card);
    return () => sized.disconnect();
  }, [view, opened?.id]);
  const hasPins = pins.length > 0;
  // The view follows a new starting point, never a mere change of taste: a map that jumps loses its reader.
  useEffect(() => {
    if (!hasPins && !here) return;
    view?.zoomTo([...(here ? [here] : []), ...pins.slice(0, PINS_IN_VIEW)]);
    setMoved(false);
  }, [view, hereKey, hasPins, line && pinKey, fit]);

  function closeCard() {
    if (opened) view?.focus(opened.id);
    setChosen(undefined);
  }

  function searchHere() {
    if (!view) return;
    setMoved(false);
    startFromMap(view.center());
  }

  return (
    <section class="map-panel" aria-label={words.title}>
      <div class="map" ref={element} />
      {!view && <p class="map-wait quiet">{failed ? words.failed : words.loading}</p>}
      {searchable && moved && (
        <button type="button" class="button map-search" onClick={searchHere}>
          <Icon name="locate" /> {words.searchHere}
        </button>
      )}
      <div class="map-tools">
        <button type="button" class="icon-button" aria-label={words.zoomIn} onClick={() => view?.zoomBy(1)}>
          <Icon name="plus" />
        </button>
        <button type="button" class="icon-button" aria-label={words.zoomOut} onClick={() => view?.zoomBy(-1)}>
          <Icon name="minus" />
        </button>
      </div>
      <div class="map-below" ref={below}>
        {opened && <MapCard place={opened} onClose={closeCard} />}
        <div class={credited ? 'map-foot open' : 'map-foot'}>
          <button
            type="button"
            class="map-info"
            aria-label={words.about}
            aria-expanded={credited}
            onClick={() => setCredited(!credited)}
          >
            <span aria-hidden="true">i</span>
          </button>
          <label class="check">
            <input type="checkbox" checked={tiles} disabled={!online} onChange={() => setWanted(!wanted)} />
            {words.tiles}
          </label>
          {tiles ? (
            <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">
              © OpenStreetMap
            </a>
          ) : (
            <Credit parts={credit.split(CREDITS).map((part) => creditIn(lang, part))} />
          )}
        </div>
      </div>
    </section>
  );
}

/** Between the credits of a base map. */
const CREDITS = ' · ';

/** The first is always in view, as its licence asks; the others do not stand in front of the map. */
function Credit({ parts: [first = '', ...others] }: { readonly parts: readonly string[] }) {
  const words = useWords().map;
  if (first === '') return <span class="map-credit">{CITY.basemap ? '' : words.noStreets}</span>;
  if (others.length === 0) return <span class="map-credit">{first}</span>;
  return (
    <details class="map-credit">
      <summary>
        {first} <u>{words.sources}</u>
      </summary>
      {others.join(CREDITS)}
    </details>
  );
}
