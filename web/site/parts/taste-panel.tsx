// The taste panel: every category in its group, off until touched, 0 to 5 in halves, with a way back.
import { useMemo, useRef, useState } from 'preact/hooks';
import type { CategoryName } from '../../api-client/client.ts';
import { categories, categoryLabel, folded } from '../state/categories.ts';
import { useSeen } from '../state/seen.ts';
import { language } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { changeTaste, tasteHistory, tastes, undoTaste } from '../state/tastes.ts';
import { useWords, type Words } from '../words/index.ts';
import { Icon } from './icons.tsx';
import { report } from './toast.tsx';

const STEP = 0.5;
/** Where the first touch of + and of - begins. */
const FIRST_LIKE = 4;
const FIRST_DISLIKE = 1;

export function TastePanel() {
  const words = useWords();
  const all = useStore(categories);
  const chosen = useStore(tastes);
  const history = useStore(tasteHistory);
  const lang = useStore(language);
  const [sought, setSought] = useState('');
  const groups = useMemo(() => grouped(all, sought), [all, sought]);
  const count = Object.keys(chosen).length;
  const panel = useRef<HTMLElement>(null);
  const seen = useSeen(panel);

  return (
    <section class="taste" aria-labelledby="taste-title" ref={panel}>
      <header class="panel-head">
        <h2 id="taste-title">{words.taste.title}</h2>
        <span class="quiet">{count > 0 && words.taste.chosen(count)}</span>
        <button
          type="button"
          class="button small"
          disabled={history.length === 0}
          onClick={() => undoTaste().catch(report)}
        >
          <Icon name="undo" /> {words.taste.undo}
        </button>
      </header>
      <p class="quiet">{words.taste.lead}</p>
      <input
        type="search"
        class="search"
        placeholder={words.taste.search}
        aria-label={words.taste.search}
        value={sought}
        onInput={(event) => setSought(event.currentTarget.value)}
      />
      {groups.length === 0 && all.length > 0 && <p class="quiet">{words.taste.none}</p>}
      {(seen ? groups : []).map(([group, members]) => (
        <fieldset key={group} class="taste-group">
          <legend>{groupName(words, group)}</legend>
          {members.map(({ name }) => (
            <TasteRow key={name} name={name} label={categoryLabel(all, name, lang)} rating={chosen[name]} />
          ))}
        </fieldset>
      ))}
    </section>
  );
}

interface RowProps {
  readonly name: string;
  readonly label: string;
  readonly rating: number | undefined;
}

function TasteRow({ name, label, rating }: RowProps) {
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

type Grouped = readonly (readonly [string, readonly CategoryName[]])[];

function grouped(all: readonly CategoryName[], sought: string): Grouped {
  const wanted = folded(sought);
  const matches = all.filter(({ name, es }) => folded(name).includes(wanted) || folded(es).includes(wanted));
  const groups = [...new Set(matches.map(({ group }) => group))];
  return groups.map((group) => [group, matches.filter((each) => each.group === group)] as const);
}

const groupName = (words: Words, group: string): string =>
  (words.taste.groups as Readonly<Record<string, string>>)[group] ?? group;
