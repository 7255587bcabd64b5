// What other visitors say of a place, if they chose to show it; nothing where nobody did.
import { useEffect, useState } from 'preact/hooks';
import type { PlaceWithDescription, SharedReview } from '../../api-client/client.ts';
import { useLoad } from '../state/load.ts';
import { ownReview } from '../state/own-review.ts';
import { api, session } from '../state/session.ts';
import { language, localeOf } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { useWords } from '../words/index.ts';
import { Stars } from './stars.tsx';
import { report } from './toast.tsx';

const PAGE = 10;

interface Page {
  readonly reviews: readonly SharedReview[];
  readonly hasMore: boolean;
}

/** One more than is shown tells whether there are more. */
async function pageOf(placeId: string, before: number | undefined, signal?: AbortSignal): Promise<Page> {
  const found = await api.othersReviews(placeId, { limit: PAGE + 1, ...(before && { before }) }, signal);
  return { reviews: found.slice(0, PAGE), hasMore: found.length > PAGE };
}

/** @param props.place read anew when the visitor's own review changed, and with it the list */
export function OthersReviews({ place }: { readonly place: PlaceWithDescription }) {
  const words = useWords().others;
  const [first] = useLoad((signal) => pageOf(place.id, undefined, signal), [place]);
  const who = useStore(session);
  const own = useStore(ownReview);
  const [further, setFurther] = useState<readonly Page[]>([]);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => setFurther([]), [first.value]);
  if (first.state === 'failed' || !first.value || (who && own?.placeId !== place.id)) return null;
  const pages = [first.value, ...further];
  const shown = pages.flatMap(({ reviews }) => reviews);
  // One's own stands below, where it can be changed.
  const all = shown.filter(({ id }) => !who || id !== own?.id);
  const last = shown.at(-1);
  if (!last || all.length === 0) return null;

  async function showMore(before: number) {
    setAsking(true);
    try {
      const more = await pageOf(place.id, before);
      setFurther((shown) => [...shown, more]);
    } catch (error) {
      report(error);
    } finally {
      setAsking(false);
    }
  }
  return (
    <section class="panel" aria-labelledby="others-title">
      <h2 id="others-title">{words.title}</h2>
      <ul class="others">
        {all.map((review) => (
          <Other key={review.id} review={review} />
        ))}
      </ul>
      {pages.at(-1)?.hasMore && (
        <button type="button" class="link" disabled={isAsking} onClick={() => showMore(last.id)}>
          {words.more}
        </button>
      )}
    </section>
  );
}

function Other({ review }: { readonly review: SharedReview }) {
  const words = useWords();
  const lang = useStore(language);
  const day = new Date(`${review.shared_at}Z`);
  return (
    <li>
      <p class="row">
        <Stars rating={review.rating} />
        <span class="sr">{words.place.rating(review.rating.toLocaleString(lang))}</span>
        <b>{review.signature || words.others.unsigned}</b>
        <time class="quiet" dateTime={`${review.shared_at}Z`}>
          {day.toLocaleDateString(localeOf(lang), { dateStyle: 'long' })}
        </time>
      </p>
      {review.comment && <p class="opinion">{review.comment}</p>}
    </li>
  );
}
