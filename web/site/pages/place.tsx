// One place: what it is, when to go, what one thought of it, and what is like it.
import { useEffect } from 'preact/hooks';
import type { PlaceWithDescription } from '../../api-client/client.ts';
import { AskAgain } from '../parts/ask-again.tsx';
import { Facts, featuresText, HoursTable, OtherSign, Source } from '../parts/facts.tsx';
import { Failure } from '../parts/failure.tsx';
import { FindOut } from '../parts/find-out.tsx';
import { Icon } from '../parts/icons.tsx';
import { Illustration } from '../parts/illustration.tsx';
import { MapPanel } from '../parts/map-panel.tsx';
import { MarkButtons, MarkRow } from '../parts/mark-buttons.tsx';
import { OpenLine } from '../parts/open-and-price.tsx';
import { OthersReviews } from '../parts/others-reviews.tsx';
import { PlanButton } from '../parts/plan-button.tsx';
import { Away, Rating } from '../parts/result-card.tsx';
import { ReviewPanel } from '../parts/review-form.tsx';
import { categories, categoryOfType, groupOf, typeLabels } from '../state/categories.ts';
import { tell } from '../state/events.ts';
import { useLoad } from '../state/load.ts';
import { isHidden, marks } from '../state/marks.ts';
import { placesOf } from '../state/results.ts';
import { exploreHref, goBackTo, useQuery } from '../state/router.ts';
import { api } from '../state/session.ts';
import { language } from '../state/settings.ts';
import { distanceM } from '../state/spots.ts';
import { useStore } from '../state/store.ts';
import { useTitle } from '../state/title.ts';
import { useStartingPoint } from '../state/where.ts';
import { useWords } from '../words/index.ts';

export function PlacePage() {
  const words = useWords();
  const lang = useStore(language);
  const [id = ''] = useQuery('id');
  const [place, again] = useLoad((signal) => api.place(id, lang, signal), [id, lang]);
  useTitle(place.value?.name, place.value?.description);
  useEffect(() => tell('opened', id), [id]);
  return (
    <div class="page">
      <p class="back">
        <a href={exploreHref()} onClick={(event) => goBackTo(event, '')}>
          ← {words.errors.home}
        </a>
      </p>
      {!place.value && <h1 class="sr">{words.place.loading}</h1>}
      {place.state === 'failed' && !place.value && <Failure error={place.error} again={again} />}
      {place.state === 'failed' && !place.value && <AskAgain />}
      {place.state === 'loading' && !place.value && <p class="quiet">{words.place.loading}</p>}
      {place.value && <PlaceView place={place.value} reload={again} />}
    </div>
  );
}

function PlaceView({ place, reload }: { readonly place: PlaceWithDescription; readonly reload: () => void }) {
  const words = useWords();
  const lang = useStore(language);
  const names = useStore(categories);
  const { position, name: from } = useStartingPoint();
  const { facts } = place;
  return (
    <article class="place">
      <header class="place-head">
        <Illustration group={groupOf(names, [...(facts?.categories ?? []), ...place.types])} />
        <h1>{place.name}</h1>
        <p class="types">{typeLabels(names, place.types, lang).join(' · ')}</p>
        <p class="facts">
          {place.user_ratings_total > 0 && <Rating rating={place.rating} count={place.user_ratings_total} />}
          <Away distanceM={distanceM(position, place)} from={from} />
        </p>
        {facts && <OtherSign facts={facts} />}
        {facts && <OpenLine facts={facts} />}
        <div class="row">
          <PlanButton place={place} look="button" />
          <a class="button" href={`/?view=chat&ask=${encodeURIComponent(words.place.question(place.name))}`}>
            <Icon name="chat" /> {words.place.ask}
          </a>
        </div>
        <MarkRow place={place} />
      </header>
      <div class="place-main">
        {place.description && <p class="description">{place.description}</p>}
        {facts && (
          <section class="panel" aria-labelledby="facts-title">
            <h2 id="facts-title">{words.facts.title}</h2>
            {featuresText(facts) && <p>{featuresText(facts)}</p>}
            <Facts facts={facts} />
            <Source facts={facts} />
          </section>
        )}
        <FindOut place={place} />
      </div>
      <aside class="place-aside">
        {(facts?.opening_hours || facts?.past_hours) && (
          <section class="panel" aria-labelledby="hours-title">
            <h2 id="hours-title">{words.facts.hours}</h2>
            <HoursTable facts={facts} />
          </section>
        )}
        <MapPanel pins={[place]} />
      </aside>
      <OthersReviews key={place.id} place={place} />
      <ReviewPanel placeId={place.id} onChange={reload} />
      <Similar place={place} />
    </article>
  );
}

const MOST_SIMILAR = 4;

function Similar({ place }: { readonly place: PlaceWithDescription }) {
  const words = useWords().place;
  const lang = useStore(language);
  const names = useStore(categories);
  const category = place.facts?.categories?.[0] ?? place.types.map((type) => categoryOfType(names, type)).find(Boolean);
  const [similar] = useLoad(async () => {
    const others = (await placesOf(category ?? place.types[0])).filter(({ id }) => id !== place.id);
    return others.sort((a, b) => distanceM(place, a) - distanceM(place, b));
  }, [place.id, category]);
  const marked = useStore(marks);
  const shown = similar.value?.filter(({ id }) => !isHidden(marked, id)).slice(0, MOST_SIMILAR) ?? [];
  if (shown.length === 0) return null;
  return (
    <section class="similar" aria-labelledby="similar-title">
      <h2 id="similar-title">{words.similar}</h2>
      <ul class="tiles">
        {shown.map((other) => (
          <li key={other.id} class="tile">
            <h3>
              <a href={`/place/?id=${encodeURIComponent(other.id)}`}>{other.name}</a>
            </h3>
            <p class="types">{typeLabels(names, other.types, lang).slice(0, 2).join(' · ')}</p>
            <p class="facts">
              <Rating rating={other.rating} count={other.user_ratings_total} />
              <Away distanceM={distanceM(place, other)} />
            </p>
            <div class="card-foot">
              <MarkButtons place={other} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
