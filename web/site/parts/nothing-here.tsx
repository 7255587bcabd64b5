// A page that is not there: what is missing, and the ways on.
import { useTitle } from '../state/title.ts';
import { AskAgain } from './ask-again.tsx';
import { Illustration } from './illustration.tsx';

export function NothingHere({ title, hint }: { readonly title: string; readonly hint: string }) {
  useTitle(title);
  return (
    <div class="page">
      <div class="empty lost">
        <Illustration group="sights" />
        <h1>{title}</h1>
        <p class="quiet">{hint}</p>
        <AskAgain />
      </div>
    </div>
  );
}
