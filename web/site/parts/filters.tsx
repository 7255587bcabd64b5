// Where lists start from and in which order they stand. Both live in the address.
import { useQuery } from '../state/router.ts';
import { useWords } from '../words/index.ts';
import { WherePicker } from './where-picker.tsx';

export function Filters() {
  const words = useWords().explore;
  const [order, setOrder] = useQuery('order');
  return (
    <div class="filters">
      <WherePicker />
      <label class="order">
        <span>{words.order}</span>
        <select value={order ?? ''} onChange={(event) => setOrder(event.currentTarget.value || undefined)}>
          {Object.entries(words.orders).map(([id, text]) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
