// One of one's own lists: named, put in order, noted, shared and taken along.
import type { List } from '../../../api-client/client.ts';
import { deleteList, makeList, ownList } from '../../state/lists.ts';
import { go } from '../../state/router.ts';
import { api } from '../../state/session.ts';
import { useTitle } from '../../state/title.ts';
import { useWords } from '../../words/index.ts';
import { useListWords } from '../../words/lists/index.ts';
import { Failure } from '../failure.tsx';
import { report, say } from '../toast.tsx';
import { Exports } from './exports.tsx';
import { ListView } from './list-view.tsx';
import { forgetLinks, ShareList } from './share-list.tsx';
import { useList } from './use-list.ts';

const ALL = '/saved/?part=lists';

export function OwnList({ id }: { readonly id: string }) {
  const words = useListWords();
  const { nav, explore } = useWords();
  const { list, loading, again, change } = useList(ownList(id), id);
  useTitle(list?.name ?? nav.saved);
  const back = (
    <p class="back">
      <a href={ALL}>← {words.all}</a>
    </p>
  );
  if (!list) {
    return (
      <div class="page">
        {back}
        <h1 class="sr">{nav.saved}</h1>
        {loading.state === 'failed' ? (
          <Failure error={loading.error} again={again} />
        ) : (
          <p class="quiet" role="status">
            {explore.loading}
          </p>
        )}
      </div>
    );
  }
  return (
    <ListView list={list} change={change} before={back}>
      <div class="row plan-tools">
        <ShareList key={id} list={list} onChange={again} />
        <Exports name={list.name} file={(kind) => api.listFile(id, kind)} />
        <DeleteList list={list} />
      </div>
    </ListView>
  );
}

function DeleteList({ list }: { readonly list: List }) {
  const words = useListWords();
  const { id, name, entries } = list;
  async function restore() {
    try {
      const known = entries.filter((entry) => entry.name !== undefined);
      go(`/saved/?list=${(await makeList({ name, entries: known })).id}`);
    } catch (error) {
      report(error);
    }
  }
  async function remove() {
    try {
      await deleteList(id);
      forgetLinks(id);
      go(ALL);
      say(words.removed, restore);
    } catch (error) {
      report(error);
    }
  }
  return (
    <button type="button" class="link" onClick={remove}>
      {words.remove}
    </button>
  );
}
