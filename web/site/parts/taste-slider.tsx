// One category with its number: a slider from 0 to 5 in halves, and buttons that do the same.
import { language } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { changeTaste } from '../state/tastes.ts';
import { useWords } from '../words/index.ts';
import { Icon } from './icons.tsx';
import { report } from './toast.tsx';

const STEP = 0.5;
/** Where the first touch of + and of - begins. */
const FIRST_LIKE = 4;
const FIRST_DISLIKE = 1;

interface RowProps {
  readonly name: string;
  readonly label: string;
  readonly rating: number | undefined;
}

export function TasteSlider({ name, label, rating }: RowProps) {
  const words = useWords().taste;
  const lang = useStore(language);
  const set = (next: number | undefined) => changeTaste(name, next).catch(report);
  const shown = rating ?? 0;
  return (
    <div class={rating === undefined ? 'taste-row off' : 'taste-row'}>
      <span class="taste-name">{label}</span>
      <output class="taste-value">{rating === undefined ? words.off : rating.toLocaleString(lang)}</output>
      {rating !== undefined && (
        <button type="button" class="icon-button small" aria-label={words.forget(label)} onClick={() => set(undefined)}>
          <Icon name="close" />
        </button>
      )}
      <div class="taste-tools">
        <button
          type="button"
          class="icon-button small"
          aria-label={words.less(label)}
          disabled={rating === 0}
          onClick={() => set(rating === undefined ? FIRST_DISLIKE : Math.max(0, rating - STEP))}
        >
          <Icon name="minus" />
        </button>
        <input
          type="range"
          min={0}
          max={5}
          step={STEP}
          value={shown}
          aria-label={words.value(label)}
          aria-valuetext={rating === undefined ? words.off : `${rating} / 5`}
          onInput={(event) => set(event.currentTarget.valueAsNumber)}
        />
        <button
          type="button"
          class="icon-button small"
          aria-label={words.more(label)}
          disabled={rating === 5}
          onClick={() => set(rating === undefined ? FIRST_LIKE : Math.min(5, rating + STEP))}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}
