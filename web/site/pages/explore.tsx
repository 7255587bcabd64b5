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
import { useNarrowed } from '../state/question.ts';
import {
  found,
  inOrder,
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
import { tastes, tastesSaved } from '../state/tastes.ts';
import { ownAccuracyM, useStartingPoint } from '../state/where.ts';
import { useWords } from '../words/index.ts';

const PAGE_SIZE = 12;
const SLIDER_REST_MS = 250;
const VIEWS = { list: 'list', map: 'map', taste: 'heart', chat: 'chat' } as const satisfies Record<string, IconName>;
type View = keyof typeof VIEWS;

export function ExplorePage() {
  const { kind, position } = useStartingPoint();
  const accuracyM = useStore(ownAccuracyM);
  const [view] = useQuery('view');
  const [shown, setShown] = useState(() => Math.max(PAGE_SIZE, keptScroll().shown));
  const [all, again] = useResults();
  const marked = useStore(marks);
  const results = useMemo(() => withoutHiddenOf(all, marked), [all, marked]);
  const items = results.value?.items ?? [];
  const talked = useStore(talkedOf);
  const inTalk = view === 'chat' && talked.length > 0;
  useEffect(() => listed.set(items.slice(0, PAGE_SIZE).map(({ id }) => id)), [results.value]);
  const pins = useMemo(() => (inTalk ? talked : items.slice(0, shown)), [inTalk && talked, results.value, shown]);
  const { wishes } = useNarrowed();
  const [sought = ''] = useQuery('q');
  const narrowedBy = narrowingOf(wishes, sought);
  const asked = keyOf(position, narrowedBy);
  const isNarrowed = wishes.length > 0 || sought !== '';
  // Who comes back has as many before their eyes as they had.
  useEffect(() => setShown(Math.max(PAGE_SIZE, keptScroll().shown)), [asked]);

  return (
    <div class="explore" data-view={view ?? 'none'}>
      <Hero />
      <Views chosen={view} />
      <div class="columns">
        <Side position={position} />
        <ResultsPanel
          results={results}
          again={again}
          asked={asked}
          narrowedBy={narrowedBy}
          shown={shown}
          onMore={() => setShown(shown + PAGE_SIZE)}
        />
        <MapPanel
          pins={pins}
          here={position}
          accuracyM={kind === 'here' ? accuracyM : undefined}
          fit={inTalk ? idsOf(talked) : isNarrowed ? results.value?.asked : undefined}
          searchable
        />
      </div>
    </div>
  );
}

const withoutHiddenOf = (all: Loading<Results>, marked: Marks): Loading<Results> =>
  all.value ? { ...all, value: withoutHidden(all.value, marked) } : all;

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

function useResults(): readonly [Loading<Results>, () => void] {
  const { position } = useStartingPoint();
  const who = useStore(session);
  const lang = useStore(language);
  const local = useSettled(useStore(tastes), SLIDER_REST_MS);
  const saved = useStore(tastesSaved);
  const method = useMethod();
  const [sought] = useQuery('q');
  const [order] = useQuery('order');
  const { wishes } = useNarrowed();
  // The account's tastes count once they are saved; a visitor's count as they are moved.
  const liked = who ? saved : local;
  return useLoad(
    async (signal) => {
      if (who && !saved) return new Promise<Results>(() => undefined);
      const list = (isPossible: boolean) => {
        const narrowed = { wishes, isPossible };
        const personal = who && recommendedOrKnown(position, { method, lang, ...narrowed }, local, signal);
        return sought
          ? found(sought, position, narrowed, personal, signal)
          : (personal ?? wellKnown(position, local, narrowed));
      };
      const results = inOrder(await sureThenPossible(list, { wishes }), order === 'nearest');
      const narrowedBy = narrowingOf(wishes, sought);
      return { ...results, narrowedBy, asked: keyOf(position, narrowedBy) };
    },
    [position.lat, position.lng, who, lang, liked, method, wishes.join(' '), sought, order],
  );
}
