// A page whose program is loaded when it is first opened.
import type { ComponentType } from 'preact';
import { useLoad } from '../state/load.ts';
import { useWords } from '../words/index.ts';
import { Failure } from './failure.tsx';

export function later(load: () => Promise<ComponentType>): ComponentType {
  let Known: ComponentType | undefined;
  return function Later() {
    const words = useWords().explore;
    const [loading, again] = useLoad(async () => {
      Known ??= await load();
    }, []);
    if (Known) return <Known />;
    return (
      <div class="page">
        {loading.state === 'failed' ? (
          <Failure error={loading.error} again={again} />
        ) : (
          <p class="quiet" role="status">
            {words.loading}
          </p>
        )}
      </div>
    );
  };
}
