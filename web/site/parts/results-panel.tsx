// The list of results, and everything it has to say when there are none.
import { useEffect } from 'preact/hooks';
import { factsOf } from '../state/facts.ts';
import { useInSteps } from '../state/in-steps.ts';
import type { Loading } from '../state/load.ts';
import { useMethod } from '../state/method.ts';
import type { Result, Results } from '../state/results.ts';
import { changeQuery, useQuery } from '../state/router.ts';
import { highlighted } from '../state/selection.ts';
import { session } from '../state/session.ts';
import { language } from '../state/settings.ts';
import { distanceM, FAR_FROM_CITY_M, START } from '../state/spots.ts';
import { useStore } from '../state/store.ts';
import { useStartingPoint } from '../state/where.ts';
import { useWords, type Words } from '../words/index.ts';
import { Failure } from './failure.tsx';
import { ResultCard } from './result-card.tsx';
import { askToSign } from './sign-dialog.tsx';
import { Toggle } from './toggle.tsx';

interface Props {
  readonly results: Loading<Results>;
  readonly again: () => void;
  readonly shown: number;
  readonly onMore: () => void;
}

/** As many as a phone shows, and one more. */
const CARDS_AT_ONCE = 4;

export function ResultsPanel({ results, again, shown, onMore }: Props) {
  const words = useWords().explore;
  const where = useStartingPoint();
  const who = useStore(session);
  const pointed = useStore(highlighted);
  const items = results.value?.items ?? [];
  const drawn = useInSteps(Math.min(shown, items.length), CARDS_AT_ONCE);
  const used = results.value?.usedMethod;
  const method = useMethod();
  const [open, setOpen] = useQuery('open');
  const [sought] = useQuery('q');
  useAllFacts(items.slice(0, shown));
  const far = distanceM(where.position, START) > FAR_FROM_CITY_M;

  return (
    <section class="results" aria-labelledby="results-title" aria-busy={results.state === 'loading'}>
      <header class="panel-head">
        <h2 id="results-title">{titleOf(words, where.name, { sought, personal: who !== undefined })}</h2>
        <Toggle
          on={open === 'now'}
          onChange={(on) => setOpen(on ? 'now' : undefined)}
          icon="clock"
          text={words.openNow}
        />
        <span class="quiet" role="status">
          {results.state === 'ready' && words.count(items.length)}
        </span>
      </header>
      {who && used && used !== method && <p class="hint">{words.usedMethod(used)}</p>}
      {far && <p class="notice">{words.far}</p>}
      {!who && !sought && <Invitation />}
      {results.state === 'failed' && <Failure error={results.error} again={again} />}
      {results.state === 'loading' && items.length === 0 && <Placeholders />}
      {results.state === 'ready' && items.length === 0 && <Nothing />}
      <ol class="cards">
        {items.slice(0, drawn).map((result, index) => (
          <ResultCard
            key={result.id}
            result={result}
            number={index + 1}
            highlighted={pointed === result.id}
            onHighlight={highlighted.set}
          />
        ))}
      </ol>
      {items.length > shown && (
        <button type="button" class="button wide" onClick={onMore}>
          {words.more}
        </button>
      )}
    </section>
  );
}

/** Asked for at once, though the cards that show them are drawn in steps. */
function useAllFacts(items: readonly Result[]): void {
  const lang = useStore(language);
  useEffect(() => {
    for (const { id } of items) factsOf(id, lang).catch(() => undefined);
  }, [items.map(({ id }) => id).join(' '), lang]);
}

interface Asked {
  readonly sought: string | undefined;
  readonly personal: boolean;
}

function titleOf(words: Words['explore'], place: string, { sought, personal }: Asked): string {
  if (sought) return words.resultsSought(sought, place);
  return personal ? words.resultsFor(place) : words.resultsAnonymous(place);
}

function Invitation() {
  const words = useWords();
  return (
    <p class="notice">
      {words.explore.anonymousHint}{' '}
      <button type="button" class="link" onClick={() => askToSign('up')}>
        {words.sign.up}
      </button>
    </p>
  );
}

function Placeholders() {
  const words = useWords().explore;
  return (
    <>
      <p class="sr" role="status">
        {words.loading}
      </p>
      <ol class="cards" aria-hidden="true">
        {[1, 2, 3, 4].map((each) => (
          <li key={each} class="card placeholder" />
        ))}
      </ol>
    </>
  );
}

function Nothing() {
  const words = useWords().explore;
  const [open] = useQuery('open');
  return (
    <div class="empty">
      <p>{open === 'now' ? words.noneOpen : words.empty}</p>
      <button
        type="button"
        class="button"
        onClick={() => changeQuery({ category: undefined, q: undefined, open: undefined })}
      >
        {words.clearFilters}
      </button>
    </div>
  );
}
