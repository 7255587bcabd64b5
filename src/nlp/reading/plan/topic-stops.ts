// Stops that go by another name than their place: "the Christmas lights", "something festive", "old bookshops". The pack of
// the city says which words those are; in a plan they name a place as its own name would.
import { overlap } from '../../../domain/span.ts';
import type { Reference } from '../../frame.ts';
import type { Chunk } from '../chunks.ts';
import type { NamedStop, PlacedReference, Reading } from '../context.ts';
import { overlaps } from '../sentence.ts';
import type { PlanSentence } from './stops-said.ts';

/** The sentences with such stops as references by name; what was read of their words is read no more. */
export const withTopicStops = (reading: Reading, parts: readonly PlanSentence[]): readonly PlanSentence[] =>
  (reading.context.namedStops ?? []).length === 0 ? parts : parts.map((part) => withOwn(reading, part));

function withOwn(reading: Reading, part: PlanSentence): PlanSentence {
  const own = namedIn(reading, part);
  if (own.length === 0) return part;
  const { words, text } = reading.document;
  const saids = own.map(({ from, to }) => ({ start: words[from]!.start, end: words[to - 1]!.end }));
  const isOther = (said: { readonly start: number; readonly end: number } | undefined) =>
    said === undefined || saids.every((each) => !overlap(each, said));
  const placed = own.map(({ stop, from, to }, at): PlacedReference => {
    const said = { ...saids[at]!, text: text.slice(saids[at]!.start, saids[at]!.end) };
    const { entry, ...asStop } = stop;
    const reference: Reference = {
      kind: 'name',
      candidates: [{ entry }],
      certainty: 1,
      role: 'subject',
      asStop: { topic: asStop.topic, minutes: asStop.minutes, ...(asStop.isAfterDark && { isAfterDark: true }) },
      said,
    };
    return { reference, from, to, isAnchor: false };
  });
  const isFree = ({ start, end }: Chunk) => isOther({ start, end });
  return {
    ...part,
    references: [...part.references.filter(({ reference }) => isOther(reference.said)), ...placed].sort(
      (a, b) => a.from - b.from,
    ),
    wishes: part.wishes.filter(({ said }) => isOther(said)),
    sentence: { ...part.sentence, chunks: part.sentence.chunks.filter(isFree) },
  };
}

interface Named {
  readonly stop: NamedStop;
  /** Word indices of the message; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
}

/** Each stretch of words once, the longest first. */
function namedIn(reading: Reading, { sentence }: PlanSentence): readonly Named[] {
  const { document, context } = reading;
  const { words, language } = document;
  const found: Named[] = [];
  for (const stop of context.namedStops ?? []) {
    for (const row of stop.named[language] ?? []) {
      for (let from = sentence.from; from + row.length <= sentence.to; from++) {
        const isSaid = row.every((choice, at) => choice.some((each) => isWord(words[from + at]!.norm, each)));
        if (isSaid && (row.length > 1 || isListed(reading, sentence, from)))
          found.push({ stop, from, to: from + row.length });
      }
    }
  }
  const longest = found.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  return longest.filter((each, at) => !longest.slice(0, at).some((other) => overlaps(other, each)));
}

const isWord = (norm: string, written: string): boolean =>
  written.endsWith('*') ? norm.startsWith(written.slice(0, -1)) : norm === written;

/** A single word names such a stop only where it is an item of a list: "football" is none in "a bar with football". */
function isListed(
  { document: { words }, grammar }: Reading,
  { from: begin, to: end }: PlanSentence['sentence'],
  at: number,
): boolean {
  const isMark = (index: number) => index < begin || index >= end || !/[\p{L}\d]/u.test(words[index]!.norm);
  const isJoint = (index: number) =>
    isMark(index) ||
    grammar.plans.joining.has(words[index]!.norm) ||
    grammar.plans.stated.joins.has(words[index]!.norm) ||
    grammar.plans.stated.lead.test(` ${words[index]!.norm} `);
  const isTime = /^\d/u.test(words[at + 2]?.norm ?? '');
  return isJoint(at - 1) && (isJoint(at + 1) || isTime);
}
