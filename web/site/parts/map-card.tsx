// What a tapped pin tells, over the map: on a phone a sheet at its lower edge. The list holds the same place with more of it.
import { useEffect, useRef } from 'preact/hooks';
import type { Pin } from '../map/map.ts';
import { categories, typeLabels } from '../state/categories.ts';
import type { Result } from '../state/results.ts';
import { highlighted } from '../state/selection.ts';
import { language } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { useWords } from '../words/index.ts';
import { Icon } from './icons.tsx';
import { MarkButtons } from './mark-buttons.tsx';
import { OpenAndPrice } from './open-and-price.tsx';
import { PlanButton } from './plan-button.tsx';
import { Away, Rating } from './result-card.tsx';

export type PinnedPlace = Pin & Partial<Pick<Result, 'types' | 'rating' | 'ratingCount' | 'distanceM'>>;

interface Props {
  readonly place: PinnedPlace;
  readonly onClose: () => void;
}

const MOST_TYPES = 2;

export function MapCard({ place, onClose }: Props) {
  const { id, name, types = [], rating, ratingCount, distanceM } = place;
  const words = useWords().map;
  const lang = useStore(language);
  const names = useStore(categories);
  const link = useRef<HTMLAnchorElement>(null);
  // The pin that loses the focus takes its mark away: the card's place stays marked.
  useEffect(() => {
    link.current?.focus({ preventScroll: true });
    highlighted.set(id);
  }, [id]);
  return (
    <section
      class="map-card"
      aria-label={words.chosen}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <h3>
        <a ref={link} class="map-card-name" href={`/place/?id=${encodeURIComponent(id)}`}>
          {name}
        </a>
      </h3>
      {types.length > 0 && <p class="types">{typeLabels(names, types, lang).slice(0, MOST_TYPES).join(' · ')}</p>}
      <p class="facts">
        {rating !== undefined && ratingCount !== undefined && <Rating rating={rating} count={ratingCount} />}
        {distanceM !== undefined && <Away distanceM={distanceM} />}
      </p>
      <OpenAndPrice id={id} />
      <div class="card-foot">
        <PlanButton place={place} />
        <MarkButtons key={id} place={{ id, name }} />
      </div>
      <button type="button" class="icon-button map-card-close" aria-label={words.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </section>
  );
}
