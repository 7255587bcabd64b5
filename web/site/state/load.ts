// Loading something that depends on what the page shows: the newest question wins, the old answer stays meanwhile.
import { useCallback, useEffect, useState } from 'preact/hooks';
import { endsSession } from './session.ts';

export type Loading<T> =
  | { readonly state: 'loading'; readonly value?: T | undefined }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly error: unknown; readonly value?: T | undefined };

/** @param inputs what the answer depends on; a change asks anew and abandons the question before it */
export function useLoad<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  inputs: readonly unknown[],
): readonly [Loading<T>, () => void] {
  const [loading, setLoading] = useState<Loading<T>>({ state: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    setLoading((before) => (before.state === 'loading' ? before : { state: 'loading', value: before.value }));
    ask(controller.signal)
      .then((value) => !controller.signal.aborted && setLoading({ state: 'ready', value }))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        endsSession(error);
        setLoading((before) => ({ state: 'failed', error, value: before.value }));
      });
    return () => controller.abort();
  }, [...inputs, round]);
  return [loading, useCallback(() => setRound((n) => n + 1), [])];
}

/** A value that has been still for a while; for questions that should not follow every step of a slider. */
export function useSettled<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
