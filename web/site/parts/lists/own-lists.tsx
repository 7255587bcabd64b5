// One's lists, a new one, and one from elsewhere.
import { makeList, myLists } from '../../state/lists.ts';
import { useLoad } from '../../state/load.ts';
import { go } from '../../state/router.ts';
import { session } from '../../state/session.ts';
import { language, localeOf } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import { useWords } from '../../words/index.ts';
import { useListWords } from '../../words/lists/index.ts';
import { Failure } from '../failure.tsx';
import { Icon } from '../icons.tsx';
import { report } from '../toast.tsx';
import { ImportList } from './import-list.tsx';
import { NewList } from './new-list.tsx';
import { SignInvitation } from './sign-invitation.tsx';

export function OwnLists() {
  const words = useListWords();
  const who = useStore(session);
  return who ? <Lists /> : <SignInvitation text={words.listsNeedAccount} />;
}

function Lists() {
  const words = useListWords();
  const { loading } = useWords().explore;
  const lang = useStore(language);
  const [lists, again] = useLoad(myLists, []);
  const day = (updated: string) => new Date(`${updated}Z`).toLocaleDateString(localeOf(lang), { dateStyle: 'medium' });
  async function make(name: string): Promise<boolean> {
    try {
      go(`/saved/?list=${(await makeList({ name })).id}`);
      return true;
    } catch (error) {
      report(error);
      return false;
    }
  }
  return (
    <>
      {lists.state === 'failed' && <Failure error={lists.error} again={again} />}
      {lists.state === 'loading' && !lists.value && (
        <p class="quiet" role="status">
          {loading}
        </p>
      )}
      {lists.state === 'ready' && lists.value.length === 0 && <p class="empty">{words.empty.lists}</p>}
      {lists.value && lists.value.length > 0 && (
        <ul class="tiles own-lists">
          {lists.value.map(({ id, name, places, updated_at: updated, links }) => (
            <li key={id} class="tile">
              <h3>
                <a href={`/saved/?list=${id}`}>{name}</a>
              </h3>
              <p class="quiet">
                {words.places(places)} · {words.changed(day(updated))}
              </p>
              {links.map((access) => (
                <p key={access} class="quiet">
                  <Icon name="share" /> {words.isShared[access]}
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
      <section class="panel">
        <NewList onMake={make} />
      </section>
      <ImportList onChange={again} />
    </>
  );
}
