// The foot of every page: whose facts these are.
import { useLoad } from '../state/load.ts';
import { api } from '../state/session.ts';
import { language } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { creditIn } from '../words/credits.ts';
import { useWords } from '../words/index.ts';

export function Footer() {
  const words = useWords().footer;
  const lang = useStore(language);
  const [sources] = useLoad((signal) => api.attribution(lang, signal), [lang]);
  const credits = [...new Set(sources.value?.map(({ text }) => creditIn(lang, text)))];
  return (
    <footer class="foot">
      <p>
        {words.about} <a href="/evaluation/">{words.evaluation}</a> · <a href="/developers/">{words.developers}</a>
      </p>
      {credits.length > 0 && (
        <p>
          {words.facts} {credits.join(' · ')}
        </p>
      )}
    </footer>
  );
}
