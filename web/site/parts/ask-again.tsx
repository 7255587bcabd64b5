// Where somebody came to nothing: the question that leads on, and two ways out.
import { useWords } from '../words/index.ts';

export function AskAgain() {
  const words = useWords();
  return (
    <>
      <p class="quiet">{words.errors.askAgain}</p>
      <search>
        <form action="/" class="row">
          <input
            class="ask-again-field"
            name="question"
            type="search"
            aria-label={words.question.label}
            placeholder={words.question.hint}
          />
          <button type="submit" class="button primary">
            {words.question.ask}
          </button>
        </form>
      </search>
      <p>
        <a href="/">{words.errors.home}</a> · <a href="/plan/">{words.nav.plan}</a>
      </p>
    </>
  );
}
