// What is told of a topic: the side of it that is asked about, or all of it, and nothing that the turn before has told.
import type { Topic } from '../city/topics.ts';
import { LANGUAGES, type Language } from '../domain/language.ts';
import { foldAccents, foldedWords } from '../domain/text.ts';
import { TOPIC_ASPECTS, type TopicAspect } from '../domain/topic-aspect.ts';
import { grammarOf } from '../nlp/languages/grammars.ts';

export interface TopicTold {
  readonly topic: Topic;
  /** The sides of it that are told; empty where the whole text is. */
  readonly aspects: readonly TopicAspect[];
  /** The turn before has told it, and no more is known. */
  readonly isOut?: true;
}

/** Words of any language, for visitors mix them. */
export function hearsOfTopics(words: 'custom' | 'denied' | 'errand' | 'pointsBack', text: string): boolean {
  const folded = foldAccents(text);
  return LANGUAGES.some((language) => grammarOf(language).topics[words].test(folded));
}

/** Which sides of a topic the words ask about, in the order in which they do. */
export function aspectsIn(text: string): readonly TopicAspect[] {
  const folded = foldAccents(text);
  const at = (aspect: TopicAspect): number => {
    const found = LANGUAGES.map((language) => folded.search(grammarOf(language).topics.aspects[aspect]));
    return Math.min(...found.map((each) => (each < 0 ? Number.POSITIVE_INFINITY : each)));
  };
  return TOPIC_ASPECTS.map((aspect) => ({ aspect, at: at(aspect) }))
    .filter((each) => each.at < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.at - other.at)
    .map(({ aspect }) => aspect);
}

/** "And how much is it?", "does the girl pay?": asks for a side of the topics, in no words but theirs. */
export function asksSideOf(topics: readonly Topic[], text: string): boolean {
  const sides = aspectsIn(text);
  const own = ownWords(text);
  const isKnown = sides.some((aspect) => topics.some(({ parts }) => parts?.[aspect]));
  return sides.length > 0 && (isKnown || own.length > 0) && topics.some((topic) => hasWords(topic, own));
}

/** The rows by which it is asked have each of the words. */
export const hasWords = ({ asked }: Topic, words: readonly string[]): boolean =>
  words.every((word) =>
    asked.some(({ needed }) => needed.some((choice) => choice.some((phrase) => `${phrase} `.includes(` ${word} `)))),
  );

/** What is left of a question when its small words and those that ask for a side are taken away. */
export function ownWords(text: string): readonly string[] {
  let left = foldAccents(text);
  for (const language of LANGUAGES)
    for (const words of Object.values(grammarOf(language).topics.aspects)) left = left.replace(words, ' ');
  return foldedWords(left).filter((word) => !LANGUAGES.some((language) => grammarOf(language).light.has(word)));
}

/** @param before keys of what the turn before told */
export function toldOf(topic: Topic, asked: readonly TopicAspect[], before: readonly string[]): TopicTold {
  const known = asked.filter((aspect) => topic.parts?.[aspect]);
  // "In which streets are they nicest?": which they are says where.
  const parts = known.filter((aspect) => aspect !== 'where' || !known.includes('which'));
  const fresh = parts.filter((aspect) => !before.includes(keyOf(topic, aspect)));
  const isWholeTold = before.includes(topic.id);
  // A price that no part has may stand in the whole text.
  const isCovered = asked.every((aspect) => known.includes(aspect) || !MEASURED.has(aspect));
  if (fresh.length > 0 && (isCovered || isWholeTold)) return { topic, aspects: fresh };
  return isWholeTold || (parts.length > 0 && isCovered) ? { topic, aspects: [], isOut: true } : { topic, aspects: [] };
}
const MEASURED: ReadonlySet<TopicAspect> = new Set(['when', 'price', 'duration']);

/** What the next turn need not be told again. */
export const keysOf = (told: readonly TopicTold[]): readonly string[] =>
  told.flatMap(({ topic, aspects }) => (aspects.length === 0 ? topic.id : aspects.map((each) => keyOf(topic, each))));

const keyOf = ({ id }: Topic, aspect: TopicAspect): string => `${id}/${aspect}`;

/** The topic that a key is of. */
export const idOf = (key: string): string => key.split('/')[0]!;

/** The whole text, in the language of the reply or else in one that the pack knows. */
export const textOf = (topics: readonly Topic[], language: Language): string =>
  topics.map(({ text }) => inLanguage(text, language)).join(' ');

export const textTold = ({ topic, aspects }: TopicTold, language: Language): string =>
  aspects.length === 0
    ? textOf([topic], language)
    : [...new Set(aspects.map((each) => inLanguage(topic.parts?.[each] ?? {}, language)))].join(' ');

const inLanguage = (text: Topic['text'], language: Language): string => text[language] ?? Object.values(text)[0] ?? '';
