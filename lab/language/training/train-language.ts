// Trains one learned part of language understanding from the sets that may teach it.

import type { LanguageTask } from '../../../src/compose/language-artifacts.ts';
import type { Language } from '../../../src/domain/language.ts';
import { loadWordTable, NO_WORDS, type WordTable } from '../../../src/nlp/learned/word-table.ts';
import { CORPORA, isHeldOut } from '../corpora.ts';
import { comparisonExample, feltText, namedSentence, opinionExamples, taggedSentence } from '../examples.ts';
import { parseRows, type Row } from '../rows.ts';
import { trainComparisons } from './comparisons-training.ts';
import { trainConcepts } from './concepts-training.ts';
import { trainIntents } from './intents-training.ts';
import { trainNames } from './names-training.ts';
import { type OpinionSentence, trainPolarity } from './polarity-training.ts';
import { trainRoles } from './roles-training.ts';
import { type FeltText, trainStars } from './stars-training.ts';
import { trainTagger } from './tagger-training.ts';
import { weaklyNamedSentences } from './weak-names.ts';
import { englishWordSources, labelledSentences, type ReadText } from './word-resources.ts';
import { trainWords } from './word-training.ts';

interface TrainingSources {
  /** The text of one language set, unpacked. */
  readonly corpus: ReadText;
  /** The text of one public word resource (only for `words`). */
  readonly resource: ReadText;
  /** An artifact that was trained before, if there is one. */
  readonly artifact: (task: LanguageTask, language: Language) => Uint8Array | undefined;
  readonly progress: (message: string) => void;
  /** Leaves out what the report measures on. */
  readonly heldOut?: boolean;
}

/** @returns the artifact's bytes; the same seed and sources give the same bytes */
export async function trainLanguage(
  task: LanguageTask,
  language: Language,
  seed: number,
  sources: TrainingSources,
): Promise<Uint8Array> {
  const rows = rowsFor(task, language, sources);
  const table = task === 'words' ? NO_WORDS : tableOf(sources, language);
  return TRAINERS[task](rows, { language, seed, table, sources });
}

function rowsFor(task: LanguageTask, language: Language, { corpus, heldOut = false }: TrainingSources): Row[] {
  const { train = [], dev = [], folded = [] } = CORPORA[language][task] ?? {};
  const whole = [...train, ...(heldOut ? [] : dev)].flatMap((file) => parseRows(corpus(file)));
  const parts = folded.flatMap((file) => parseRows(corpus(file)).filter((_, row) => !(heldOut && isHeldOut(row))));
  return [...whole, ...parts];
}

interface Training {
  readonly language: Language;
  readonly seed: number;
  readonly table: WordTable;
  readonly sources: TrainingSources;
}

const TRAINERS: Readonly<
  Record<LanguageTask, (rows: readonly Row[], training: Training) => Uint8Array | Promise<Uint8Array>>
> = {
  words: (_, { language, seed, sources }) => {
    if (language !== 'en') throw new Error('there is no table of words to train for Spanish');
    return trainWords(englishWordSources(sources.resource, seed));
  },
  intents: (_, { language, seed, table, sources }) =>
    trainIntents(language, {
      seed,
      table,
      onEpoch: onEpochOf(sources),
      corpus: sources.corpus,
      heldOut: sources.heldOut ?? false,
    }),
  roles: (_, { language, seed, table, sources }) =>
    trainRoles(language, { seed, table, heldOut: sources.heldOut ?? false, onEpoch: onEpochOf(sources) }),
  concepts: (_, { language, seed, table, sources }) =>
    trainConcepts(language, { seed, table, heldOut: sources.heldOut ?? false, onEpoch: onEpochOf(sources) }),
  pos: (rows, { seed, table, sources, language }) =>
    trainTagger(
      rows.flatMap((row) => taggedSentence(row) ?? []),
      {
        seed,
        table,
        maxBytes: BYTES_OF_TAGGER[language],
        epochs: EPOCHS_OF_TAGGER[language],
        committee: COMMITTEE_OF_TAGGER[language],
        onEpoch: onEpochOf(sources),
      },
    ),
  polarity: (rows, { language, seed, table, sources }) => {
    const sentences = rows
      .map((row) => opinionExamples(row))
      .flatMap((opinions) => (opinions[0] ? [{ text: opinions[0].text, opinions }] : []));
    const labelled = language === 'en' ? labelledSentences(sources.resource).map(withoutTarget) : [];
    return trainPolarity([...sentences, ...labelled], { language, seed, table, onEpoch: onEpochOf(sources) });
  },
  ner: (rows, { language, seed, sources }) =>
    trainNames(language === 'en' ? weaklyNamedSentences(rows) : rows.flatMap((row) => namedSentence(row) ?? []), {
      language,
      seed,
      table: tableOf(sources, 'en'),
      onEpoch: onEpochOf(sources),
    }),
  stars: (rows, { language, seed, table, sources }) => {
    const own = rows.flatMap((row) => feltText(opinionExamples(row)) ?? []);
    const labelled = language === 'en' ? labelledSentences(sources.resource) : [];
    return trainStars([...labelled, ...own], { language, seed, table, onEpoch: onEpochOf(sources) });
  },
  comparatives: (rows, { seed, table, sources }) =>
    trainComparisons(
      rows.flatMap((row) => comparisonExample(row) ?? []),
      { seed, table, onEpoch: onEpochOf(sources) },
    ),
};

const withoutTarget = ({ text, feeling }: FeltText): OpinionSentence => ({
  text,
  opinions: [{ polarity: feeling === 'warm' ? 'positive' : 'negative' }],
});

const onEpochOf =
  ({ progress }: TrainingSources) =>
  (epoch: number, logLikelihood: number) =>
    progress(`epoch ${epoch + 1}: log likelihood ${logLikelihood.toFixed(0)}`);

/** Chosen on the development sets. */
const EPOCHS_OF_TAGGER: Readonly<Record<Language, number>> = { en: 8, es: 6 };

/** Two of the Spanish would not gain what they cost to train: its bars are met by one. */
const COMMITTEE_OF_TAGGER: Readonly<Record<Language, number>> = { en: 2, es: 1 };

/** With the table of words the English tagger stays below one megabyte. */
const BYTES_OF_TAGGER: Readonly<Record<Language, number>> = { en: 750_000, es: 990_000 };

function tableOf({ artifact }: TrainingSources, language: Language): WordTable {
  const bytes = artifact('words', language);
  return bytes ? loadWordTable(bytes) : NO_WORDS;
}
