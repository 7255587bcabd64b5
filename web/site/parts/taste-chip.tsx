// One category to tap: like, love, off; and a cross beside it for what is not for somebody.
import { useStore } from '../state/store.ts';
import { levelOf, NOT_FOR_ME, tapped } from '../state/taste-levels.ts';
import { changeTaste, tastes, undoTaste } from '../state/tastes.ts';
import { useWords } from '../words/index.ts';
import { Icon, type IconName } from './icons.tsx';
import { report, say } from './toast.tsx';

const ICONS = { off: 'plus', like: 'heart', love: 'heart', soso: 'minus', not: 'minus' } as const satisfies Record<
  string,
  IconName
>;

export function TasteChip({ name, label }: { readonly name: string; readonly label: string }) {
  const words = useWords().taste;
  const rating = useStore(tastes)[name];
  const level = levelOf(rating);
  const isNot = level === 'not';
  function refuse() {
    changeTaste(name, isNot ? undefined : NOT_FOR_ME).catch(report);
    if (!isNot) say(words.refused(label), () => undoTaste().catch(report));
  }
  return (
    <span class={`taste-chip ${level}`}>
      <button
        type="button"
        class="taste-like"
        aria-label={words.level(label, words.levels[level])}
        title={words.levels[level]}
        onClick={() => changeTaste(name, tapped(rating)).catch(report)}
      >
        <Icon name={ICONS[level]} /> <span>{label}</span>
      </button>
      <button
        type="button"
        class="taste-refuse"
        aria-pressed={isNot}
        aria-label={words.refuse(label)}
        title={words.levels.not}
        onClick={refuse}
      >
        <Icon name="close" />
      </button>
    </span>
  );
}
