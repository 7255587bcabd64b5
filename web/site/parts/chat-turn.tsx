// One thing that was said, with the places that came along.
import { useState } from 'preact/hooks';
import type { ChatPlace } from '../../api-client/client.ts';
import { categories, typeLabels } from '../state/categories.ts';
import { language } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { useWords } from '../words/index.ts';
import { PlanButton } from './plan-button.tsx';
import { Away, Rating } from './result-card.tsx';
import { Understood } from './understood.tsx';

export interface Turn {
  readonly who: 'you' | 'paseo' | 'problem';
  readonly text: string;
  readonly places?: readonly ChatPlace[];
  readonly understood?: Readonly<Record<string, number>>;
  /** The language it was answered in. */
  readonly language?: 'en' | 'es';
}

export function TurnView({ turn }: { readonly turn: Turn }) {
  const words = useWords();
  return (
    <article class={`turn ${turn.who}`}>
      <h3 class="sr">{turn.who === 'you' ? words.chat.you : words.chat.paseo}</h3>
      <p class="said">{turn.text}</p>
      {turn.understood && <Understood ratings={turn.understood} />}
      {turn.places && turn.places.length > 0 && <Places places={turn.places} />}
    </article>
  );
}

function Places({ places }: { readonly places: readonly ChatPlace[] }) {
  const words = useWords().chat;
  const lang = useStore(language);
  const names = useStore(categories);
  const [nearest, setNearest] = useState(false);
  const shown = nearest ? [...places].sort((a, b) => a.distance - b.distance) : places;
  return (
    <>
      {places.length > 1 && (
        <label class="check quiet">
          <input type="checkbox" checked={nearest} onChange={() => setNearest(!nearest)} />
          {words.nearest}
        </label>
      )}
      <ol class="chat-places">
        {shown.map((place) => (
          <li key={place.place_id}>
            <a href={`/place/?id=${encodeURIComponent(place.place_id)}`}>{place.name}</a>
            <span class="types">{typeLabels(names, place.types, lang).slice(0, 2).join(' · ')}</span>
            <span class="facts">
              <Rating rating={place.rating} count={place.user_ratings_total} />
              <Away distanceM={place.distance} />
            </span>
            <PlanButton place={{ ...place, id: place.place_id }} />
          </li>
        ))}
      </ol>
    </>
  );
}
