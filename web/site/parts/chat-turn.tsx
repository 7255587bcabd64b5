// One thing that was said, with the places that came along.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ChatPlace } from '../../api-client/client.ts';
import { categories, typeLabels } from '../state/categories.ts';
import { factsOf } from '../state/facts.ts';
import { useLoad } from '../state/load.ts';
import { isHidden, marks } from '../state/marks.ts';
import { listText } from '../state/numbers.ts';
import { useDayAsked } from '../state/question.ts';
import type { Result } from '../state/results.ts';
import { type OfPlace, saidAround } from '../state/said-around.ts';
import { highlighted, talkedOf } from '../state/selection.ts';
import { endsSession } from '../state/session.ts';
import { language } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import type { Turn } from '../state/talk.ts';
import { useWords } from '../words/index.ts';
import { Failure } from './failure.tsx';
import { Icon } from './icons.tsx';
import { MarkButtons } from './mark-buttons.tsx';
import { OpenAndPrice } from './open-and-price.tsx';
import { PlanButton } from './plan-button.tsx';
import { Away, Rating } from './result-card.tsx';
import { Toggle } from './toggle.tsx';
import { Understood } from './understood.tsx';

interface Props {
  readonly turn: Turn;
  /** Nothing was said after it: its places are those on the map. */
  readonly newest: boolean;
  readonly onAgain: () => void;
}

export function TurnView({ turn, newest, onAgain }: Props) {
  const words = useWords().chat;
  const { who, text, places = [] } = turn;
  const { error, planId } = turn;
  const said = useMemo(() => saidAround(text, places), [text, places.length]);
  useEffect(() => {
    if (error !== undefined) endsSession(error);
  }, [error]);
  if (who === 'problem') return <Failure error={error} again={onAgain} />;
  return (
    <article class={`turn ${who}`}>
      <h3 class="sr">{who === 'you' ? words.you : words.paseo}</h3>
      <p class="said" lang={turn.language}>
        {who === 'paseo' ? said.words : text}
      </p>
      <LeftOut turn={turn} />
      {turn.understood && <Understood ratings={turn.understood} />}
      {planId !== undefined && (
        <p>
          <a class="button small" href={`/plan/?id=${encodeURIComponent(planId)}`}>
            <Icon name="route" /> {words.openPlan}
          </a>
        </p>
      )}
      {places.length > 0 && (
        <Places
          places={places}
          said={said.places}
          isPlan={planId !== undefined}
          newest={newest}
          language={turn.language}
        />
      )}
    </article>
  );
}

/** One quiet line about what the answer does not heed. */
function LeftOut({ turn: { unmet = [], outside = [], unread = [], language: lang = 'en' } }: { readonly turn: Turn }) {
  const words = useWords();
  const named = (all: readonly string[]) => listText(all.map(words.question.words), lang);
  if (unmet.length + outside.length + unread.length === 0) return null;
  return (
    <p class="quiet left-out">
      {unmet.length > 0 && words.chat.unmet(named(unmet))} {outside.length > 0 && words.chat.outside(named(outside))}{' '}
      {unread.length > 0 && words.question.unread(named(unread))}
    </p>
  );
}

interface PlacesProps {
  readonly places: readonly ChatPlace[];
  /** What the reply says of each, in the same order. */
  readonly said: readonly OfPlace[];
  readonly isPlan: boolean;
  readonly newest: boolean;
  readonly language: Turn['language'];
}

function Places({ places: named, said: ofNamed, isPlan, newest, language: spoken }: PlacesProps) {
  const marked = useStore(marks);
  const isShown = ({ place_id: id }: ChatPlace) => !isHidden(marked, id);
  const places = useMemo(() => named.filter(isShown), [named, marked]);
  const said = ofNamed.filter((_, at) => named[at] === undefined || isShown(named[at]));
  const words = useWords();
  const lang = useStore(language);
  const [nearest, setNearest] = useState(false);
  const [openOnly, setOpenOnly] = useState(false);
  // Of another day it does not matter what is open now.
  const isOfLater = useDayAsked() !== undefined;
  const [open, again] = useLoad(
    async (signal) => {
      if (!openOnly) return undefined;
      const facts = await Promise.all(places.map(({ place_id: id }) => factsOf(id, lang)));
      signal.throwIfAborted();
      return new Set(places.flatMap(({ place_id: id }, at) => (facts[at]?.hours?.open ? [id] : [])));
    },
    [places, openOnly, lang],
  );
  // Until it is known what is open, nothing is shown as if it were.
  const kept = openOnly ? places.filter(({ place_id: id }) => open.value?.has(id)) : places;
  const shown = nearest ? [...kept].sort((a, b) => a.distance - b.distance) : kept;
  const order = shown.map(({ place_id: id }) => id).join(' ');
  useEffect(() => {
    if (newest) talkedOf.set({ isPlan, places: shown.map(resultOf) });
  }, [newest, order, isPlan]);
  return (
    <>
      {places.length > 1 && !isPlan && (
        <div class="chips">
          <Toggle on={nearest} onChange={setNearest} icon="walk" text={words.chat.nearest} />
          {!isOfLater && <Toggle on={openOnly} onChange={setOpenOnly} icon="clock" text={words.explore.openNow} />}
        </div>
      )}
      {openOnly && open.state === 'failed' && <Failure error={open.error} again={again} />}
      {openOnly && shown.length === 0 && open.state === 'ready' && <p class="quiet">{words.explore.noneOpen}</p>}
      <ol class="chat-places">
        {shown.map((place, index) => (
          <PlaceRow
            key={place.place_id}
            place={place}
            said={nearest || openOnly ? withoutHeading(said[places.indexOf(place)]) : said[places.indexOf(place)]}
            language={spoken}
            isPlan={isPlan}
            {...(newest ? { number: index + 1 } : {})}
          />
        ))}
      </ol>
    </>
  );
}

const resultOf = ({
  place_id: id,
  user_ratings_total: ratingCount,
  distance,
  score: _,
  ...place
}: ChatPlace): Result => ({
  ...place,
  id,
  ratingCount,
  distanceM: distance,
});

/** In another order, no heading stands above its own any more. */
const withoutHeading = ({ heading: _, ...said }: OfPlace = {}): OfPlace => said;

interface RowProps {
  readonly place: ChatPlace;
  readonly said: OfPlace | undefined;
  readonly language: Turn['language'];
  /** A stop of a plan: it is in a plan already. */
  readonly isPlan: boolean;
  readonly number?: number;
}

function PlaceRow({ place, said: { heading, when, doubt } = {}, language: spoken, isPlan, number }: RowProps) {
  const pointed = useStore(highlighted);
  const { place_id: id } = place;
  const lang = useStore(language);
  const names = useStore(categories);
  return (
    <li
      id={number ? `said-${id}` : undefined}
      class={number && pointed === id ? 'highlighted' : undefined}
      onMouseEnter={() => highlighted.set(id)}
      onMouseLeave={() => highlighted.set(undefined)}
      onFocusCapture={() => highlighted.set(id)}
    >
      {heading && (
        <span class="chat-heading" lang={spoken}>
          {heading}
        </span>
      )}
      {number && (
        <span class="number" aria-hidden="true">
          {number}
        </span>
      )}
      <a href={`/place/?id=${encodeURIComponent(id)}`}>{place.name}</a>
      <span class="types">{typeLabels(names, place.types, lang).slice(0, 2).join(' · ')}</span>
      <span class="facts">
        <Rating rating={place.rating} count={place.user_ratings_total} />
        <Away distanceM={place.distance} />
      </span>
      {when ? (
        <span class="when" lang={spoken}>
          {when}
        </span>
      ) : (
        <OpenAndPrice id={id} />
      )}
      {doubt && (
        <span class="quiet doubt" lang={spoken}>
          {doubt}
        </span>
      )}
      <div class="card-foot">
        {!isPlan && <PlanButton place={{ ...place, id }} />}
        <MarkButtons place={{ id, name: place.name }} />
      </div>
    </li>
  );
}
