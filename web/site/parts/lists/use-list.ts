// One list as a page shows and changes it: one change after the other, each for the version before it.
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Change, changed, type Keeper, type ListView } from '../../state/lists.ts';
import { type Loading, useLoad } from '../../state/load.ts';
import { report } from '../toast.tsx';

interface ShownList<View extends ListView> {
  readonly list: View | undefined;
  readonly loading: Loading<View>;
  readonly again: () => void;
  readonly change: MakeChange;
}

/** @returns the list that it was made on, undefined when it was not taken; what went wrong is said */
export type MakeChange = (change: Change) => Promise<ListView | undefined>;

/** @param key names the list: another one is read anew */
export function useList<View extends ListView>(keeper: Keeper<View>, key: string): ShownList<View> {
  const [loading, again] = useLoad(keeper.read, [key]);
  const [list, setList] = useState<View>();
  const latest = useRef<View>();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const show = (next: View) => {
    latest.current = next;
    setList(next);
  };
  useEffect(() => {
    if (loading.value) show(loading.value);
  }, [loading.value]);

  const change: MakeChange = (wanted) => {
    const next = last.current.then(async () => {
      try {
        const before = latest.current!;
        show(await changed(keeper, before.version, wanted));
        return before;
      } catch (error) {
        report(error);
        return undefined;
      }
    });
    last.current = next;
    return next;
  };
  return { list, loading, again, change };
}
