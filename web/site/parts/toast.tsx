// Short messages at the foot of the page: what was done, with a way back; or what did not work.
import { useEffect } from 'preact/hooks';
import { endsSession } from '../state/session.ts';
import { createStore, useStore } from '../state/store.ts';
import { useWords } from '../words/index.ts';
import { failureLine } from './failure.tsx';
import { Icon } from './icons.tsx';

interface Toast {
  readonly text?: string;
  readonly error?: unknown;
  readonly undo?: () => void;
  /** What the button says, where it is not "Undo". */
  readonly label?: string;
}

const current = createStore<Toast | undefined>(undefined);
const SHOWN_MS = 8_000;

export const say = (text: string, undo?: () => void): void => current.set({ text, ...(undo ? { undo } : {}) });

/** What was not done, and a button that does it in another way. */
export const offer = (text: string, label: string, act: () => void): void => current.set({ text, label, undo: act });

/** For actions whose failure has no place of its own on the page. */
export function report(error: unknown): void {
  endsSession(error);
  current.set({ error });
}

export function Toaster() {
  const words = useWords();
  const toast = useStore(current);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => current.set(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <div class="toaster" role="status">
      {toast && (
        <div class="toast">
          <span>{toast.text ?? failureLine(toast.error, words)}</span>
          {toast.undo && (
            <button
              type="button"
              class="link"
              onClick={() => {
                current.set(undefined);
                toast.undo?.();
              }}
            >
              {toast.label ?? words.taste.undo}
            </button>
          )}
          <button
            type="button"
            class="icon-button small"
            aria-label={words.sign.close}
            onClick={() => current.set(undefined)}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
