// What to show: where from, which category, which words, in which order, by which method. All of it lives in the address.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { METHODS } from '../../api-client/client.ts';
import { categories, categoryLabel, folded } from '../state/categories.ts';
import { useSettled } from '../state/load.ts';
import { changeQuery, useQuery } from '../state/router.ts';
import { session } from '../state/session.ts';
import { language } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { useWords } from '../words/index.ts';
import { Icon } from './icons.tsx';
import { WherePicker } from './where-picker.tsx';

const TYPING_REST_MS = 300;

export function Filters() {
  const words = useWords().explore;
  const who = useStore(session);
  const [open, setOpen] = useState(false);
  return (
    <div class="filters" data-open={open}>
      <SearchField />
      <WherePicker />
      <button type="button" class="button small filter-toggle" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={open ? 'up' : 'down'} /> {words.filters}
      </button>
      <CategoryField />
      <Choice label={words.order} name="order" options={Object.entries(words.orders)} />
      {who && <MethodField />}
    </div>
  );
}

function SearchField() {
  const words = useWords().explore;
  const [sought] = useQuery('q');
  const [text, setText] = useState(sought ?? '');
  const settled = useSettled(text, TYPING_REST_MS);
  useEffect(() => changeQuery({ q: settled.trim() || undefined }), [settled]);
  useEffect(() => {
    if ((sought ?? '') !== settled.trim()) setText(sought ?? '');
  }, [sought]);
  return (
    <label class="filter-search">
      <span>{words.search}</span>
      <input
        type="search"
        value={text}
        maxLength={200}
        placeholder={words.searchHint}
        onInput={(event) => setText(event.currentTarget.value)}
      />
    </label>
  );
}

function CategoryField() {
  const words = useWords().explore;
  const lang = useStore(language);
  const names = useStore(categories);
  const options = useMemo(
    () =>
      names
        .map(({ name }) => [name, categoryLabel(names, name, lang)] as const)
        .sort((a, b) => (folded(a[1]) < folded(b[1]) ? -1 : 1)),
    [names, lang],
  );
  return <Choice label={words.category} name="category" options={[['', words.allCategories], ...options]} />;
}

function MethodField() {
  const words = useWords().explore;
  const options = METHODS.map((each) => [each === 'ensemble' ? '' : each, words.methods[each]] as const);
  return <Choice label={words.method} name="method" options={options} />;
}

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly options: readonly (readonly [string, string])[];
}

function Choice({ label, name, options }: ChoiceProps) {
  const [value, setValue] = useQuery(name);
  return (
    <label class="filter-extra">
      <span>{label}</span>
      <select value={value ?? ''} onChange={(event) => setValue(event.currentTarget.value || undefined)}>
        {options.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
