// The frame around every page, and which page stands in it.
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { ExplorePage } from './pages/explore.tsx';
import { Failure } from './parts/failure.tsx';
import { Footer } from './parts/footer.tsx';
import { Header } from './parts/header.tsx';
import { later } from './parts/later.tsx';
import { ListChoice } from './parts/lists/list-choice.tsx';
import { NoConnection } from './parts/no-connection.tsx';
import { NothingHere } from './parts/nothing-here.tsx';
import { askToSign, SignDialog } from './parts/sign-dialog.tsx';
import { report, say, Toaster } from './parts/toast.tsx';
import { categories, loadCategories } from './state/categories.ts';
import { useLoad } from './state/load.ts';
import { loadMarks } from './state/marks.ts';
import { address } from './state/router.ts';
import { session, sessionEnded } from './state/session.ts';
import { useStore } from './state/store.ts';
import { loadTastes } from './state/tastes.ts';
import { useWords } from './words/index.ts';

export function App() {
  return (
    <>
      <Header />
      <NoConnection />
      <main id="content" tabIndex={-1}>
        <WithNames>
          <Page />
        </WithNames>
      </main>
      <Footer />
      <SignDialog />
      <ListChoice />
      <Toaster />
      <Visitor />
    </>
  );
}

/** No page says anything without the names of the categories; when they arrive, the page itself is not drawn again. */
function WithNames({ children }: { readonly children: ComponentChildren }) {
  const known = useStore(categories);
  const [names, again] = useLoad(() => loadCategories(), []);
  if (names.state === 'failed' && known.length === 0) return <Failure error={names.error} again={again} />;
  return <>{children}</>;
}

/** Follows who is here; shows nothing. */
function Visitor() {
  const words = useWords();
  const who = useStore(session);
  const ended = useStore(sessionEnded);
  useEffect(() => {
    loadTastes().catch(report);
    loadMarks()
      .then((taken) => taken > 0 && say(words.marks.takenOver(taken)))
      .catch(report);
  }, [who]);
  useEffect(() => {
    if (!ended) return;
    say(words.sign.ended);
    askToSign('in');
  }, [ended]);
  return null;
}

const PAGES: Readonly<Record<string, ComponentType>> = {
  '': ExplorePage,
  place: later(async () => (await import('./pages/place.tsx')).PlacePage),
  // Visited by few, or rarely: loaded when they are.
  plan: later(async () => (await import('./pages/plan.tsx')).PlanPage),
  saved: later(async () => (await import('./pages/saved.tsx')).SavedPage),
  list: later(async () => (await import('./pages/list.tsx')).SharedListPage),
  account: later(async () => (await import('./pages/account.tsx')).AccountPage),
  admin: later(async () => (await import('./pages/admin.tsx')).AdminPage),
  developers: later(async () => (await import('./pages/developers.tsx')).DevelopersPage),
  evaluation: later(async () => (await import('./pages/evaluation.tsx')).EvaluationPage),
};

function Page() {
  const words = useWords().errors;
  const { page } = useStore(address);
  const Found = PAGES[page];
  return Found ? <Found /> : <NothingHere title={words.notFound} hint={words.notFoundHint} />;
}
