// Chooses a list for a place, or makes a new one for it; the page behind the dialog stays as it was.
import { useEffect, useRef, useState } from 'preact/hooks';
import { placeToList } from '../../state/list-choice.ts';
import { makeList, myLists, putInto, takeOutOf } from '../../state/lists.ts';
import { useLoad } from '../../state/load.ts';
import type { NamedPlace } from '../../state/marks.ts';
import { endsSession, session } from '../../state/session.ts';
import { useStore } from '../../state/store.ts';
import { useWords } from '../../words/index.ts';
import { useListWords } from '../../words/lists/index.ts';
import { Failure, failureLine } from '../failure.tsx';
import { Icon } from '../icons.tsx';
import { report, say } from '../toast.tsx';
import { NewList } from './new-list.tsx';
import { SignInvitation } from './sign-invitation.tsx';

const close = () => placeToList.set(undefined);

export function AddToList() {
  const words = useListWords();
  const who = useStore(session);
  const place = useStore(placeToList);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (place && !dialog.current?.open) dialog.current?.showModal();
    if (!place) dialog.current?.close();
  }, [place]);
  return (
    <dialog ref={dialog} class="dialog list-dialog" aria-labelledby="to-list-title" onClose={close}>
      {place && (
        <div class="stack">
          <header class="dialog-head">
            <h2 id="to-list-title">{words.choose(place.name)}</h2>
            <button type="button" class="icon-button" aria-label={words.close} onClick={close}>
              <Icon name="close" />
            </button>
          </header>
          {who ? <Choice place={place} /> : <SignInvitation text={words.listsNeedAccount} onLeave={close} />}
        </div>
      )}
    </dialog>
  );
}

function Choice({ place: { id, name } }: { readonly place: NamedPlace }) {
  const words = useListWords();
  const all = useWords();
  const [lists, again] = useLoad(myLists, []);
  // Messages at the foot of the page stand behind the dialog.
  const [problem, setProblem] = useState<string>();
  const failed = (error: unknown) => {
    endsSession(error);
    setProblem(failureLine(error, all));
    return false;
  };

  async function add(list: { readonly id: string; readonly name: string }) {
    try {
      const isNew = await putInto(list.id, id);
      close();
      const back = () => takeOutOf(list.id, id).catch(report);
      if (isNew) say(words.added(name, list.name), back);
      else say(words.already(name, list.name));
    } catch (error) {
      failed(error);
    }
  }
  async function make(listName: string): Promise<boolean> {
    try {
      const list = await makeList({ name: listName, entries: [{ place_id: id, note: '' }] });
      close();
      say(words.added(name, list.name));
      return true;
    } catch (error) {
      return failed(error);
    }
  }
  return (
    <>
      {lists.state === 'failed' && <Failure error={lists.error} again={again} />}
      {lists.value && lists.value.length > 0 && (
        <ul class="list-choices">
          {lists.value.map((list) => (
            <li key={list.id}>
              <button type="button" class="button wide" onClick={() => add(list)}>
                <span>{list.name}</span> <span class="quiet">{words.places(list.places)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <NewList onMake={make} />
      <p class="problem" role="alert">
        {problem}
      </p>
    </>
  );
}
