// Words that point without a noun or a name: "the second one", "it", "there", "the other", "my hotel".
import type { Reference } from '../frame.ts';
import { before, type PlacedReference, type Reading, saidOf } from './context.ts';
import { kindAt } from './noun-references.ts';
import type { Sentence } from './sentence.ts';

export function pointersIn(reading: Reading, sentence: Sentence): PlacedReference[] {
  const { grammar, document } = reading;
  const signs = document.words.slice(sentence.from, sentence.to);
  const line = ` ${signs.map(({ norm }) => norm).join(' ')} `;
  const starts: number[] = [];
  let offset = 1;
  for (const { norm } of signs) {
    starts.push(offset);
    offset += norm.length + 1;
  }
  const found: PlacedReference[] = [];
  const add = (match: RegExpExecArray | null, make: (said: ReturnType<typeof saidOf>) => Reference | undefined) => {
    if (!match) return;
    const text = match[0].trim();
    const begin = match.index + match[0].indexOf(text);
    const first = starts.findIndex((start) => start >= begin);
    if (first < 0) return;
    const from = sentence.from + first;
    const end = from + text.split(' ').length;
    const kind = reading.context.hasShown ? kindAt(sentence, from, end) : undefined;
    const to = Math.max(end, kind?.to ?? 0);
    if (found.some((other) => from < other.to && other.from < to)) return;
    const pointed = make(saidOf(reading, from, end));
    const reference = pointed?.kind === 'ordinal' && kind ? { ...pointed, ofKind: kind.ofKind } : pointed;
    const isNear = grammar.near.test(before(reading, sentence.from, from));
    if (reference) found.push({ reference, from, to, isAnchor: isNear || reference.kind === 'here', isNear });
  };
  if (reading.context.topic !== 'plan') {
    const first = grammar.firstOf.exec(line);
    const number = grammar.numberOf(first?.[1] ?? first?.[2] ?? '');
    add(first, (said) => (number === undefined ? undefined : { kind: 'all', first: number, said }));
  }
  add(grammar.lastButOne.exec(line), (said) => ({ kind: 'ordinal', index: 2, fromEnd: true, said }));
  add(grammar.middle.exec(line), (said) => ({ kind: 'ordinal', index: 0, middle: true, said }));
  for (const match of line.matchAll(grammar.ordinal)) {
    const word = match.slice(1).find((group) => group !== undefined) ?? '';
    const index = grammar.ordinals[word] ?? Number(word);
    add(match as RegExpExecArray, (said) => (index > 0 ? { kind: 'ordinal', index, said } : undefined));
  }
  add(grammar.last.exec(line), (said) => ({ kind: 'ordinal', index: 1, fromEnd: true, said }));
  if (reading.context.hasShown && !sentence.phrases.some(({ family }) => ORDERING.has(family)))
    for (const [by, pattern] of grammar.superlative)
      add(pattern.exec(line), (said) => ({ kind: 'superlative', by, said }));
  add(grammar.each.exec(line), (said) => ({ kind: 'all', isEach: true, said }));
  add(grammar.rest.exec(line), (said) => ({ kind: 'all', isRest: true, said }));
  add(grammar.other.exec(line), (said) => ({ kind: 'other', said }));
  add(grammar.both.exec(line), (said) => ({ kind: 'all', isPair: true, said }));
  add(grammar.all.exec(line), (said) => ({ kind: 'all', said }));
  add(grammar.stay.exec(line), (said) => ({ kind: 'stay', said }));
  add(grammar.here.exec(line), (said) => ({ kind: 'here', said }));
  for (const match of line.matchAll(grammar.pronounMany)) {
    const isLoose = grammar.pronounLoose.has(match[1] ?? '');
    add(match as RegExpExecArray, (said) => ({ kind: 'pronoun', number: 'many', ...(isLoose && { isLoose }), said }));
  }
  for (const match of line.matchAll(grammar.pronounOne))
    add(match as RegExpExecArray, (said) => ({ kind: 'pronoun', number: 'one', said }));
  return found;
}

/** Sentences that put the places in an order, or in another one. */
const ORDERING: ReadonlySet<string> = new Set(['compare', 'sort', 'tighten', 'relax']);
