// How often the learned reader of concepts is right, on phrases of ours that were left out of training, by how sure it is:
// node scripts/run.mjs lab/language/concept-report.ts en|es
import { LANGUAGES, type Language } from '../../src/domain/language.ts';
import { loadConcepts, NO_CONCEPT } from '../../src/nlp/learned/concepts.ts';
import { shippedWords } from './shipped-words.ts';
import { conceptPhrases, isHeldOutPhrase, trainConcepts, wordsOfPhrase } from './training/concepts-training.ts';

const SURENESS = [0, 0.5, 0.6, 0.7, 0.85, 0.95];

function printReport(of: Language): void {
  const table = shippedWords(of);
  const read = loadConcepts(trainConcepts(of, { seed: 1, table, heldOut: true }), table);
  const heard = conceptPhrases(of)
    .filter((_, at) => isHeldOutPhrase(at))
    .map(({ concept, text }) => ({ concept, heard: read(wordsOfPhrase(text, of)) }));
  for (const least of SURENESS) {
    const sure = heard.filter((each) => (each.heard?.chance ?? 0) >= least);
    const right = sure.filter((each) => (each.heard?.id ?? NO_CONCEPT) === each.concept);
    const [share, precision] = [sure.length / heard.length, right.length / sure.length].map((of) =>
      (100 * of).toFixed(1),
    );
    process.stdout.write(
      `${of}  as sure as ${least}: ${share} % of ${heard.length} phrases, ${precision} % of them right\n`,
    );
  }
}

const language = LANGUAGES.find((each) => each === process.argv[2]);
if (language) printReport(language);
else process.stderr.write('usage: node scripts/run.mjs lab/language/concept-report.ts en|es\n');
