// The table of docs/nlp/results.md: every task on sets that were kept out of training, beside the bars.
import type { Language } from '../../src/domain/language.ts';
import type { Learned } from '../../src/nlp/learned/learned.ts';
import { isHeldOut } from './corpora.ts';
import { type EvaluationTask, evaluateLanguage } from './evaluate-language.ts';
import type { Figures } from './evaluation.ts';
import { parseRows } from './rows.ts';
import type { ReadText } from './training/word-resources.ts';

interface ReportLine {
  readonly task: EvaluationTask;
  readonly language: Language;
  readonly file: string;
  readonly what: string;
  /** Path of the figure in the evaluation's output; shares are printed as percentages. */
  readonly figure: readonly string[];
  readonly bar?: number;
  readonly stretch?: number;
  /** The smaller the better, in the unit of the task and not in per cent. */
  readonly isError?: boolean;
  /** Part of the set is learned from; only the blocks left out are measured. */
  readonly folded?: boolean;
}

const LINES: readonly ReportLine[] = [
  line('pos', 'en', 'ud-en-ewt/dev.jsonl.gz', 'UD English EWT, UPOS', ['accuracy'], 95.5, 96.2),
  line('pos', 'en', 'ud-en-ewt/dev.jsonl.gz', 'the same, lower-cased', ['lowerCased', 'accuracy']),
  {
    ...line('pos', 'es', 'ud-es-ancora/dev.jsonl.gz', 'UD Spanish AnCora, UPOS', ['accuracy'], 97.6, 98.1),
    folded: true,
  },
  { ...line('pos', 'es', 'ud-es-gsd/dev.jsonl.gz', 'UD Spanish GSD, UPOS', ['accuracy'], 94, 95), folded: true },
  { ...line('pos', 'es', 'ud-es-gsd/dev.jsonl.gz', 'the same, lower-cased', ['lowerCased', 'accuracy']), folded: true },
  line('ner', 'es', 'conll2002-es/dev.jsonl.gz', 'CoNLL-2002 Spanish, LOC F1', ['locF1'], 72, 78),
  line('ner', 'es', 'conll2002-es/dev.jsonl.gz', 'the same, lower-cased', ['lowerCased', 'locF1'], 62, 70),
  line('ner', 'es', 'conll2002-es/train.jsonl.gz', 'CoNLL-2002 Spanish, its training part, LOC F1', ['locF1']),
  line(
    'polarity',
    'en',
    'semeval2016-rest-en/dev.jsonl.gz',
    'SemEval-2016 restaurants EN, polarity',
    ['accuracy'],
    83,
    88,
  ),
  line('polarity', 'en', 'semeval2016-rest-en/train.jsonl.gz', 'the same, its training part', ['accuracy'], 83, 88),
  line(
    'polarity',
    'es',
    'semeval2016-rest-es/dev.jsonl.gz',
    'SemEval-2016 restaurants ES, polarity',
    ['accuracy'],
    84,
    88,
  ),
  line('polarity', 'es', 'semeval2016-rest-es/train.jsonl.gz', 'the same, its training part', ['accuracy'], 84, 88),
  line('polarity', 'en', 'mams-en/atsa-val.jsonl.gz', 'MAMS terms, polarity', ['accuracy'], 72, 76),
  line('polarity', 'en', 'mams-en/acsa-val.jsonl.gz', 'MAMS categories, polarity', ['accuracy']),
  line('polarity', 'en', 'opener-hotels-en/dev.jsonl.gz', 'OpeNER hotels EN, polarity', ['accuracy'], 89, 91),
  line('polarity', 'es', 'opener-hotels-es/dev.jsonl.gz', 'OpeNER hotels ES, polarity', ['accuracy'], 89, 91),
  line(
    'categories',
    'en',
    'catmap-sgd-travel-en/all.jsonl.gz',
    'SGD attraction requests, category',
    ['accuracy'],
    97,
    99,
  ),
  {
    ...line(
      'stars',
      'en',
      'opener-hotels-en/dev.jsonl.gz',
      'Stars from OpeNER intensities EN, MAE',
      ['mae'],
      0.8,
      0.72,
    ),
    isError: true,
  },
  {
    ...line(
      'stars',
      'es',
      'opener-hotels-es/dev.jsonl.gz',
      'Stars from OpeNER intensities ES, MAE',
      ['mae'],
      0.8,
      0.72,
    ),
    isError: true,
  },
  {
    ...line('comparatives', 'en', 'compsent19-en/train.jsonl.gz', 'CompSent-19, preferred object', ['accuracy']),
    folded: true,
  },
];

interface ReportSources {
  readonly corpus: ReadText;
  /** Parts that were trained without what is measured here. */
  readonly learned: (language: Language) => Learned;
  readonly now: () => number;
  readonly progress: (message: string) => void;
}

/** @returns Markdown */
export function languageReport(sources: ReportSources): string {
  const measured = new Map<string, Figures>();
  const rows = LINES.map((each) => {
    const key = `${each.task} ${each.language} ${each.file}`;
    const figures = measured.get(key) ?? measure(each, sources);
    measured.set(key, figures);
    return row(each, figures);
  });
  return `${[HEADER, ...rows].join('\n')}\n`;
}

const HEADER = `# Language understanding, measured

Written by \`paseo evaluate-language --report\`. The parts measured here were trained without the sets of this table;
what is shipped, but for the English tagger, has learned from the development parts too. "Held out" is every fifth block of twenty sentences.
Speed is by the clock, on whatever the machine had left at the moment; the pages say what it is per second of a processor.

| Set | Measured on | Figure | Macro F1 | Bar | Stretch | Tokens per second |
|---|---|---|---|---|---|---|`;

function measure(
  { task, language, file, folded }: ReportLine,
  { corpus, learned, now, progress }: ReportSources,
): Figures {
  progress(`${task} ${language} ${file}`);
  const rows = parseRows(corpus(file)).filter((_, index) => !folded || isHeldOut(index));
  return evaluateLanguage(task, rows, { language, learned: learned(language), now });
}

function row({ what, file, figure, bar, stretch, folded, isError = false }: ReportLine, figures: Figures): string {
  const value = figure.reduce<unknown>((found, name) => (found as Figures)[name], figures) as number;
  const within = (figure.length > 1 ? figures[figure[0]!] : figures) as Figures;
  const share = (part: unknown) => (typeof part === 'number' ? (part * 100).toFixed(1) : '');
  const written = isError ? value.toFixed(2) : share(value);
  const isReached = bar !== undefined && (isError ? value <= bar : value * 100 >= bar);
  const judged = bar === undefined ? written : `${written} ${isReached ? '✓' : '✗'}`;
  const where = `${file}${folded ? ', held out' : ''}`;
  return `| ${what} | ${where} | ${judged} | ${share(within.macroF1)} | ${bar ?? ''} | ${stretch ?? ''} | ${figures.tokensPerSecond} |`;
}

function line(
  task: EvaluationTask,
  language: Language,
  file: string,
  what: string,
  figure: readonly string[],
  bar?: number,
  stretch?: number,
): ReportLine {
  return {
    task,
    language,
    file,
    what,
    figure,
    ...(bar !== undefined && { bar }),
    ...(stretch !== undefined && { stretch }),
  };
}
