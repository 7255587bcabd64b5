// For somebody without an account: what one is good for here.
import { useListWords } from '../../words/lists/index.ts';
import { askToSign } from '../sign-dialog.tsx';

interface Props {
  readonly text: string;
  /** Before the dialog for signing opens. */
  readonly onLeave?: () => void;
}

export function SignInvitation({ text, onLeave }: Props) {
  const words = useListWords();
  const sign = (purpose: 'in' | 'up') => {
    onLeave?.();
    askToSign(purpose);
  };
  return (
    <div class="notice stack">
      <p>{text}</p>
      <div class="row">
        <button type="button" class="button small primary" onClick={() => sign('up')}>
          {words.signUp}
        </button>
        <button type="button" class="button small" onClick={() => sign('in')}>
          {words.signIn}
        </button>
      </div>
    </div>
  );
}
