// A piece of code with a button that copies it.
import { useDevelopersWords } from '../words/developers/index.ts';
import { report, say } from './toast.tsx';

interface CodeProps {
  readonly text: string;
  readonly label: string;
  /** What is copied, when it is more than what is shown. */
  readonly copied?: string;
}

export function Code({ text, label, copied = text }: CodeProps) {
  const words = useDevelopersWords();
  function copy() {
    navigator.clipboard
      .writeText(copied)
      .then(() => say(words.copied))
      .catch(report);
  }
  return (
    <figure class="code">
      <figcaption>
        {label}
        <button type="button" class="button small" aria-label={`${words.copy}: ${label}`} onClick={copy}>
          {words.copy}
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </figure>
  );
}
