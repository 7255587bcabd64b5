// What one thinks of a place without a review: saved, been there, not this one; and the way to put it into a list.
import { useId, useState } from 'preact/hooks';
import { placeToList } from '../state/list-choice.ts';
import { changeMark, type Mark, marks, type NamedPlace } from '../state/marks.ts';
import { session } from '../state/session.ts';
import { useStore } from '../state/store.ts';
import { useWords } from '../words/index.ts';
import { Icon } from './icons.tsx';
import { report, say } from './toast.tsx';
import { Toggle } from './toggle.tsx';

interface Props {
  readonly place: NamedPlace;
}

/** On a card: the heart, and the others behind a button. */
export function MarkButtons({ place }: Props) {
  const words = useWords().marks;
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <span class="mark-buttons">
        <Heart place={place} />
        <button
          type="button"
          class="icon-button"
          aria-label={`${words.more}: ${place.name}`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <Icon name="more" />
        </button>
      </span>
      <div id={id} class="mark-choices row" hidden={!open}>
        {open && <Choices place={place} />}
      </div>
    </>
  );
}

/** On the page of the place: all of them side by side. */
export function MarkRow({ place }: Props) {
  const words = useWords().marks;
  const isSaved = useMark(place, 'saved');
  return (
    <div class="row mark-row">
      <button
        type="button"
        class="toggle heart"
        aria-pressed={isSaved}
        aria-label={`${words.save}: ${place.name}`}
        onClick={() => mark(place, 'saved', !isSaved, words.here)}
      >
        <Icon name="heart" /> {words.save}
      </button>
      <Choices place={place} />
    </div>
  );
}

function Heart({ place }: Props) {
  const words = useWords().marks;
  const isSaved = useMark(place, 'saved');
  return (
    <button
      type="button"
      class="icon-button heart"
      aria-pressed={isSaved}
      aria-label={`${words.save}: ${place.name}`}
      title={words.save}
      onClick={() => mark(place, 'saved', !isSaved, words.here)}
    >
      <Icon name="heart" />
    </button>
  );
}

function Choices({ place }: Props) {
  const words = useWords().marks;
  const isHidden = useMark(place, 'hidden');
  function hide(on: boolean) {
    mark(place, 'hidden', on);
    if (on) say(words.hidden(place.name), () => mark(place, 'hidden', false));
    if (on) passFocusOn();
  }
  return (
    <>
      <Toggle
        on={useMark(place, 'visited')}
        onChange={(on) => mark(place, 'visited', on, words.here)}
        icon="check"
        text={words.visited}
        about={place.name}
      />
      <Toggle on={isHidden} onChange={hide} icon="close" text={words.hide} about={place.name} />
      <button
        type="button"
        class="toggle"
        aria-label={`${words.toList}: ${place.name}`}
        aria-haspopup="dialog"
        onClick={() => placeToList.set(place)}
      >
        <Icon name="list" /> {words.toList}
      </button>
    </>
  );
}

const useMark = ({ id }: NamedPlace, which: Mark): boolean => useStore(marks).get(id)?.[which] !== undefined;

let isTold = false;

/** @param here said once a visit to somebody without an account */
function mark(place: NamedPlace, which: Mark, on: boolean, here?: string): void {
  changeMark(place, which, on).catch(report);
  if (!on || !here || isTold || session.get()) return;
  isTold = true;
  say(here);
}

/** A card that goes leaves the focus to the one that follows. */
function passFocusOn(): void {
  const card = document.activeElement?.closest('li');
  const next = card?.nextElementSibling ?? card?.previousElementSibling;
  const link = next?.querySelector('a');
  requestAnimationFrame(() => {
    if (card?.isConnected) return;
    const main = document.getElementById('content');
    (link ?? (document.activeElement === document.body ? main : undefined))?.focus({ preventScroll: true });
  });
}
