// My places: what was saved, visited and hidden, and lists; a part at a time, and one list at an address of its own.
import { Failure } from '../parts/failure.tsx';
import { MarkedPlaces } from '../parts/lists/marked-places.tsx';
import { OwnList } from '../parts/lists/own-list.tsx';
import { OwnLists } from '../parts/lists/own-lists.tsx';
import { useLoad } from '../state/load.ts';
import { loadMarks, MARKS, marks, placesMarked } from '../state/marks.ts';
import { useQuery } from '../state/router.ts';
import { session } from '../state/session.ts';
import { useStore } from '../state/store.ts';
import { useTitle } from '../state/title.ts';
import { useWords } from '../words/index.ts';
import { useListWords } from '../words/lists/index.ts';

const PARTS = [...MARKS, 'lists'] as const;
type Part = (typeof PARTS)[number];

export function SavedPage() {
  const who = useStore(session);
  const [list] = useQuery('list');
  return list && who ? <OwnList id={list} key={list} /> : <Parts isListAsked={list !== undefined} />;
}

/** @param isListAsked somebody without an account came to the address of a list */
function Parts({ isListAsked }: { readonly isListAsked: boolean }) {
  const words = useListWords();
  const { nav } = useWords();
  const who = useStore(session);
  const all = useStore(marks);
  const [asked] = useQuery('part');
  const [reading, again] = useLoad(() => loadMarks(), [who]);
  useTitle(nav.saved);
  const part: Part = isListAsked ? 'lists' : (PARTS.find((each) => each === asked) ?? 'saved');
  return (
    <div class="page">
      <h1>{nav.saved}</h1>
      <nav class="admin-parts" aria-label={words.partsLabel}>
        {PARTS.map((each) => (
          <a
            key={each}
            class="button small"
            href={`/saved/?part=${each}`}
            {...(each === part && { 'aria-current': 'page' as const })}
          >
            {words.parts[each]}
            {each !== 'lists' && <span class="quiet">{placesMarked(all, each).length}</span>}
          </a>
        ))}
      </nav>
      {reading.state === 'failed' && <Failure error={reading.error} again={again} />}
      <h2 class="sr">{words.parts[part]}</h2>
      {part === 'lists' ? <OwnLists /> : <MarkedPlaces mark={part} key={part} />}
    </div>
  );
}
