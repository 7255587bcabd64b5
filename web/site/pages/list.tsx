// A list that somebody shared by a link: to read, or to edit together. No account is needed.
import { ApiError, type SharedList } from '../../api-client/client.ts';
import { Failure } from '../parts/failure.tsx';
import { ListView } from '../parts/lists/list-view.tsx';
import { useList } from '../parts/lists/use-list.ts';
import { NothingHere } from '../parts/nothing-here.tsx';
import { askToSign } from '../parts/sign-dialog.tsx';
import { report, say } from '../parts/toast.tsx';
import { makeList, sharedList } from '../state/lists.ts';
import { go, useQuery } from '../state/router.ts';
import { session } from '../state/session.ts';
import { useStore } from '../state/store.ts';
import { useTitle } from '../state/title.ts';
import { useWords } from '../words/index.ts';
import { useListWords } from '../words/lists/index.ts';

export function SharedListPage() {
  const words = useListWords();
  const [link] = useQuery('shared');
  if (!link) return <NothingHere title={words.withdrawnTitle} hint={words.withdrawnHint} />;
  return <SharedListView key={link} link={link} />;
}

function SharedListView({ link }: { readonly link: string }) {
  const words = useListWords();
  const { explore, nav, plan } = useWords();
  const { list, loading, again, change } = useList(sharedList(link), link);
  useTitle(list?.name, list?.entries.flatMap(({ name }) => name ?? []).join(' · '));
  const isGone = loading.state === 'failed' && loading.error instanceof ApiError && loading.error.status === 404;
  if (isGone) return <NothingHere title={words.withdrawnTitle} hint={words.withdrawnHint} />;
  if (!list) {
    return (
      <div class="page">
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
  const isEditable = list.access === 'edit';
  return (
    <ListView list={list} {...(isEditable && { change })}>
      <p class="quiet">{isEditable ? words.sharedEdit : words.sharedRead}</p>
      <div class="row plan-tools">
        <KeepCopy list={list} />
        <button type="button" class="button" onClick={() => print()}>
          {plan.print}
        </button>
      </div>
    </ListView>
  );
}

function KeepCopy({ list: { name, entries } }: { readonly list: SharedList }) {
  const words = useListWords();
  const who = useStore(session);
  async function keep() {
    if (!who) return askToSign('up');
    try {
      const known = entries.filter((entry) => entry.name !== undefined);
      go(`/saved/?list=${(await makeList({ name, entries: known })).id}`);
      say(words.kept);
    } catch (error) {
      report(error);
    }
  }
  return (
    <button type="button" class="button primary" onClick={keep}>
      {words.keep}
    </button>
  );
}
