// The sign of a page that has no network: what is shown is what this browser kept.
import { useKeptSince, useOnline } from '../state/online.ts';
import { language, localeOf } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { useWords } from '../words/index.ts';
import { Icon } from './icons.tsx';

export function NoConnection() {
  const words = useWords().offline;
  const lang = useStore(language);
  const online = useOnline();
  const since = useKeptSince();
  const when = since && new Date(since).toLocaleString(localeOf(lang), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div role="status">
      {(!online || since) && (
        <p class="no-connection">
          <Icon name="offline" />
          <span>
            <b>{words.title}</b> {when ? words.since(when) : words.kept}
          </span>
        </p>
      )}
    </div>
  );
}
