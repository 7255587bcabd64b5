// Topics of the city in a message: what is told of them, and what is left of the message to be read as it always is.
import { cuesIn, type Topic, type TopicCue, topicOf } from '../city/topics.ts';
import { LANGUAGES } from '../domain/language.ts';
import { foldAccents } from '../domain/text.ts';
import { grammarOf } from '../nlp/languages/grammars.ts';

export interface TopicsHeard {
  /** In the order of the message, two at most. */
  readonly topics: readonly Topic[];
  /** What else the message says; empty where it is only about the topics. */
  readonly rest: string;
}

/** "Is it going to rain? And a museum near Sol": the weather, and "And a museum near Sol" is left. Undefined without a topic. */
export function topicsIn(message: string, topics: readonly Topic[]): TopicsHeard | undefined {
  const cues = cuesIn(message, topics);
  if (cues.length === 0) return undefined;
  const heard = (message.match(SENTENCE) ?? []).map((sentence) => heardIn(sentence, cues));
  const found = [...new Set(heard.flatMap((each) => each.found))];
  if (found.length === 0) return undefined;
  const rest = heard.flatMap((each) => each.rest).join(' ');
  return { topics: found.slice(0, MOST_TOPICS), rest: wordsIn(rest) >= FEWEST_WORDS ? rest : '' };
}
const MOST_TOPICS = 2;
const SENTENCE = /[^.!?\n;]+[.!?\n;]*/gu;
/** "Thanks a lot", "what do I do": no wish of its own. */
const FEWEST_WORDS = 3;

interface Heard {
  readonly found: readonly Topic[];
  readonly rest: readonly string[];
}

/** A part may be a topic by itself; else the sentence as a whole may be. */
function heardIn(sentence: string, cues: readonly TopicCue[]): Heard {
  const parts = partsOf(sentence).map((text) => ({ text: text.trim(), topic: topicOf(text, cues) }));
  const found = parts.flatMap(({ topic }) => topic ?? []);
  // A question mark at the end of the sentence is not of its first part: "it's going to rain, where do we go?"
  const ofAll = parts.length > 1 ? cues.filter(({ pattern }) => !pattern.isQuestion) : [];
  const whole = found.length === 0 ? topicOf(sentence, ofAll) : undefined;
  const told = whole === undefined ? parts : [{ text: sentence.trim(), topic: whole }];
  const isLeft = ({ text, topic }: (typeof told)[number]): boolean =>
    (topic === undefined || topic.isBeside === true) && (found.length === 0 || wordsIn(text) >= FEWEST_WORDS);
  const rest = told.filter(isLeft).map(({ text }) => text);
  return found.length + (whole ? 1 : 0) === 0
    ? { found, rest: [sentence.trim()] }
    : { found: whole ? [whole] : found, rest };
}

/** Cut at commas and at the small words that join two questions. */
function partsOf(sentence: string): readonly string[] {
  const folded = foldAccents(sentence);
  // Folding keeps the places of letters unless blanks were doubled; then only commas cut.
  if (folded.length !== sentence.length) return sentence.split(/,\s/u);
  const cuts = LANGUAGES.flatMap((language) => {
    const { joins } = grammarOf(language).cues;
    return joins ? [...folded.matchAll(joins)].map(({ index }) => index) : [];
  });
  const all = [0, ...new Set(cuts), sentence.length].sort((a, b) => a - b);
  return all.slice(1).flatMap((end, at) => sentence.slice(all[at], end).split(/,\s/u));
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
