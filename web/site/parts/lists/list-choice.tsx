// The dialog in which a list is chosen for a place: its program is loaded when somebody first asks for it.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { placeToList } from '../../state/list-choice.ts';
import { useStore } from '../../state/store.ts';
import { report } from '../toast.tsx';

export function ListChoice() {
  const isWanted = useStore(placeToList) !== undefined;
  const [Dialog, setDialog] = useState<ComponentType>();
  useEffect(() => {
    if (!isWanted || Dialog) return;
    import('./add-to-list.tsx').then(
      ({ AddToList }) => setDialog(() => AddToList),
      (error) => {
        placeToList.set(undefined);
        report(error);
      },
    );
  }, [isWanted]);
  return Dialog ? <Dialog /> : null;
}
