// The words of a reply as judges compare them: without accents and capitals, sentence by sentence.

/** Lower case without accents; punctuation and line breaks stay. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** Sentences and lines; a full stop within a number or a link ends nothing. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/\n+|(?<=[.!?…])\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

export const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** The reply admits that it does not know. */
export const admits = (reply: string): boolean => NOT_KNOWN.test(plain(reply));

const NOT_KNOWN = anyOf(
  /(?:do|does|did|have|has|is|are|can)(?:n't| not) (?:(?:actually|really|yet) )?(?:know|have|say|tell|mention|list|state|record|sure|given|recorded|known|listed|stated|in my)/u,
  /\bnot (?:known|recorded|listed|stated|sure|say)/u,
  /\bno (?:information|data|record|phone|number|hours|website|idea)|\bunknown\b/u,
  /\b(?:can't|cannot|could not|couldn't) (?:tell|say|confirm|find)/u,
  /no (?:lo )?(?:se|sabemos|consta|consten|figura|figuran|tengo|dispongo|dice|aparece|conozco|puedo (?:decir|confirmar))\b/u,
  /\bno (?:esta|estan|viene|vienen) (?:en|registrad)|\bdesconozco|desconocid/u,
  /\bsin (?:datos|informacion|telefono|horario)/u,
);

/** The reply says that the message was not understood: no answer to anything. */
export const isLost = (reply: string): boolean => NOT_UNDERSTOOD.test(plain(reply));

const NOT_UNDERSTOOD = anyOf(
  /did(?:n't| not) (?:get|understand|catch|quite get) (?:that|you|it)/u,
  /not sure (?:i|what) (?:understood|understand|you mean)|put (?:that|it) another way/u,
  /say (?:that|it) (?:differently|another way)/u,
  /no (?:te |lo |le )?(?:he )?(?:entendido|pillado|entendi|comprendo|entiendo)/u,
  /no (?:estoy segur[oa]|se si) .{0,12}(?:entendido|entendi)|de otra (?:forma|manera)/u,
);

/** The reply without the lines of a list. */
export const withoutListLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/^\s*(?:\d+[.)]|[-•*])\s/u.test(line))
    .join('\n');

/** One pattern of several, so that long ones stay readable. */
export function anyOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), 'u');
}
