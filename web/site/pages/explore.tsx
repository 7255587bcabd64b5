// The first page: taste on one side, results in the middle, chat beside them.
import { useMemo, useState } from 'preact/hooks';
import { METHODS, type Method } from '../../api-client/client.ts';
import { ChatPanel } from '../parts/chat-panel.tsx';
import { Failure } from '../parts/failure.tsx';
import { ResultCard } from '../parts/result-card.tsx';
import { askToSign } from '../parts/sign-dialog.tsx';
import { TastePanel } from '../parts/taste-panel.tsx';
import { WherePicker } from '../parts/where-picker.tsx';
import { categories, categoryLabel } from '../state/categories.ts';
import { useLoad, useSettled } from '../state/load.ts';
import { placesOf, recommended, wellKnown } from '../state/results.ts';
import { changeQuery, useQuery } from '../state/router.ts';
import { session } from '../state/session.ts';
import { language } from '../state/settings.ts';
import { distanceM, FAR_FROM_MADRID_M, SOL } from '../state/spots.ts';
import { useStore } from '../state/store.ts';
import { tastes } from '../state/tastes.ts';
import { useStartingPoint } from '../state/where.ts';
import { useWords } from '../words/index.ts';

const PAGE_SIZE = 10;
const SLIDER_REST_MS = 250;

export function ExplorePage() {
  const words = useWords().explore;
  const where = useStartingPoint();
  return (
    <div class="explore">
      <div class="hero">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </div>
      <div class="columns">
        <TastePanel />
        <ResultsPanel />
        <ChatPanel position={where.position} />
      </div>
    </div>
  );
}

function ResultsPanel() {
  const all = useWords();
  const words = all.explore;
  const where = useStartingPoint();
  const who = useStore(session);
  const [shown, setShown] = useState(PAGE_SIZE);
  const [category] = useQuery('category');
  const [loading, again] = useResults();
  const items = loading.value?.items ?? [];
  const far = distanceM(where.position, SOL) > FAR_FROM_MADRID_M;

  return (
    <section class="results" aria-labelledby="results-title" aria-busy={loading.state === 'loading'}>
      <header class="panel-head">
        <h2 id="results-title">{who ? words.resultsFor(where.name) : words.resultsAnonymous}</h2>
        <span class="quiet" role="status">
          {loading.state === 'ready' && words.count(items.length)}
        </span>
      </header>
      <Filters usedMethod={loading.value?.usedMethod} />
      {far && <p class="notice">{words.far}</p>}
      {!who && (
        <p class="notice">
          {words.anonymousHint}{' '}
          <button type="button" class="link" onClick={() => askToSign('up')}>
            {all.sign.up}
          </button>
        </p>
      )}
      {loading.state === 'failed' && <Failure error={loading.error} again={again} />}
      {loading.state === 'loading' && items.length === 0 && <p class="quiet">{words.loading}</p>}
      {loading.state === 'ready' && items.length === 0 && (
        <p class="empty">
          {words.empty}{' '}
          {category && (
            <button type="button" class="link" onClick={() => changeQuery({ category: undefined })}>
              {words.clearFilters}
            </button>
          )}
        </p>
      )}
      <ol class="cards">
        {items.slice(0, shown).map((result, index) => (
          <ResultCard key={result.id} result={result} number={index + 1} />
        ))}
      </ol>
      {items.length > shown && (
        <button type="button" class="button wide" onClick={() => setShown(shown + PAGE_SIZE)}>
          {words.more}
        </button>
      )}
    </section>
  );
}

function useResults() {
  const { position } = useStartingPoint();
  const who = useStore(session);
  const lang = useStore(language);
  const liked = useSettled(useStore(tastes), SLIDER_REST_MS);
  const method = useMethod();
  const [category] = useQuery('category');
  return useLoad(
    async (signal) => {
      const members = category ? placesOf(category).then((places) => new Set(places.map(({ id }) => id))) : undefined;
      const results = who
        ? await recommended(position, { method, lang }, signal)
        : await wellKnown(position, liked, signal);
      const wanted = await members;
      return wanted ? { ...results, items: results.items.filter(({ id }) => wanted.has(id)) } : results;
    },
    [position.lat, position.lng, who, lang, liked, method, category],
  );
}

function useMethod(): Method {
  const [method] = useQuery('method');
  return METHODS.find((each) => each === method) ?? 'ensemble';
}

function Filters({ usedMethod }: { readonly usedMethod: string | undefined }) {
  const words = useWords().explore;
  const lang = useStore(language);
  const names = useStore(categories);
  const who = useStore(session);
  const method = useMethod();
  const [category, setCategory] = useQuery('category');
  const options = useMemo(
    () =>
      names
        .map(({ name }) => [name, categoryLabel(names, name, lang)] as const)
        .sort((a, b) => a[1].localeCompare(b[1])),
    [names, lang],
  );
  return (
    <div class="filters">
      <WherePicker />
      <label>
        <span>{words.category}</span>
        <select value={category ?? ''} onChange={(event) => setCategory(event.currentTarget.value || undefined)}>
          <option value="">{words.allCategories}</option>
          {options.map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {who && (
        <label>
          <span>{words.method}</span>
          <select value={method} onChange={(event) => changeQuery({ method: event.currentTarget.value })}>
            {METHODS.map((each) => (
              <option key={each} value={each}>
                {words.methods[each]}
              </option>
            ))}
          </select>
        </label>
      )}
      {who && usedMethod && usedMethod !== method && <p class="quiet">{words.usedMethod(usedMethod)}</p>}
    </div>
  );
}
