// A choice that is on or off, as a chip.
import { Icon, type IconName } from './icons.tsx';

interface Props {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly icon: IconName;
  readonly text: string;
}

export function Toggle({ on, onChange, icon, text }: Props) {
  return (
    <button type="button" class="toggle" aria-pressed={on} onClick={() => onChange(!on)}>
      <Icon name={on ? 'check' : icon} /> {text}
    </button>
  );
}
