// "More like this" and "less like this": moves the taste for what the place is, and can be undone.
import { categories, categoryLabel, categoryOfType } from '../state/categories.ts';
import { useFacts } from '../state/facts.ts';
import type { Result } from '../state/results.ts';
import { language } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { changeTaste, tastes, undoTaste } from '../state/tastes.ts';
import { useWords } from '../words/index.ts';
import { report, say } from './toast.tsx';

const STEP = 1;
const UNDECIDED = 3;

export function MoreLikeThis({ result }: { readonly result: Result }) {
  const words = useWords().why;
  const lang = useStore(language);
  const names = useStore(categories);
  const facts = useFacts(result.id);
  const category =
    categoryOf(result) ??
    facts?.categories[0] ??
    result.types.map((type) => categoryOfType(names, type)).find((named) => named !== undefined);
  if (!category) return null;

  async function move(by: number) {
    const before = tastes.get()[category!] ?? UNDECIDED;
    const rating = Math.max(0, Math.min(5, before + by));
    try {
      await changeTaste(category!, rating);
      say(words.moved(categoryLabel(names, category!, lang), rating.toLocaleString(lang)), () =>
        undoTaste().catch(report),
      );
    } catch (error) {
      report(error);
    }
  }

  return (
    <div class="row">
      <button type="button" class="button small" onClick={() => move(STEP)}>
        {words.more}
      </button>
      <button type="button" class="button small" onClick={() => move(-STEP)}>
        {words.less}
      </button>
    </div>
  );
}

/** The category that counted most for this place. */
function categoryOf({ contributions = [] }: Result): string | undefined {
  const all = contributions.flatMap((part) => [part, ...(part.parts ?? [])]);
  const named = all.filter(({ kind, category }) => kind === 'category' && category !== undefined);
  return named.sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount))[0]?.category;
}
