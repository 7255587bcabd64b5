// The list side by side with what another way of ranking would make of it: what moved, and how far.
import { useState } from 'preact/hooks';
import { METHODS, type Method } from '../../api-client/client.ts';
import { useLoad } from '../state/load.ts';
import { type Move, moves } from '../state/moved.ts';
import { useListStart, useNarrowed } from '../state/question.ts';
import { type Result, recommended } from '../state/results.ts';
import { language } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { tastesSaved } from '../state/tastes.ts';
import { useWords, type Words } from '../words/index.ts';
import { Failure } from './failure.tsx';

/** As many as can be taken in at one look. */
const COMPARED = 8;

export function CompareMethods({ chosen }: { readonly chosen: Method }) {
  const words = useWords();
  const others = METHODS.filter((method) => method !== chosen);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState<Method>();
  const other = others.find((method) => method === wanted) ?? others.at(-1);
  return (
    <details class="compare" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.about.compare}</summary>
      <label class="compare-with">
        <span>{words.about.compareWith}</span>
        <select value={other} onChange={(event) => setWanted(event.currentTarget.value as Method)}>
          {others.map((method) => (
            <option key={method} value={method}>
              {words.explore.methods[method]}
            </option>
          ))}
        </select>
      </label>
      {open && other && <SideBySide now={chosen} other={other} />}
    </details>
  );
}

function SideBySide({ now, other }: { readonly now: Method; readonly other: Method }) {
  const words = useWords();
  const lang = useStore(language);
  const liked = useStore(tastesSaved);
  const { position } = useListStart();
  const { wishes } = useNarrowed();
  const [lists, again] = useLoad(
    (signal) =>
      Promise.all(
        [now, other].map(async (method) => {
          const { items } = await recommended(position, { method, lang, wishes }, signal);
          return items;
        }),
      ),
    [now, other, lang, liked, position.lat, position.lng, wishes.join(' ')],
  );
  if (lists.state === 'failed') return <Failure error={lists.error} again={again} />;
  const [before = [], after = []] = lists.value ?? [];
  const ids = (items: readonly Result[]) => items.map(({ id }) => id);
  const moved = moves(ids(before), ids(after));
  return (
    <div class="side-by-side">
      <section aria-label={words.about.now}>
        <h3>{words.about.now}</h3>
        <ol>
          {before.slice(0, COMPARED).map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ol>
      </section>
      <section aria-label={words.explore.methods[other]}>
        <h3>{words.explore.methods[other]}</h3>
        <ol>
          {after.slice(0, COMPARED).map(({ id, name }, at) => (
            <li key={id}>
              {name} <span class="quiet">{moveText(moved[at] ?? 'same', words.about)}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function moveText(move: Move, words: Words['about']): string {
  if (move === 'same') return words.same;
  if (move === 'new') return words.fresh;
  return 'up' in move ? words.up(move.up) : words.down(move.down);
}
