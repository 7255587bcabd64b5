// A choice that is on or off, as a chip.
import { Icon, type IconName } from './icons.tsx';

interface Props {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly icon: IconName;
  readonly text: string;
  /** What it is about, where that is not plain to somebody who hears it alone. */
  readonly about?: string;
}

export function Toggle({ on, onChange, icon, text, about }: Props) {
  return (
    <button
      type="button"
      class="toggle"
      aria-pressed={on}
      aria-label={about && `${text}: ${about}`}
      onClick={() => onChange(!on)}
    >
      <Icon name={on ? 'check' : icon} /> {text}
    </button>
  );
}
