// The list of results, and everything it has to say when there are none.
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { ApiError } from '../../api-client/client.ts';
import { factsOf } from '../state/facts.ts';
import { useInSteps } from '../state/in-steps.ts';
import type { Loading } from '../state/load.ts';
import { noteOnce } from '../state/note-once.ts';
import {
  chooseWishes,
  type ListStart,
  type Reading,
  type ReadWish,
  useDayAsked,
  useListStart,
  useNarrowed,
  useReading,
} from '../state/question.ts';
import { RECOMMENDATION_LIMIT } from '../state/questions.ts';
import type { Result, Results } from '../state/results.ts';
import { useQuery } from '../state/router.ts';
import { restoreScroll } from '../state/scroll.ts';
import { highlighted } from '../state/selection.ts';
import { session } from '../state/session.ts';
import { language } from '../state/settings.ts';
import { distanceM, FAR_FROM_CITY_M, START } from '../state/spots.ts';
import { useStore } from '../state/store.ts';
import { useStartingPoint } from '../state/where.ts';
import { OPEN_NOW, withoutWish, withWish } from '../state/wishes.ts';
import { useWords, type Words } from '../words/index.ts';
import { AboutList } from './about-list.tsx';
import { EventsQuestion } from './events-choice.tsx';
import { Failure } from './failure.tsx';
import { wishWords } from './question/wish-words.ts';
import { ResultCard } from './result-card.tsx';
import { Toggle } from './toggle.tsx';

interface Props {
  readonly results: Loading<Results>;
  readonly again: () => void;
  /** What is asked for, as a key: another list begins at its top. */
  readonly asked: string;
  /** The part of it that is not where. */
  readonly narrowedBy: string;
  readonly shown: number;
  /** They are the stops of the plan that the chat has just made. */
  readonly isPlan: boolean;
  /** Not all of them are shown. */
  readonly isMore: boolean;
  readonly onMore: () => void;
}

/** As many as a phone shows, and one more. */
const CARDS_AT_ONCE = 4;

export function ResultsPanel({ results, again, asked, narrowedBy, shown, isPlan, isMore, onMore }: Props) {
  const { explore: words, question, offline, marks } = useWords();
  const where = useStartingPoint();
  const from = useListStart();
  const who = useStore(session);
  // After a failure the cards of before stay, unless they answer another question.
  const isOfBefore = results.value !== undefined && results.value.narrowedBy !== narrowedBy;
  const isOther = isOfBefore && results.state === 'failed';
  const { note, items } = useMemo(
    () => noteOnce(isOther ? [] : (results.value?.items ?? [])),
    [isOther, results.value],
  );
  const sure = isOther ? 0 : (results.value?.sure ?? items.length);
  const visible = Math.min(shown, items.length);
  const drawn = useInSteps(visible, CARDS_AT_ONCE);
  const { wishes } = useNarrowed();
  const [sought] = useQuery('q');
  const reading = useReading();
  // Which of the wishes is not known of some of the places.
  const doubtful = useMemo(() => reading.value?.wishes.filter(({ unknown }) => unknown > 0) ?? [], [reading.value]);
  useAllFacts(items.slice(0, shown));
  useKeptScroll(asked, results.state === 'ready' && drawn === visible);
  const far = distanceM(where.position, START) > FAR_FROM_CITY_M;
  const isNarrowed = wishes.length > 0 || sought !== undefined;
  const isOpenNow = wishes.includes(OPEN_NOW);
  const isOfLater = useDayAsked() !== undefined || isPlan;
  const { isForEverybody = false, hidden = 0 } = results.value ?? {};
  const personal = who !== undefined && !isForEverybody;
  const error = results.state === 'failed' ? results.error : undefined;
  const isBadLink = error instanceof ApiError && error.fields.includes('wish');
  const cards = { items: items.slice(0, drawn), ofPlan: isPlan };

  return (
    <section
      class={isOfBefore ? 'results of-before' : 'results'}
      aria-labelledby="results-title"
      aria-busy={results.state === 'loading'}
      data-keeps-scroll
      data-shown={shown}
    >
      <header class="panel-head">
        <h2 id="results-title">{isPlan ? words.planOfChat : titleOf(words, from, { isNarrowed, personal })}</h2>
        {!isOfLater && (
          <Toggle
            on={isOpenNow}
            onChange={(on) => chooseWishes(on ? withWish(wishes, OPEN_NOW) : withoutWish(wishes, OPEN_NOW))}
            icon="clock"
            text={words.openNow}
          />
        )}
        <span class="quiet" role="status">
          {results.state === 'ready' && results.value && countText(words, results.value)}
        </span>
        <AboutList usedMethod={results.value?.usedMethod} />
      </header>
      {isForEverybody && <p class="notice">{offline.wellKnown}</p>}
      {far && <p class="notice">{words.far}</p>}
      {note !== '' && <p class="notice">{note}</p>}
      {results.state === 'failed' && (isBadLink ? <BadLink /> : <Failure error={error} again={again} />)}
      {results.state === 'loading' && items.length === 0 && <Placeholders />}
      {results.state === 'ready' && sure === 0 && <Nothing reading={reading.value} isEmpty={items.length === 0} />}
      <Cards {...cards} from={0} to={sure} />
      {drawn > sure && doubtful.length > 0 && <p class="not-known quiet">{question.mayFit}</p>}
      <Cards {...cards} from={sure} to={items.length} doubtful={doubtful} />
      {isMore && (
        <button type="button" class="button wide" onClick={onMore}>
          {words.more}
        </button>
      )}
      {hidden > 0 && (
        <p class="quiet left-out">
          <a href="/saved/?part=hidden">{marks.leftOut(hidden)}</a>
        </p>
      )}
      {items.length > 0 && <EventsQuestion />}
    </section>
  );
}

/** "5 places and 30 that may fit": how many there are, of which the list has the first; nothing where nobody counted them. */
function countText(words: Words['explore'], { items, sure = items.length, total, possible }: Results): string {
  if (total === undefined && items.length >= RECOMMENDATION_LIMIT) return '';
  const surely = words.count(total ?? sure);
  const maybe = possible ?? items.length - sure;
  if ((total ?? sure) === 0 && maybe > 0) return words.onlyPossible(maybe);
  return maybe === 0 ? surely : `${surely} ${words.possible(maybe)}`;
}

interface CardsProps {
  readonly items: readonly Result[];
  readonly from: number;
  readonly to: number;
  readonly ofPlan: boolean;
  /** Of these places it is not known whether they fulfil one or the other. */
  readonly doubtful?: readonly ReadWish[];
}

/** The numbers go on from list to list, as they do on the map. */
function Cards({ items, from, to, ofPlan, doubtful }: CardsProps) {
  const pointed = useStore(highlighted);
  return (
    <ol class="cards" start={from + 1}>
      {items.slice(from, to).map((result, index) => (
        <ResultCard
          key={result.id}
          result={result}
          number={from + index + 1}
          highlighted={pointed === result.id}
          onHighlight={highlighted.set}
          doubtful={doubtful}
          ofPlan={ofPlan}
        />
      ))}
    </ol>
  );
}

/** A list that somebody comes back to is scrolled to where it was; another one begins at its top. */
function useKeptScroll(asked: string, isDrawn: boolean): void {
  const drawnFor = useRef<string>();
  useEffect(() => {
    if (!isDrawn || drawnFor.current === asked) return;
    drawnFor.current = asked;
    restoreScroll();
  }, [asked, isDrawn]);
}

/** Asked for at once, though the cards that show them are drawn in steps. */
function useAllFacts(items: readonly Result[]): void {
  const lang = useStore(language);
  useEffect(() => {
    for (const { id } of items) factsOf(id, lang).catch(() => undefined);
  }, [items.map(({ id }) => id).join(' '), lang]);
}

interface Asked {
  readonly isNarrowed: boolean;
  readonly personal: boolean;
}

function titleOf(words: Words['explore'], { name: place, asked }: ListStart, { isNarrowed, personal }: Asked): string {
  if (asked === 'area') return words.resultsIn(place);
  if (isNarrowed) return words.resultsSought(place);
  return personal ? words.resultsFor(place) : words.resultsAnonymous(place);
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

/** The address asks for what nobody can read: of another version, or mistyped. */
function BadLink() {
  const words = useWords().explore;
  return (
    <div class="empty" role="alert">
      <p>{words.badLink}</p>
      <button type="button" class="button" onClick={() => chooseWishes([], '')}>
        {words.clearFilters}
      </button>
    </div>
  );
}

const MOST_WAYS_OUT = 3;

interface NothingProps {
  readonly reading: Reading | undefined;
  /** Nor are there any that may fit. */
  readonly isEmpty: boolean;
}

/** What can be given up, and how many places there are then: a click away. */
function Nothing({ reading, isEmpty }: NothingProps) {
  const words = useWords();
  const lang = useStore(language);
  const { wishes } = useNarrowed();
  const [sought] = useQuery('q');
  // Where one thing was asked for, giving it up is to show everything, which stands below.
  const asked = sought || wishes.length === 1 ? [] : (reading?.wishes ?? []);
  const ways = asked.filter(({ without }) => without > 0).sort((a, b) => b.without - a.without);
  // Where no single one helps, they go one after the other.
  const best = ways.length > 0 ? ways.slice(0, MOST_WAYS_OUT) : asked;
  return (
    <div class={isEmpty ? 'empty' : 'empty slim'}>
      <p>{sought && isEmpty ? words.explore.noneFound(sought) : words.explore.empty}</p>
      <div class="row">
        {best.map((wish) => (
          <button
            key={wish.wish}
            type="button"
            class="button small"
            onClick={() => chooseWishes(withoutWish(wishes, wish.wish))}
          >
            {words.question.without(wishWords(wish, words.question, lang), wish.without)}
          </button>
        ))}
        <button type="button" class="button small" onClick={() => chooseWishes([], '')}>
          {words.explore.clearFilters}
        </button>
      </div>
    </div>
  );
}
