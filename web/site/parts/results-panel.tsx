// The list of results, and everything it has to say when there are none.
import type { Loading } from '../state/load.ts';
import { useMethod } from '../state/method.ts';
import type { Results } from '../state/results.ts';
import { changeQuery, useQuery } from '../state/router.ts';
import { highlighted } from '../state/selection.ts';
import { session } from '../state/session.ts';
import { distanceM, FAR_FROM_MADRID_M, SOL } from '../state/spots.ts';
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

export function ResultsPanel({ results, again, shown, onMore }: Props) {
  const words = useWords().explore;
  const where = useStartingPoint();
  const who = useStore(session);
  const pointed = useStore(highlighted);
  const items = results.value?.items ?? [];
  const { usedMethod: used, complete = true } = results.value ?? {};
  const method = useMethod();
  const [open, setOpen] = useQuery('open');
  const [sought] = useQuery('q');
  const far = distanceM(where.position, SOL) > FAR_FROM_MADRID_M;

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
          {results.state === 'ready' && (complete ? words.count(items.length) : words.countSoFar(items.length))}
        </span>
      </header>
      {who && used && used !== method && <p class="hint">{words.usedMethod(used)}</p>}
      {far && <p class="notice">{words.far}</p>}
      {!who && !sought && <Invitation />}
      {results.state === 'failed' && <Failure error={results.error} again={again} />}
      {results.state === 'loading' && items.length === 0 && <Placeholders />}
      {results.state === 'ready' && items.length === 0 && <Nothing />}
      <ol class="cards">
        {items.slice(0, shown).map((result, index) => (
          <ResultCard
            key={result.id}
            result={result}
            number={index + 1}
            highlighted={pointed === result.id}
            onHighlight={highlighted.set}
          />
        ))}
      </ol>
      {(items.length > shown || !complete) && (
        <button type="button" class="button wide" onClick={onMore}>
          {words.more}
        </button>
      )}
    </section>
  );
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
