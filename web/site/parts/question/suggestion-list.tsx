// The list under the question field; the field keeps the focus.
import { useEffect, useRef } from 'preact/hooks';
import { useWords } from '../../words/index.ts';
import { Icon, type IconName } from '../icons.tsx';
import type { Suggestion } from './suggestions.ts';

interface Props {
  readonly id: string;
  readonly open: boolean;
  readonly suggestions: readonly Suggestion[];
  /** -1 for none. */
  readonly active: number;
  readonly onChoose: (suggestion: Suggestion) => void;
}

const ICONS: Readonly<Record<Suggestion['kind'], IconName>> = {
  place: 'pin',
  category: 'list',
  kind: 'list',
  area: 'map',
  station: 'train',
  street: 'route',
};

export function SuggestionList({ id, open, suggestions, active, onChoose }: Props) {
  const words = useWords().question;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div id={id} ref={list} class="suggestion-list" role="listbox" aria-label={words.suggestions} hidden={!open}>
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and hears the keys
        <div
          key={`${suggestion.kind} ${suggestion.id}`}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <Icon name={ICONS[suggestion.kind]} />
          <span class="suggestion-name">{suggestion.name}</span>
          <span class="quiet">{suggestion.detail ?? words.kinds[suggestion.kind]}</span>
        </div>
      ))}
    </div>
  );
}
