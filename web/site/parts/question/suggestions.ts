// What somebody may be typing, asked once the typing rests; before anything is typed, one kind of place of each group.
import { useMemo } from 'preact/hooks';
import type { CategoryName, Position } from '../../../api-client/client.ts';
import type { GetPlacesSuggestAnswer } from '../../../api-client/generated.ts';
import { categories, categoryLabel } from '../../state/categories.ts';
import { useLoad, useSettled } from '../../state/load.ts';
import { api } from '../../state/session.ts';
import { type Language, language } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';

export type Suggestion = GetPlacesSuggestAnswer[number];

const TYPING_REST_MS = 120;
const MOST = 8;
const LONGEST_TYPED = 100;

const NONE: readonly Suggestion[] = [];

/** @param typed undefined while nobody wants suggestions */
export function useSuggestions(typed: string | undefined, { lat, lng }: Position): readonly Suggestion[] {
  const lang = useStore(language);
  const names = useStore(categories);
  const first = useMemo(() => firstKinds(names, lang), [names, lang]);
  const wanted = typed?.trim().slice(0, LONGEST_TYPED) ?? '';
  const settled = useSettled(wanted, TYPING_REST_MS);
  const [found] = useLoad(
    async (signal) => {
      if (settled === '') return { typed: '', suggestions: NONE };
      const query = { q: settled, lat, lng, lang, limit: MOST };
      const { value } = await api.call.getPlacesSuggest({ query, signal });
      return { typed: settled, suggestions: value };
    },
    [settled, lang],
  );
  if (typed === undefined) return NONE;
  if (wanted === '') return first;
  // Suggestions for what was typed a moment ago stay until the next ones come.
  return found.value && found.value.typed !== '' ? found.value.suggestions : NONE;
}

/** The best known category of each group. */
function firstKinds(all: readonly CategoryName[], lang: Language): readonly Suggestion[] {
  const groups = [...new Set(all.map(({ group }) => group))];
  return groups.slice(0, MOST).flatMap((wanted) => {
    const category = all.find(({ group }) => group === wanted);
    return category ? [{ kind: 'category', id: category.name, name: categoryLabel(all, category.name, lang) }] : [];
  });
}
