// One category to tap: like, love, not for me, off.
import { useStore } from '../state/store.ts';
import { levelOf, tapped } from '../state/taste-levels.ts';
import { changeTaste, tastes } from '../state/tastes.ts';
import { useWords } from '../words/index.ts';
import { Icon, type IconName } from './icons.tsx';
import { report } from './toast.tsx';

const ICONS = { off: 'plus', like: 'heart', love: 'heart', soso: 'minus', not: 'close' } as const satisfies Record<
  string,
  IconName
>;

export function TasteChip({ name, label }: { readonly name: string; readonly label: string }) {
  const words = useWords().taste;
  const rating = useStore(tastes)[name];
  const level = levelOf(rating);
  return (
    <button
      type="button"
      class={`taste-chip ${level}`}
      aria-label={words.level(label, words.levels[level])}
      title={words.levels[level]}
      onClick={() => changeTaste(name, tapped(rating)).catch(report)}
    >
      <Icon name={ICONS[level]} /> {label}
    </button>
  );
}
