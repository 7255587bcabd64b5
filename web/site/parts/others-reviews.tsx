// What other visitors say of a place, if they chose to show it; nothing where nobody did.
import { useEffect, useState } from 'preact/hooks';
import type { PlaceWithDescription, SharedReview } from '../../api-client/client.ts';
import { useLoad } from '../state/load.ts';
import { api } from '../state/session.ts';
import { language, localeOf } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { useWords } from '../words/index.ts';
import { Stars } from './stars.tsx';
import { report } from './toast.tsx';

const PAGE = 10;

/** @param props.place read anew when the visitor's own review changed, and with it the list */
export function OthersReviews({ place }: { readonly place: PlaceWithDescription }) {
  const words = useWords().others;
  const [first] = useLoad((signal) => api.othersReviews(place.id, { limit: PAGE }, signal), [place]);
  const [further, setFurther] = useState<readonly SharedReview[]>([]);
  useEffect(() => setFurther([]), [first.value]);
  const all = [...(first.value ?? []), ...further];
  const last = all.at(-1);
  if (!last) return null;

  const showMore = () =>
    api
      .othersReviews(place.id, { limit: PAGE, before: last.id })
      .then((more) => setFurther([...further, ...more]), report);
  return (
    <section class="panel" aria-labelledby="others-title">
      <h2 id="others-title">{words.title}</h2>
      <ul class="others">
        {all.map((review) => (
          <Other key={review.id} review={review} />
        ))}
      </ul>
      {all.length % PAGE === 0 && (
        <button type="button" class="link" onClick={showMore}>
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
      {review.comment && <p class="said">{review.comment}</p>}
    </li>
  );
}
