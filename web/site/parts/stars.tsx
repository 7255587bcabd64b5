// Rating with stars: a slider in halves underneath, so that keyboard, touch and screen readers all work alike.
import { useId } from 'preact/hooks';
import { language } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { useWords } from '../words/index.ts';

const LOWEST = 1;

interface Props {
  readonly label: string;
  /** Nothing until somebody has chosen. */
  readonly rating: number | undefined;
  readonly onChange: (rating: number) => void;
}

/** The slider begins at 0, where no star is, so that each star lies under the finger that means it. */
export function StarSlider({ label, rating, onChange }: Props) {
  const words = useWords();
  const lang = useStore(language);
  const id = useId();
  const spoken = rating === undefined ? words.review.unrated : words.place.rating(rating.toLocaleString(lang));
  function choose({ currentTarget: slider }: { readonly currentTarget: HTMLInputElement }) {
    const chosen = Math.max(LOWEST, slider.valueAsNumber);
    slider.valueAsNumber = chosen;
    onChange(chosen);
  }
  return (
    <div class="stars-field">
      <label for={id}>{label}</label>
      <div class="stars">
        <Stars rating={rating ?? 0} />
        <input
          id={id}
          type="range"
          min={0}
          max={5}
          step={0.5}
          value={rating ?? 0}
          aria-valuetext={spoken}
          onInput={choose}
        />
      </div>
      <output for={id}>{spoken}</output>
    </div>
  );
}

const STAR = 'm12 3 2.7 5.7 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3 1.2-6.2L3 9.5l6.3-.8L12 3Z';

export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span class="stars-drawn" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path class="star-off" d={STAR} />
          <path class={starClass(rating - star)} d={STAR} />
        </svg>
      ))}
    </span>
  );
}

const starClass = (over: number): string => (over >= 0 ? 'star-on' : over >= -0.5 ? 'star-half' : 'star-none');
