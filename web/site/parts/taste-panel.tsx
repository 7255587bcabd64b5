// The taste panel: every category in its group, to tap, or finer with a number from 0 to 5; with a way back.
import { useMemo, useRef, useState } from 'preact/hooks';
import type { CategoryName } from '../../api-client/client.ts';
import { categories, categoryLabel, folded } from '../state/categories.ts';
import { useQuery } from '../state/router.ts';
import { useSeen } from '../state/seen.ts';
import { language } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { tasteHistory, tastes, undoTaste } from '../state/tastes.ts';
import { useWords, type Words } from '../words/index.ts';
import { Icon } from './icons.tsx';
import { TasteChip } from './taste-chip.tsx';
import { TasteSlider } from './taste-slider.tsx';
import { report } from './toast.tsx';

export function TastePanel() {
  const words = useWords();
  const all = useStore(categories);
  const chosen = useStore(tastes);
  const history = useStore(tasteHistory);
  const lang = useStore(language);
  const [view, setView] = useQuery('taste');
  const [sought, setSought] = useState('');
  const isFine = view === 'fine';
  const groups = useMemo(() => grouped(all, isFine ? sought : ''), [all, isFine, sought]);
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
      <p class="quiet">
        {isFine ? words.taste.lead : words.taste.tapLead}{' '}
        <button type="button" class="link" aria-pressed={isFine} onClick={() => setView(isFine ? undefined : 'fine')}>
          {isFine ? words.taste.coarser : words.taste.finer}
        </button>
      </p>
      {isFine && (
        <input
          type="search"
          class="search"
          placeholder={words.taste.search}
          aria-label={words.taste.search}
          value={sought}
          onInput={(event) => setSought(event.currentTarget.value)}
        />
      )}
      {groups.length === 0 && all.length > 0 && <p class="quiet">{words.taste.none}</p>}
      {(seen ? groups : []).map(([group, members]) => (
        <fieldset key={group} class={isFine ? 'taste-group' : 'taste-group to-tap'}>
          <legend>{groupName(words, group)}</legend>
          {members.map(({ name }) => {
            const label = categoryLabel(all, name, lang);
            return isFine ? (
              <TasteSlider key={name} name={name} label={label} rating={chosen[name]} />
            ) : (
              <TasteChip key={name} name={name} label={label} />
            );
          })}
        </fieldset>
      ))}
    </section>
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
