// Topics of the city in a message: what is told of them, and what is left of the message to be read as it always is.
import { cueOf, cuesIn, speaksOf, type Topic, type TopicCue } from '../city/topics.ts';
import { LANGUAGES } from '../domain/language.ts';
import { foldAccents, foldedLine, foldedWords } from '../domain/text.ts';
import type { TopicAspect } from '../domain/topic-aspect.ts';
import { grammarOf } from '../nlp/languages/grammars.ts';
import { hears } from './cues.ts';
import { asksSideOf, aspectsIn, hasWords, hearsOfTopics, ownWords, type TopicTold } from './topic-parts.ts';

export interface TopicsHeard {
  /** In the order of the message, two at most. */
  readonly topics: readonly Topic[];
  /** What else the message says; empty where it is only about the topics. */
  readonly rest: string;
  /** The rest, where sides of the topics are told and nothing is looked for beside them. */
  readonly apart?: string;
  /** The words that ask about each of them, in the same order. */
  readonly said?: readonly string[];
  /** What each of them tells, where the conversation before decides it. */
  readonly told?: readonly TopicTold[];
}

/** "Is it going to rain? And a museum near Sol": the weather, and "And a museum near Sol" is left. Undefined without a topic. */
export function topicsIn(message: string, topics: readonly Topic[], before = ''): TopicsHeard | undefined {
  const cues = cuesIn(`${before} ${message} ${inPlainWords(`${before} ${message}`).join(' ')}`, topics);
  if (cues.length === 0 || isPlanOfLikes(message)) return undefined;
  const sentences = (message.match(SENTENCE) ?? []).map((sentence) => sentence.trim());
  const heard: Heard[] = [];
  for (const [at, sentence] of sentences.entries()) {
    const sooner = [before, ...sentences.slice(0, at)].join(' ');
    const alone = heardIn(sentence, cues, sooner, message);
    const reason = sentences[at + 1] ?? '';
    // "Is the Prado free for him? He has a disability card.": what follows says why it is asked.
    const isAsked = sentence.includes('?') && wordsIn(sentence) >= FEWEST_WORDS;
    const isReasoned = alone.found.length === 0 && reason !== '' && isAsked && !/[?¿]/u.test(reason);
    const one = isReasoned ? heardIn(sentence, cues, reason, message) : alone;
    const last = heard.at(-1)?.found ?? [];
    // "Where can I smoke? Are terraces all right?"
    heard.push(one.found.length === 0 && goesOn(sentence, last, cues) ? { ...one, rest: [], apart: [] } : one);
  }
  const found = [...new Set(heard.flatMap((each) => each.found))];
  if (found.length === 0) return undefined;
  const alone = found.filter(({ isAlone }) => isAlone);
  if (alone.length > 0) return { topics: alone.slice(0, 1), rest: '' };
  const left = (key: 'rest' | 'apart'): string => {
    const text = heard.flatMap((each) => each[key]).join(' ');
    return wordsIn(text) >= FEWEST_WORDS ? text : '';
  };
  const topicsFound = found.slice(0, MOST_TOPICS);
  const said = topicsFound.map((topic) => heard.flatMap((each) => each.said.get(topic) ?? []).join(', '));
  return { topics: topicsFound, said, rest: left('rest'), apart: left('apart') };
}
/** "A plan for tomorrow, we love Velázquez": what is liked decides the stops, and nothing is asked about it. */
function isPlanOfLikes(message: string): boolean {
  const line = foldedLine(message);
  return LANGUAGES.some((language) => {
    const { ofPlan, likes } = grammarOf(language).plans;
    return ofPlan.test(line) && likes.test(line);
  });
}

/** "A tapas crawl tonight, starting 8:30": its hour makes it a plan for that evening, where the sentence asks nothing. */
function isTimedCrawl(sentence: string, parts: readonly string[]): boolean {
  const line = foldedLine(sentence);
  return (
    !sentence.includes('?') &&
    !parts.some(isAsking) &&
    LANGUAGES.some((language) => {
      const { crawl, startsAt } = grammarOf(language).plans;
      return crawl.test(line) && startsAt.test(line);
    })
  );
}
const MOST_TOPICS = 2;
const SENTENCE = /[^.!?\n;]+[.!?\n;]*/gu;
/** "Thanks a lot", "what do I do": no wish of its own. */
const FEWEST_WORDS = 3;

interface Heard {
  readonly found: readonly Topic[];
  /** What asks for each, with the sides of it that are asked for behind. */
  readonly said: ReadonlyMap<Topic, readonly string[]>;
  readonly rest: readonly string[];
  /** The rest without what asks for a topic beside which the search goes on. */
  readonly apart: readonly string[];
}

/** A part may be a topic by itself; else the sentence may be, where it asks one thing: "until when, and by which metro?" asks two. */
function heardIn(sentence: string, cues: readonly TopicCue[], before: string, message: string): Heard {
  const pieces = partsOf(sentence);
  if (isTimedCrawl(sentence, pieces)) return { found: [], said: new Map(), rest: [sentence], apart: [sentence] };
  const parts = pieces.map((text, at) => ({
    text: text.trim(),
    topic: topicOfPart(text, message, cues) ?? topicOfBoth([before, ...pieces.slice(0, at)].join(' '), text, cues),
  }));
  const found = parts.flatMap(({ topic }) => topic ?? []);
  const isOfSeveral = parts.filter(({ text }) => isAsking(text)).length > 1;
  if (found.length === 0) return heardInAll(sentence, parts.length > 1 && !isOfSeveral ? cues : []);
  const foremost = parts.findIndex(({ topic }) => topic !== undefined);
  const isSide = (text: string): boolean =>
    // What stands before the topic goes on from nothing: "I use a wheelchair and want to see the park, which metro has a lift?"
    (parts.findIndex((each) => each.text === text) > foremost && goesOn(text, found, cues)) ||
    asksSideOf(found, text) ||
    hearsOfTopics('denied', text);
  // "From here to the airport, what is best: metro or taxi?" asks the way, too, in all of its words.
  const isBeside = found.some(isReadOn);
  const others = parts.filter(({ text, topic }) => isReadOn(topic) && wordsIn(text) >= FEWEST_WORDS);
  const apart = others.filter(({ text, topic }) => topic === undefined && !isSide(text));
  const rest = isBeside ? others : apart;
  const said = new Map<Topic, readonly string[]>();
  let last: Topic | undefined;
  for (const { text, topic } of parts) {
    last = topic ?? last;
    if (last) said.set(last, [...(said.get(last) ?? []), ...(topic || isSide(text) ? [text] : [])]);
  }
  return { found, said, rest: rest.map(({ text }) => text), apart: apart.map(({ text }) => text) };
}

/**
 * "I have a suitcase. Where can I leave it?", "the ten-journey ticket or the pass? And do children pay?": asked in no words but
 * those of a topic that the part before names as well.
 */
function topicOfBoth(before: string, text: string, cues: readonly TopicCue[]): Topic | undefined {
  if (before.trim() === '' || !(isAsking(text) || /[?¿]/u.test(text)) || wordsIn(text) > MOST_OF_BOTH) return undefined;
  const own = ownWords(text).filter((word) => !/^\d+$/u.test(word));
  // "How late is it open, and which metro gets me there?": what the part before asks is asked of a place, and not of the trains.
  const isOfOther = isAsking(before) && aspectsIn(before).some((aspect) => MEASURED.has(aspect));
  // "When does it open?" is asked of a place.
  const isBare = own.length === 0 && !aspectsIn(text).some((aspect) => MEASURED.has(aspect));
  // "Do they give her a discount though she is Mexican?" points back, whatever else it says.
  const most = hearsOfTopics('pointsBack', text) ? MOST_UNKNOWN : 0;
  const isOfText = ({ topic }: TopicCue) =>
    (topic.fare && aspectsIn(text).includes('price')) ||
    (topic.leaves && aspectsIn(text).includes('how')) ||
    (own.filter((word) => !hasWords(topic, [word])).length <= most && (isBare || isKnown(topic, text)));
  const isOfPlace = ({ topic: { facts = [] } }: TopicCue) => isOfOther && facts.length > 0;
  const isApart = (cue: TopicCue) => ![before, text].some((each) => fits(each, cue));
  return toldTopic(
    `${before.replace(/[?¿]/gu, '')} ${text}`,
    cues.filter((cue) => isOfText(cue) && !isOfPlace(cue) && isApart(cue) && speaksBy(text, cue)),
  );
}
const isKnown = (topic: Topic, text: string): boolean =>
  foldedWords(text).some((word) => word.length >= LONG && !isLight(word) && hasWords(topic, [word]));
const isLight = (word: string): boolean => LANGUAGES.some((language) => grammarOf(language).light.has(word));
const LONG = 4;
/** "How much may it cost from the museum to the north station?", behind a taxi. */
const MOST_OF_BOTH = 14;
const MEASURED: ReadonlySet<TopicAspect> = new Set(['when', 'price', 'duration']);
const MOST_UNKNOWN = 3;

const fits = (text: string, cue: TopicCue): boolean =>
  [...inPlainWords(text), text].some((each) => cueOf(each, [cue]) !== undefined);

const speaksBy = (text: string, cue: TopicCue): boolean =>
  [...inPlainWords(text), text].some((each) => speaksOf(each, [cue.topic], [cue]));

const isAsking = (text: string): boolean => {
  const line = foldedLine(text);
  return LANGUAGES.some((language) => grammarOf(language).question.test(line));
};

/** "What is a caña, a doble and a pinta?": the rest of what the topic is asked about, and no question of its own. */
const goesOn = (text: string, found: readonly Topic[], cues: readonly TopicCue[]): boolean =>
  found.length > 0 &&
  wordsIn(text) <= MOST_GOING_ON &&
  !hears('seeks', { text }) &&
  !hears('looksForPlaces', { text }) &&
  speaksOf(text, found, cues);
const MOST_GOING_ON = 5;

/** A question mark at the end is not of the first part: "it's going to rain, where do we go?" */
function heardInAll(sentence: string, cues: readonly TopicCue[]): Heard {
  const topic = toldTopic(
    sentence,
    cues.filter(({ pattern }) => !pattern.isQuestion),
  );
  const isDenied = hearsOfTopics('denied', sentence);
  return {
    found: topic ? [topic] : [],
    said: new Map(topic ? [[topic, [sentence]]] : []),
    rest: isReadOn(topic) && !isDenied ? [sentence] : [],
    apart: topic || isDenied ? [] : [sentence],
  };
}

/**
 * "We're here for three months, which card do we get?": what the rest of the message refuses gives way to what all of it asks
 * about. "How late does the metro run and can I get to the airport on it" asks two things, each in words of its own.
 */
function topicOfPart(piece: string, message: string, cues: readonly TopicCue[]): Topic | undefined {
  const topic = toldTopic(piece, cues);
  const own = cues.filter((cue) => cue.topic === topic && fits(piece, cue));
  const isOneOfSeveral = isAsking(piece) && partsOf(message).filter(isAsking).length > 1;
  if (topic === undefined || isOneOfSeveral || own.length === 0 || own.some((cue) => fits(message, cue))) return topic;
  return (
    toldTopic(
      message,
      cues.filter((cue) => cue.topic !== topic && ownWords(piece).some((word) => isTellingOf(cue.topic, word))),
    ) ?? topic
  );
}

const isTellingOf = (topic: Topic, word: string): boolean => word.length >= LONG && hasWords(topic, [word]);

/** "A bar where one may smoke on the terrace" looks for a bar: a topic that is text alone does not take its place. */
function toldTopic(piece: string, cues: readonly TopicCue[]): Topic | undefined {
  const [first, ...others] = [...inPlainWords(piece), piece].map((text) => cueOf(text, cues));
  const topic = others.reduce((best, each) => (needs(each) > needs(best) ? each : best), first)?.topic;
  const isText = topic !== undefined && topic.places.length === 0 && !topic.isBeside && !topic.isAlone;
  const isSought = hears('seeksPlace', { text: piece }) && !hearsOfTopics('custom', piece);
  return isText && topic.area === undefined && isSought ? undefined : topic;
}

const needs = (cue: TopicCue | undefined): number => cue?.pattern.needed.length ?? 0;

/** It is no topic, or one beside which the search goes on. */
const isReadOn = (topic: Topic | undefined): boolean => topic === undefined || topic.isBeside === true;

/** "My labrador on the tube" speaks of a dog on the metro: the words that rows of a pack have, of each language. */
const inPlainWords = (text: string): readonly string[] =>
  LANGUAGES.map((language) =>
    grammarOf(language).topics.alike.reduce((plain, [word, others]) => plain.replace(others, word), foldAccents(text)),
  );

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
