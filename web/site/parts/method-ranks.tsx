// Where each method would put the same place.
import { METHODS } from '../../api-client/client.ts';
import { useLoad } from '../state/load.ts';
import { useListStart } from '../state/question.ts';
import { recommended } from '../state/results.ts';
import { language } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { tastesSaved } from '../state/tastes.ts';
import { useWords } from '../words/index.ts';
import { Failure } from './failure.tsx';

export function MethodRanks({ placeId }: { readonly placeId: string }) {
  const words = useWords();
  const lang = useStore(language);
  const liked = useStore(tastesSaved);
  const { position } = useListStart();
  const [ranks, again] = useLoad(
    (signal) =>
      Promise.all(
        METHODS.map(async (method) => {
          const { items, usedMethod } = await recommended(position, { method, lang, wishes: [] }, signal);
          return { method, rank: items.findIndex(({ id }) => id === placeId) + 1, standIn: usedMethod !== method };
        }),
      ),
    [placeId, liked, position.lat, position.lng],
  );
  if (ranks.state === 'failed' && !ranks.value) return <Failure error={ranks.error} again={again} />;
  if (!ranks.value) return null;
  return (
    <div class="ranks">
      <p class="quiet">{words.why.ranks}</p>
      <dl>
        {ranks.value.map(({ method, rank, standIn }) => (
          <div key={method} class={standIn ? 'stand-in' : undefined}>
            <dt>{words.explore.methods[method]}</dt>
            <dd title={standIn ? words.why.standIn : undefined}>{rank > 0 ? `${rank}.` : '—'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
