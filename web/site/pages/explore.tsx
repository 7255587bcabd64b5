// The first page: taste or chat on one side, results in the middle, the map beside them; one at a time on a phone.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Position } from '../../api-client/client.ts';
import { ChatPanel } from '../parts/chat-panel.tsx';
import { Filters } from '../parts/filters.tsx';
import { Icon, type IconName } from '../parts/icons.tsx';
import { MapPanel } from '../parts/map-panel.tsx';
import { QuestionChips } from '../parts/question/question-chips.tsx';
import { QuestionField } from '../parts/question/question-field.tsx';
import { ResultsPanel } from '../parts/results-panel.tsx';
import { TastePanel } from '../parts/taste-panel.tsx';
import { onlyWhenChanged } from '../parts/unchanged.tsx';
import { listed } from '../state/list-and-chat.ts';
import { type Loading, useLoad, useSettled } from '../state/load.ts';
import { type Marks, marks } from '../state/marks.ts';
import { useMethod } from '../state/method.ts';
import { spotAskedFor, useListStart, useNarrowed } from '../state/question.ts';
import {
  found,
  inOrder,
  isMoreThere,
  type Results,
  recommendedOrKnown,
  sureThenPossible,
  wellKnown,
  withoutHidden,
} from '../state/results.ts';
import { changeQuery, useQuery } from '../state/router.ts';
import { keptScroll } from '../state/scroll.ts';
import { talkedOf } from '../state/selection.ts';
import { session } from '../state/session.ts';
import { language } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { type Talked, talkedFirst } from '../state/talked-first.ts';
import { tastes, tastesSaved } from '../state/tastes.ts';
import { ownAccuracyM, useStartingPoint } from '../state/where.ts';
import { useWords } from '../words/index.ts';

const PAGE_SIZE = 12;
/** Who taps twice, or moves a slider, sees the list change once. */
const TASTE_REST_MS = 600;
const VIEWS = { list: 'list', map: 'map', taste: 'heart', chat: 'chat' } as const satisfies Record<string, IconName>;
type View = keyof typeof VIEWS;

export function ExplorePage() {
  const { kind, position } = useStartingPoint();
  const from = useListStart();
  const accuracyM = useStore(ownAccuracyM);
  const [view] = useQuery('view');
  const [shown, setShown] = useState(() => Math.max(PAGE_SIZE, keptScroll().shown));
  const [pages, setPages] = useState(1);
  const [all, again] = useResults(pages);
  const marked = useStore(marks);
  const answered = useMemo(() => withoutHiddenOf(all, marked), [all, marked]);
  const talked = useStore(talkedOf);
  const inTalk = view === 'chat' && talked.places.length > 0;
  const list = useMemo(
    () => talkedFirst(answered.value, inTalk ? talked : NO_TALK),
    [answered.value, inTalk && talked],
  );
  const results = inTalk && talked.isPlan && list ? ({ state: 'ready', value: list } as const) : answered;
  const items = list?.items ?? [];
  useEffect(() => listed.set(items.slice(0, PAGE_SIZE).map(({ id }) => id)), [list]);
  const pins = useMemo(() => items.slice(0, shown), [list, shown]);
  const { wishes } = useNarrowed();
  const [sought = ''] = useQuery('q');
  const narrowedBy = narrowingOf(wishes, sought);
  const asked = keyOf(position, narrowedBy);
  const isNarrowed = wishes.length > 0 || sought !== '';
  // Who comes back has as many before their eyes as they had.
  useEffect(() => {
    setShown(Math.max(PAGE_SIZE, keptScroll().shown));
    setPages(1);
  }, [asked]);
  const isFurther = list !== undefined && isMoreThere(list, pages);
  function showMore() {
    setShown(shown + PAGE_SIZE);
    if (isFurther && shown + PAGE_SIZE > items.length) setPages(pages + 1);
  }

  return (
    <div class="explore" data-view={view ?? 'none'}>
      <Hero />
      <Views chosen={view} />
      <div class="columns">
        <Side position={position} />
        <ResultsPanel
          results={list ? { ...results, value: list } : results}
          isPlan={inTalk && talked.isPlan}
          again={again}
          asked={asked}
          narrowedBy={narrowedBy}
          shown={shown}
          isMore={items.length > shown || isFurther}
          onMore={showMore}
        />
        <MapPanel
          pins={pins}
          here={from.position}
          accuracyM={kind === 'here' && !from.asked ? accuracyM : undefined}
          fit={inTalk ? idsOf(talked.places) : isNarrowed ? results.value?.asked : undefined}
          searchable
        />
      </div>
    </div>
  );
}

const withoutHiddenOf = (all: Loading<Results>, marked: Marks): Loading<Results> =>
  all.value ? { ...all, value: withoutHidden(all.value, marked) } : all;

const NO_TALK: Talked = { places: [], isPlan: false };

const narrowingOf = (wishes: readonly string[], sought = ''): string => [sought, ...wishes].join(' ');
const keyOf = ({ lat, lng }: Position, narrowedBy: string): string => [lat, lng, narrowedBy].join(' ');

const idsOf = (places: readonly { readonly id: string }[]): string =>
  places
    .map(({ id }) => id)
    .sort()
    .join(' ');

const Hero = onlyWhenChanged(() => {
  const words = useWords().explore;
  return (
    <div class="hero">
      <h1>{words.title}</h1>
      <QuestionField />
      <Filters />
      <QuestionChips />
    </div>
  );
});

const Side = onlyWhenChanged(({ position }: { readonly position: Position }) => (
  <div class="side">
    <TastePanel />
    <ChatPanel position={position} />
  </div>
));

/** Which part is shown where not all fit: on a wide page taste or chat, on a narrow one any of the four. */
function Views({ chosen }: { readonly chosen: string | undefined }) {
  const words = useWords().explore;
  const show = (view: View) => changeQuery({ view: view === chosen ? undefined : view });
  return (
    <nav class="views" aria-label={words.viewsLabel}>
      {(Object.keys(VIEWS) as View[]).map((view) => (
        <button
          key={view}
          type="button"
          class={`view-${view}`}
          aria-pressed={view === chosen}
          onClick={() => show(view)}
        >
          <Icon name={VIEWS[view]} />
          <span>{words.views[view]}</span>
        </button>
      ))}
    </nav>
  );
}

function useResults(pages: number): readonly [Loading<Results>, () => void] {
  const start = useStartingPoint().position;
  const who = useStore(session);
  const lang = useStore(language);
  const local = useSettled(useStore(tastes), TASTE_REST_MS);
  const newestSaved = useStore(tastesSaved);
  const restedSaved = useSettled(newestSaved, TASTE_REST_MS);
  // The first that are known are not waited for.
  const saved = restedSaved && newestSaved ? restedSaved : newestSaved;
  const method = useMethod();
  const [sought] = useQuery('q');
  const [order] = useQuery('order');
  const { wishes } = useNarrowed();
  // The account's tastes count once they are saved; a visitor's count as they are moved.
  const liked = who ? saved : local;
  return useLoad(
    async (signal) => {
      if (who && !saved) return new Promise<Results>(() => undefined);
      const position = (await spotAskedFor(wishes, lang)) ?? start;
      signal.throwIfAborted();
      const list = (isPossible: boolean) => {
        const narrowed = { wishes, isPossible };
        const personal = who && recommendedOrKnown(position, { method, lang, ...narrowed }, local, signal, pages);
        return sought
          ? found(sought, position, narrowed, personal, signal, pages)
          : (personal ?? wellKnown(position, local, narrowed, pages));
      };
      const results = inOrder(await sureThenPossible(list, { wishes }), order === 'nearest');
      const narrowedBy = narrowingOf(wishes, sought);
      return { ...results, narrowedBy, asked: keyOf(start, narrowedBy) };
    },
    [start.lat, start.lng, pages, who, lang, liked, method, wishes.join(' '), sought, order],
  );
}
