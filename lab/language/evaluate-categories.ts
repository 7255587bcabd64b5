// Categories of requests: at least one of the expected categories must be understood; no expectation means none may be.
import { understand } from '../../src/nlp/read.ts';
import { classificationReport, rounded } from './classification-report.ts';
import { type Evaluation, type Figures, someOf } from './evaluation.ts';
import { listIn, type Row, textIn } from './rows.ts';

interface CategoryRequest {
  readonly text: string;
  readonly expected: readonly string[];
}

const NONE = 'none';

export function evaluateCategories(rows: readonly Row[], evaluation: Evaluation): Figures {
  const { now } = evaluation;
  const requests = someOf(
    rows.flatMap((row) => categoryRequest(row) ?? []),
    'texts with expect_any',
  );
  const startedAt = now();
  const answers = requests.map(({ text, expected }) => ({ expected, found: categoriesOf(text, evaluation) }));
  const seconds = (now() - startedAt) / 1000;
  const { f1, ...figures } = classificationReport(answers.map(({ expected, found }) => judged(expected, found)));
  const tokens = requests.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
  return {
    ...figures,
    categoriesPerText: rounded(answers.reduce((sum, { found }) => sum + found.length, 0) / answers.length),
    tokensPerSecond: Math.round(tokens / seconds),
    f1,
  };
}

function categoryRequest(row: Row): CategoryRequest | undefined {
  const text = textIn(row, 'text', 'sentence', 'utterance');
  const expected = listIn(row, 'expect_any', 'expected', 'categories').map(String);
  return text === undefined ? undefined : { text, expected };
}

/** Everything the message names or asks for, wherever the pipeline keeps it. */
function categoriesOf(text: string, { language, learned }: Evaluation): readonly string[] {
  const { concepts, request, preferences } = understand(text, {
    previousLanguage: language,
    learned: { [language]: learned },
  });
  const named = concepts.flatMap(({ categories }) => categories);
  return [...new Set<string>([...named, ...request.categories, ...preferences.keys()])];
}

/** Right and given label: any expected category that was found counts as the first of them. */
function judged(expected: readonly string[], found: readonly string[]): readonly [string, string] {
  const right = expected[0] ?? NONE;
  const hit = expected.some((category) => found.includes(category));
  return [right, hit ? right : (found[0] ?? NONE)];
}
