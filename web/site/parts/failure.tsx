// Says that something did not work, why as far as it is known, and offers to try again.
import { ApiError } from '../../api-client/client.ts';
import { LeftAtProvider } from '../state/provider-login.ts';
import { useWords, type Words } from '../words/index.ts';

export function Failure({ error, again }: { readonly error: unknown; readonly again?: () => void }) {
  const words = useWords();
  // What is not there will not be there at the next try, and nobody has to look into it.
  const isMissing = error instanceof ApiError && error.status === 404;
  const requestId = isMissing ? undefined : requestIdOf(error);
  return (
    <div class="failure" role="alert">
      <p>{failureText(error, words)}</p>
      {requestId && <p class="quiet">{words.errors.request(requestId)}</p>}
      {again && !isMissing && (
        <button type="button" class="button" onClick={again}>
          {words.errors.again}
        </button>
      )}
    </div>
  );
}

const requestIdOf = (error: unknown): string | undefined => (error instanceof ApiError ? error.requestId : undefined);

/** Where there is one line for it: what went wrong, and what to quote when the service is at fault. */
export function failureLine(error: unknown, words: Words): string {
  const requestId = error instanceof ApiError && error.status >= 500 ? error.requestId : undefined;
  const text = failureText(error, words);
  return requestId ? `${text} (${words.errors.request(requestId)})` : text;
}

function failureText(error: unknown, words: Words): string {
  if (error instanceof LeftAtProvider) return words.sign.leftAtProvider;
  if (!(error instanceof ApiError)) return words.errors.failed;
  if (error.status === 0) return words.errors.offline;
  if (error.status === 429) return words.errors.tooMany(Math.ceil(error.retryAfterS ?? 30));
  const codes: Readonly<Record<string, string>> = words.errors.codes;
  if (error.code !== undefined && error.code in codes) return codes[error.code] ?? error.detail;
  if (error.status === 503) return words.errors.busy;
  return error.status >= 500 ? words.errors.failed : error.detail;
}
