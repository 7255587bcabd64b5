// One's own review of a place: written, changed, or taken back.
import { useLayoutEffect, useState } from 'preact/hooks';
import type { OwnReview } from '../../api-client/client.ts';
import { useLoad } from '../state/load.ts';
import { api, session } from '../state/session.ts';
import { useStore } from '../state/store.ts';
import { useWords } from '../words/index.ts';
import { Failure } from './failure.tsx';
import { askToSign } from './sign-dialog.tsx';
import { StarSlider } from './stars.tsx';
import { report, say } from './toast.tsx';

const LONGEST_COMMENT = 4_000;

export function ReviewPanel({ placeId, onChange }: { readonly placeId: string; readonly onChange: () => void }) {
  const words = useWords().review;
  const who = useStore(session);
  const [review, again] = useLoad(async (signal) => (who ? api.ownReview(placeId, signal) : undefined), [who, placeId]);
  return (
    <section class="panel" aria-labelledby="review-title">
      <h2 id="review-title">{words.title}</h2>
      {!who && (
        <p>
          {words.signIn}{' '}
          <button type="button" class="link" onClick={() => askToSign('in')}>
            {words.signInLink}
          </button>
        </p>
      )}
      {who && review.state === 'failed' && !review.value && <Failure error={review.error} again={again} />}
      {who && review.value && <ReviewForm review={review.value} onChange={onChange} />}
    </section>
  );
}

function ReviewForm({ review, onChange }: { readonly review: OwnReview; readonly onChange: () => void }) {
  const words = useWords().review;
  const [rating, setRating] = useState(ratingOf(review));
  const [comment, setComment] = useState(review.comment);
  const [submitted, setSubmitted] = useState(review.submitted);
  // Before the form can be touched: a frame later it would take back the first star that was chosen.
  useLayoutEffect(() => {
    setRating(ratingOf(review));
    setComment(review.comment);
    setSubmitted(review.submitted);
  }, [review]);

  async function save(event: Event) {
    event.preventDefault();
    if (rating === undefined) return;
    try {
      await api.review({ place_id: review.place_id, rating, comment });
      setSubmitted(true);
      say(words.saved);
      onChange();
    } catch (error) {
      report(error);
    }
  }

  async function remove() {
    if (rating === undefined) return;
    const before = { place_id: review.place_id, rating, comment };
    try {
      await api.deleteReview(review.place_id);
      setSubmitted(false);
      setRating(undefined);
      setComment('');
      say(words.removed, () => putBack(before));
      onChange();
    } catch (error) {
      report(error);
    }
  }

  async function putBack(before: { readonly place_id: string; readonly rating: number; readonly comment: string }) {
    try {
      await api.review(before);
      setSubmitted(true);
      setRating(before.rating);
      setComment(before.comment);
      onChange();
    } catch (error) {
      report(error);
    }
  }

  return (
    <form class="stack" onSubmit={save}>
      <StarSlider label={words.rating} rating={rating} onChange={setRating} />
      <label class="field">
        <span>{words.comment}</span>
        <textarea
          rows={3}
          maxLength={LONGEST_COMMENT}
          value={comment}
          onInput={(event) => setComment(event.currentTarget.value)}
        />
      </label>
      <div class="row">
        <button type="submit" class="button primary" disabled={rating === undefined}>
          {submitted ? words.update : words.save}
        </button>
        {submitted && (
          <button type="button" class="button danger" onClick={remove}>
            {words.remove}
          </button>
        )}
      </div>
    </form>
  );
}

/** What the service answers before there is a review is a number too, but nobody's opinion. */
const ratingOf = ({ submitted, rating }: OwnReview): number | undefined => (submitted ? rating : undefined);
