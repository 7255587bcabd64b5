// A secret that the service tells once: kept on the page until the next one, and never asked for again.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { CopyButton } from '../../parts/link-field.tsx';
import { report } from '../../parts/toast.tsx';
import { useWords } from '../../words/index.ts';

/** So long the secret of before stays good beside a new one, where nobody chooses. */
export const OVERLAP_MINUTES = 1_440;

/**
 * @param secretOf the secret in what was made
 * @param done what follows when it was made, such as a new look at the list
 */
export function useShownOnce<Made>(secretOf: (made: Made) => string | undefined, done: () => void) {
  const [secret, setSecret] = useState<string>();
  async function show(make: Promise<Made>): Promise<void> {
    try {
      setSecret(secretOf(await make));
      done();
    } catch (error) {
      report(error);
    }
  }
  return [secret, show] as const;
}

export function ShownOnce(props: {
  readonly secret: string | undefined;
  readonly lead: string;
  readonly children?: ComponentChildren;
}) {
  const words = useWords().link;
  if (props.secret === undefined) return null;
  return (
    <div class="notice" role="status">
      <p>{props.lead}</p>
      <p class="row">
        <code>{props.secret}</code>
        <CopyButton text={props.secret} done={words.copiedText} />
      </p>
      {props.children}
    </div>
  );
}
