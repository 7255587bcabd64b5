// What the chat understood of the visitor's tastes: nothing is kept unless they say so.
import { useState } from 'preact/hooks';
import { categories, categoryLabel } from '../state/categories.ts';
import { language } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { levelOf, NOT_FOR_ME } from '../state/taste-levels.ts';
import { changeTaste, tastes, undoTaste } from '../state/tastes.ts';
import { useWords } from '../words/index.ts';
import { Icon } from './icons.tsx';
import { report, say } from './toast.tsx';

export function Understood({ ratings }: { readonly ratings: Readonly<Record<string, number>> }) {
  const words = useWords().chat;
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const shown = Object.entries(ratings).filter(([category]) => !ignored.includes(category));
  if (shown.length === 0) return null;
  return (
    <div class="understood">
      <p class="quiet">{words.understood}</p>
      <ul class="chips">
        {shown.map(([category, rating]) => (
          <Chip
            key={category}
            category={category}
            rating={rating}
            onIgnore={() => setIgnored([...ignored, category])}
          />
        ))}
      </ul>
    </div>
  );
}

/** One rating for each word; the one that was understood stands for its own word. */
const RATINGS = [NOT_FOR_ME, 3, 4, 5];

interface ChipProps {
  readonly category: string;
  readonly rating: number;
  readonly onIgnore: () => void;
}

function Chip({ category, rating, onIgnore }: ChipProps) {
  const { chat: words, taste } = useWords();
  const { levels } = taste;
  const lang = useStore(language);
  const name = categoryLabel(useStore(categories), category, lang);
  const kept = useStore(tastes)[category];
  const [chosen, setChosen] = useState(rating);
  const steps = RATINGS.map((each) => (levelOf(each) === levelOf(rating) ? rating : each));
  const isSaved = kept === chosen;

  async function save() {
    try {
      await changeTaste(category, chosen);
      say(words.savedTaste(name), () => undoTaste().catch(report));
    } catch (error) {
      report(error);
    }
  }

  return (
    <li class="chip">
      <span>{name}</span>
      <select
        aria-label={words.ratingOf(name)}
        value={chosen}
        onChange={(event) => setChosen(Number(event.currentTarget.value))}
      >
        {steps.map((step) => (
          <option key={step} value={step}>
            {levels[levelOf(step)]}
          </option>
        ))}
      </select>
      {isSaved ? (
        <span class="chip-saved">
          <Icon name="check" />
          <span class="sr">{words.saved}</span>
        </span>
      ) : (
        <button
          type="button"
          class="icon-button small"
          aria-label={words.saveTaste(name)}
          title={words.saveTaste(name)}
          onClick={save}
        >
          <Icon name="heart" />
        </button>
      )}
      <button
        type="button"
        class="icon-button small"
        aria-label={words.ignore(name)}
        title={words.ignore(name)}
        onClick={onIgnore}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
