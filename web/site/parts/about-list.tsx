// How the list came about, one click away: what it follows, and by which method it was ranked.
import { METHODS } from '../../api-client/client.ts';
import { useMethod } from '../state/method.ts';
import { changeQuery } from '../state/router.ts';
import { session } from '../state/session.ts';
import { useStore } from '../state/store.ts';
import { useWords } from '../words/index.ts';
import { CompareMethods } from './compare-methods.tsx';
import { askToSign } from './sign-dialog.tsx';

export function AboutList({ usedMethod }: { readonly usedMethod: string | undefined }) {
  const words = useWords();
  const who = useStore(session);
  return (
    <details class="about-list">
      <summary>{words.about.title}</summary>
      <div class="about-list-body">
        {who ? (
          <MethodChoice usedMethod={usedMethod} />
        ) : (
          <>
            <p>{words.explore.anonymousHint}</p>
            <button type="button" class="button small" onClick={() => askToSign('up')}>
              {words.sign.up}
            </button>
          </>
        )}
      </div>
    </details>
  );
}

function MethodChoice({ usedMethod }: { readonly usedMethod: string | undefined }) {
  const words = useWords();
  const chosen = useMethod();
  const names: Readonly<Record<string, string>> = words.explore.methods;
  return (
    <>
      <p>{words.about.personal}</p>
      <fieldset class="method-choice">
        <legend>{words.explore.method}</legend>
        {METHODS.map((method) => (
          <label key={method} class="check">
            <input
              type="radio"
              name="method"
              checked={method === chosen}
              onChange={() => changeQuery({ method: method === 'ensemble' ? undefined : method })}
            />
            <span>
              {names[method]} <span class="quiet">{words.about.methods[method]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {usedMethod && usedMethod !== chosen && (
        <p class="hint">{words.explore.usedMethod(names[usedMethod] ?? usedMethod)}</p>
      )}
      <CompareMethods chosen={chosen} />
    </>
  );
}
