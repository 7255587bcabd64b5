// A new list needs nothing but a name.
import { useState } from 'preact/hooks';
import { useListWords } from '../../words/lists/index.ts';

interface Props {
  /** @returns whether it was made */
  readonly onMake: (name: string) => Promise<boolean>;
}

export function NewList({ onMake }: Props) {
  const words = useListWords();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  async function make(event: Event) {
    event.preventDefault();
    if (busy || !name.trim()) return;
    setBusy(true);
    if (await onMake(name.trim())) setName('');
    setBusy(false);
  }
  return (
    <form class="new-list" onSubmit={make}>
      <label class="field">
        <span>{words.fresh}</span>
        <input
          value={name}
          required
          maxLength={120}
          autocomplete="off"
          placeholder={words.nameHint}
          onInput={({ currentTarget: { value } }) => setName(value)}
        />
      </label>
      <button type="submit" class="button" disabled={busy}>
        {words.make}
      </button>
    </form>
  );
}
