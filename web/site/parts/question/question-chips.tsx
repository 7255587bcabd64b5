// What was understood of the question, as chips that can be taken away, and one quiet line about what could not be read.
import { useRef } from 'preact/hooks';
import { listText } from '../../state/numbers.ts';
import { chooseWishes, unasked, unread, useNarrowed, useReading } from '../../state/question.ts';
import { useQuery } from '../../state/router.ts';
import { language } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import { withoutWish } from '../../state/wishes.ts';
import { useWords } from '../../words/index.ts';
import { Icon } from '../icons.tsx';
import { wishWords } from './wish-words.ts';

export function QuestionChips() {
  const words = useWords().question;
  const lang = useStore(language);
  const { wishes } = useNarrowed();
  const [sought] = useQuery('q');
  const reading = useReading();
  const lost = useStore(unread);
  const notAsked = useStore(unasked);
  const row = useRef<HTMLDivElement>(null);
  const read = reading.value?.wishes ?? [];
  const chips = [
    // While it is not known what a wish is called, its chip keeps its place.
    ...wishes.map((wish) => {
      const known = read.find((each) => each.wish === wish);
      return {
        text: known ? wishWords(known, words, lang) : '…',
        remove: () => chooseWishes(withoutWish(wishes, wish)),
      };
    }),
    ...(sought ? [{ text: words.words(sought), remove: () => chooseWishes(wishes, '') }] : []),
  ];
  if (chips.length === 0 && lost.length === 0 && notAsked === '') return null;

  /** The focus goes to the chip that takes the place of the one that went. */
  function remove(index: number) {
    chips[index]?.remove();
    requestAnimationFrame(() => {
      const left = row.current?.querySelectorAll<HTMLElement>('.chip button') ?? [];
      const next = left[Math.min(index, left.length - 1)] ?? document.querySelector<HTMLElement>('.question input');
      next?.focus();
    });
  }

  return (
    <div class="question-chips" ref={row}>
      {chips.length > 0 && (
        <ul class="chips" aria-label={words.chips}>
          {chips.map(({ text }, index) => (
            <li key={index} class="chip">
              <span>{text}</span>
              <button
                type="button"
                class="icon-button small"
                aria-label={words.removeChip(text)}
                title={words.removeChip(text)}
                onClick={() => remove(index)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
          {chips.length > 1 && (
            <li>
              <button type="button" class="link" onClick={() => chooseWishes([], '')}>
                {words.clearChips}
              </button>
            </li>
          )}
        </ul>
      )}
      {notAsked !== '' && (
        <p class="notice" role="alert">
          {words.notAsked(notAsked)}
        </p>
      )}
      <p class="quiet" role="status">
        {lost.length > 0 && words.unread(listText(lost.map(words.words), lang))}
      </p>
    </div>
  );
}
