// What somebody wished and no row reads, of a search that found places all the same: the reply says that it was not taken
// into account, so that nothing is dropped in silence.
import { overlap } from '../../domain/span.ts';
import { foldAccents } from '../../domain/text.ts';
import { isChatter } from '../../nlp/chatter.ts';
import type { Frame, Unread } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import type { Said, Wish } from '../../wishes/wish.ts';
import { hears } from '../cues.ts';

/** @param told what the reply speaks of already */
export function leftUnread(frame: Frame, told: readonly Wish[]): readonly string[] {
  const asked = frame.wishes.filter(({ polarity, said }) => polarity === 'want' && said);
  if (frame.plan || asked.length === 0) return [];
  const first = Math.min(...asked.map(({ said }) => said!.start));
  // What goes before the clause of the first wish only leads up to it.
  const from = Math.max(...[...MARKS].map((mark) => frame.text.lastIndexOf(mark, first)));
  const isTold = (said: Said) => told.some((wish) => wish.said && overlap(wish.said, said));
  const isSaid = (said: Unread) =>
    isInSentence(frame, said, asked) &&
    !(frame.unknownPlace && overlap(frame.unknownPlace, said)) &&
    !isTurnedDown(frame, said) &&
    !isOfPeople(frame, said) &&
    !isAnotherName(frame, said) &&
    !isOfName(frame, said) &&
    !isDoneThere(frame, said) &&
    (isWished(frame, said) || isBesideWish(frame, said));
  const left = frame.unread.filter((said) => said.start > from && isSaid(said) && !isTold(said));
  return left.length > MOST_TOLD ? [] : [...new Set(left.map(({ text }) => text))];
}
/** Of a message that was hardly understood, a list of its words is no help. */
const MOST_TOLD = 3;
const MARKS = '.,;:!?¿¡';

/** "With lanes", "some fernet": things that a place could have. Who asks, when and why could be no wish. */
function isWished(frame: Frame, said: Unread): boolean {
  if (!said.isThing || isAside(frame, said)) return false;
  const lead = frame.text.slice(0, said.start);
  const before = foldAccents(lead).trim().split(/\s+/u).at(-1) ?? '';
  if (grammarOf(frame.language).wishes.mine.has(before)) return false;
  return said.isPhrase === true || hears('wishedNext', { text: lead });
}

/** "A decent curry. Homesick": a sentence without a wish only tells of the asker. */
const isInSentence = ({ text }: Frame, { start, end }: Said, asked: readonly Wish[]): boolean =>
  asked.some(({ said }) => !/[.!?;\n]/u.test(text.slice(Math.min(end, said!.end), Math.max(start, said!.start))));

/** "Not bullfighting": nothing of the kind comes anyway. */
const isTurnedDown = ({ text, language }: Frame, { start }: Said): boolean =>
  grammarOf(language).negation.test(clauseBefore(text, start));

/** "My gran is from the coast", «somos seis de la costa», "(a big labrador)": who comes, and where from. */
function isOfPeople({ text, language, situation }: Frame, said: Said): boolean {
  const before = clauseBefore(text, said.start);
  if (grammarOf(language).wishes.comingFrom.test(before)) return true;
  const from = said.start - before.length;
  const isNoun = text.slice(from, said.start).trim() === '';
  return (
    isNoun &&
    situation.some((fact) => fact.kind === 'party' && fact.said.start >= from - 1 && fact.said.end <= said.end)
  );
}

/** "Second-hand and vintage shops": the kind that is looked for, by another of its names. */
const isAnotherName = ({ wishes, language }: Frame, said: Said): boolean =>
  wishes.some(({ attribute, value }) => {
    if (attribute !== 'kind') return false;
    const named = VOCABULARY.concept('kind', value)?.words[language];
    const words = [named?.one ?? '', ...(named?.forms ?? []), ...(named?.sells ?? [])].join(' ');
    return ` ${foldAccents(words).toLowerCase()} `.includes(` ${foldAccents(said.text).toLowerCase()} `);
  });

/** «Caminos», of a station of two words: part of what is named in the message. */
const isOfName = ({ references, wishes }: Frame, { text }: Said): boolean => {
  const word = foldAccents(text).toLowerCase();
  const names = [
    ...references.flatMap((each) => (each.kind === 'name' ? each.candidates.map(({ entry }) => entry.name) : [])),
    ...wishes.flatMap((wish) =>
      wish.attribute === 'near' || wish.attribute === 'area' ? (wish.value.name ?? []) : [],
    ),
  ];
  return names.some((name) => ` ${foldAccents(name).toLowerCase()} `.includes(` ${word} `));
};

/** «Paro a comer», "vegetarian-friendly": what is done, and the second half of a word that was read. */
const isDoneThere = ({ text, language }: Frame, { start, end }: Said): boolean =>
  text[start - 1] === '-' ||
  text[end] === '-' ||
  grammarOf(language).wishes.deedBehind.test(` ${foldAccents(text.slice(end))} `);

/** Folded words since the last mark, with a blank at both ends. */
function clauseBefore(text: string, start: number): string {
  const from = Math.max(...[...MARKS, '('].map((mark) => text.lastIndexOf(mark, start - 1))) + 1;
  return ` ${foldAccents(text.slice(from, start)).toLowerCase().replaceAll("'", '').trim()} `;
}

/** "A gin bar", «una peluquería canina»: what stands directly beside the noun says which is meant. */
function isBesideWish(frame: Frame, said: Unread): boolean {
  const { modifierFirst } = grammarOf(frame.language);
  if (isAside(frame, said) || said.isDeed || (modifierFirst && !said.isThing)) return false;
  return frame.wishes.some(({ attribute, polarity, said: noun }) => {
    if (!noun || polarity !== 'want' || !NOUNS.has(attribute)) return false;
    return modifierFirst ? said.end + 1 === noun.start : noun.end + 1 === said.start;
  });
}
const NOUNS: ReadonlySet<string> = new Set(['category', 'kind']);

/** Words that say who asks and when, laughter and the like. */
export const isAside = ({ language }: Frame, { text }: Said): boolean => {
  const { asides } = grammarOf(language);
  return foldAccents(text)
    .split(/[^a-z]+/u)
    .every((word) => word.length < SHORTEST || asides.has(word) || isChatter(word));
};
const SHORTEST = 3;
