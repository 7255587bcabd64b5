// One's own review of a place: written, changed, shown to others, or taken back.
import { useLayoutEffect, useState } from 'preact/hooks';
import type { OwnReview, ReviewSharing } from '../../api-client/client.ts';
import { useLoad } from '../state/load.ts';
import { ownReview } from '../state/own-review.ts';
import { api, session } from '../state/session.ts';
import { useStore } from '../state/store.ts';
import { useWords } from '../words/index.ts';
import { Failure } from './failure.tsx';
import { askToSign } from './sign-dialog.tsx';
import { StarSlider } from './stars.tsx';
import { report, say } from './toast.tsx';

const LONGEST_COMMENT = 4_000;
const LONGEST_SIGNATURE = 40;

export function ReviewPanel({ placeId, onChange }: { readonly placeId: string; readonly onChange: () => void }) {
  const words = useWords().review;
  const who = useStore(session);
  const [review, again] = useLoad(async (signal) => (who ? ownOf(placeId, signal) : undefined), [who, placeId]);
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
      {who && review.value && <ReviewForm own={review.value} onChange={onChange} />}
    </section>
  );
}

interface Own {
  readonly review: OwnReview;
  readonly sharing: ReviewSharing;
}

async function ownOf(placeId: string, signal: AbortSignal): Promise<Own> {
  const tell = (id: number | null) => {
    if (!signal.aborted) ownReview.set({ placeId, id });
  };
  try {
    const [review, sharing] = await Promise.all([api.ownReview(placeId, signal), api.reviewSharing(placeId, signal)]);
    tell(review.id);
    return { review, sharing };
  } catch (error) {
    tell(null);
    throw error;
  }
}

/** What the form holds. */
interface Draft {
  readonly rating: number | undefined;
  readonly comment: string;
  readonly shared: boolean;
  readonly signature: string;
}

const BLANK: Draft = { rating: undefined, comment: '', shared: false, signature: '' };

function ReviewForm({ own, onChange }: { readonly own: Own; readonly onChange: () => void }) {
  const words = useWords().review;
  const placeId = own.review.place_id;
  const [draft, setDraft] = useState(draftOf(own));
  const [submitted, setSubmitted] = useState(own.review.submitted);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  // Before the form can be touched: a frame later it would take back the first star that was chosen.
  useLayoutEffect(() => {
    setDraft(draftOf(own));
    setSubmitted(own.review.submitted);
  }, [own]);

  async function store(wanted: Draft): Promise<boolean> {
    const { rating, comment, shared, signature } = wanted;
    if (rating === undefined) return false;
    try {
      // What is meant for nobody else must not be seen by others for a moment.
      if (!shared && submitted) await api.withdrawReview(placeId);
      const { id } = await api.review({ place_id: placeId, rating, comment });
      ownReview.set({ placeId, id });
      setDraft(wanted);
      setSubmitted(true);
      if (shared) await api.shareReview(placeId, signature);
      return true;
    } catch (error) {
      report(error);
      return false;
    } finally {
      onChange();
    }
  }

  async function save(event: Event) {
    event.preventDefault();
    if (await store(draft)) say(words.saved);
  }

  async function remove() {
    try {
      await api.deleteReview(placeId);
      setSubmitted(false);
      setDraft(BLANK);
      say(words.removed, () => store(draft));
      onChange();
    } catch (error) {
      report(error);
    }
  }

  return (
    <form class="stack" onSubmit={save}>
      <StarSlider label={words.rating} rating={draft.rating} onChange={(rating) => change({ rating })} />
      <label class="field">
        <span>{words.comment}</span>
        <textarea
          rows={3}
          maxLength={LONGEST_COMMENT}
          value={draft.comment}
          onInput={(event) => change({ comment: event.currentTarget.value })}
        />
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={draft.shared}
          onChange={(event) => change({ shared: event.currentTarget.checked })}
        />
        {words.share}
      </label>
      {draft.shared && (
        <label class="field">
          <span>{words.signature}</span>
          <input
            type="text"
            maxLength={LONGEST_SIGNATURE}
            value={draft.signature}
            onInput={(event) => change({ signature: event.currentTarget.value })}
          />
          <span class="quiet">{words.shareNote}</span>
        </label>
      )}
      <div class="row">
        <button type="submit" class="button primary" disabled={draft.rating === undefined}>
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
const draftOf = ({ review, sharing }: Own): Draft => ({
  rating: review.submitted ? review.rating : undefined,
  comment: review.comment,
  shared: sharing.shared,
  signature: sharing.signature ?? '',
});
