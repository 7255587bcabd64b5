// A link to give to others: to be read, and to be copied.
import { useWords } from '../words/index.ts';
import { say } from './toast.tsx';

interface Props {
  /** Who may do what with it. */
  readonly label: string;
  readonly url: string;
}

export function LinkField({ label, url }: Props) {
  const words = useWords().link;
  return (
    <>
      <label>
        <span>{label}</span>
        <input readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <CopyButton text={url} done={words.copied} />
    </>
  );
}

interface CopyProps {
  readonly text: string;
  /** Said when it is on the clipboard. */
  readonly done: string;
}

export function CopyButton({ text, done }: CopyProps) {
  const words = useWords().link;
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      say(done);
    } catch {
      say(words.copyByHand);
    }
  }
  return (
    <button type="button" class="button" onClick={copy}>
      {words.copy}
    </button>
  );
}
