// The field that everything starts from: a combobox whose list suggests places, kinds, areas and streets; what is sent
// whole is read as a question.
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { ApiError } from '../../../api-client/client.ts';
import {
  askPlaces,
  chooseWishes,
  forgetBroughtQuestion,
  questionShown,
  unasked,
  useNarrowed,
} from '../../state/question.ts';
import { go, useQuery } from '../../state/router.ts';
import { useStartingPoint } from '../../state/where.ts';
import { useWords } from '../../words/index.ts';
import { Icon } from '../icons.tsx';
import { report } from '../toast.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { wishesWith } from './suggestion-wishes.ts';
import { type Suggestion, useSuggestions } from './suggestions.ts';

const LONGEST_QUESTION = 200;

export function QuestionField() {
  const allWords = useWords();
  const words = allWords.question;
  const { position } = useStartingPoint();
  const { wishes } = useNarrowed();
  const [sought = ''] = useQuery('q');
  const [brought] = useQuery('question');
  const [text, setText] = useState(sought);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const suggestions = useSuggestions(open ? text : undefined, position);
  const isShown = open && suggestions.length > 0;
  const chosen = isShown ? suggestions[active] : undefined;
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => setText(sought), [sought]);
  useEffect(() => setActive(-1), [suggestions]);
  // A question that a link brought along is asked once, in place of its own step.
  useEffect(() => {
    if (!brought) return;
    forgetBroughtQuestion();
    ask(brought, true);
  }, [brought]);

  async function ask(question: string, isBrought = false) {
    setBusy(true);
    setOpen(false);
    try {
      setText(await askPlaces(question, position, isBrought));
    } catch (error) {
      if (error instanceof ApiError && error.status === 0) keepUnasked(question);
      else report(error);
    }
    setBusy(false);
  }

  /** It stays in the field, to be asked again. */
  function keepUnasked(question: string) {
    setText(question);
    unasked.set(question);
  }

  function choose(suggestion: Suggestion) {
    setOpen(false);
    setText('');
    if (suggestion.kind === 'place') go(`/place/?id=${encodeURIComponent(suggestion.id)}`);
    else chooseWishes(wishesWith(wishes, suggestion), '');
  }

  function submit(event: Event) {
    event.preventDefault();
    if (busy) return;
    // The field itself: what was typed just before the key may not be drawn yet.
    const typed = (input.current?.value ?? text).trim();
    if (chosen) choose(chosen);
    else if (typed !== '') ask(typed);
    else chooseWishes(wishes, '');
  }

  /** What was asked, to be changed: typing replaces it, a key of direction keeps it. */
  function putBack() {
    const asked = questionShown();
    if (text !== '' || asked === '') return;
    setText(asked);
    requestAnimationFrame(() => input.current?.select());
  }

  function clear() {
    setText('');
    setOpen(false);
    if (sought !== '') chooseWishes(wishes, '');
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const move = (to: number) => {
      event.preventDefault();
      setOpen(true);
      // Past either end is the field itself.
      setActive(to >= suggestions.length ? -1 : to < -1 ? suggestions.length - 1 : to);
    };
    if (event.key === 'ArrowDown') move(event.altKey ? active : active + 1);
    else if (event.key === 'ArrowUp') move(active - 1);
    else if (event.key === 'Escape') {
      event.preventDefault();
      if (isShown) setOpen(false);
      else setText('');
    }
  }

  return (
    <search class="question">
      <form class="question-form" onSubmit={submit} aria-busy={busy}>
        <Icon name="search" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={words.label}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={isShown}
          aria-controls={listId}
          aria-activedescendant={chosen ? optionId(active) : undefined}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="search"
          placeholder={words.hint}
          maxLength={LONGEST_QUESTION}
          value={text}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setOpen(true);
          }}
          onFocus={putBack}
          onClick={() => {
            putBack();
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            setOpen(false);
            if (text === questionShown()) setText(sought);
          }}
        />
        {text !== '' && (
          <button type="button" class="icon-button" aria-label={words.clear} title={words.clear} onClick={clear}>
            <Icon name="close" />
          </button>
        )}
        <button type="submit" class="button primary">
          {words.ask}
        </button>
      </form>
      <SuggestionList id={listId} open={isShown} suggestions={suggestions} active={active} onChoose={choose} />
      {text.length >= LONGEST_QUESTION && <p class="quiet">{words.longest(LONGEST_QUESTION)}</p>}
      <p class="sr" role="status">
        {busy && allWords.explore.loading}
        {open && text.trim() !== '' && words.found(suggestions.length)}
      </p>
    </search>
  );
}
