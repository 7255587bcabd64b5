// A message about a plan, cut into clauses: each has at most one verb of changing, and the stops, hours and conditions beside it.
import { lineOfWords, type Reading, saidOf, writtenIn } from '../../context.ts';
import type { PlanSentence } from '../stops-said.ts';
import { antecedentOf } from './antecedent.ts';
import { asLastVerb, type Clause, ownOf } from './clause.ts';
import { goesOn, joinedTo } from './joined.ts';
import type { Item, ItemsOfSentence } from './mention.ts';
import { HEADS, type RoleItem, type Spanned, VERBS } from './role-words.ts';
import { isJudgedAway } from './verdicts.ts';
import { isWantSaid } from './wanted.ts';

export function clausesOf(reading: Reading, said: readonly ItemsOfSentence[]): readonly Clause[] {
  const all: Clause[] = [];
  for (const { part, items } of said) {
    const spans = piecesOf(reading, part, items);
    // "Take the dinner out, when does the bar close?": a question without its opening mark begins where its words do.
    const { words } = reading.document;
    const opens = spans.find(
      ({ from, to }) =>
        reading.grammar.question.test(lineOfWords(words.slice(from, to))) ||
        reading.grammar.plans.askedFor.test(lineOfWords(words.slice(from, to))) ||
        (from > part.sentence.from && isTagAsked(reading, { from, to })),
    );
    for (const span of spans) {
      const clause = clauseIn(reading, part, items, span, opens?.from);
      const last = all.at(-1);
      const gapped = last && asLastVerb(reading, last, clause);
      if (gapped) all.push(gapped);
      else if (last && goesOn(reading, last, clause)) all[all.length - 1] = joinedTo(last, clause);
      else all.push(clause);
    }
  }
  const known: Clause[] = [];
  for (const clause of all) known.push({ ...clause, it: antecedentOf(reading, clause, known) });
  return known;
}

function clauseIn(
  reading: Reading,
  part: PlanSentence,
  all: readonly Item[],
  { from, to }: Spanned,
  opening = part.sentence.from,
): Clause {
  const items = all.filter((each) => each.from >= from && each.to <= to);
  const verb = items.find((each): each is RoleItem => each.kind === 'word' && VERBS.has(each.role));
  const { text, start } = saidOf(reading, part.sentence.from, part.sentence.to);
  // "La cena en otro sitio, ¿hay que reservar?": a question that opens behind the clause is not of it.
  const opens = text.indexOf('¿');
  const plain: Clause = { part, items, from, to, isAsked: false, ...(verb && { verb }), it: [] };
  // "The kids don't like it, is there another?": what is told before the question.
  const isTold =
    verb !== undefined ||
    isWantSaid(reading, plain) ||
    ownOf(plain).some((mention) => isJudgedAway(reading, plain, mention)) ||
    isTagAsked(reading, { from: opening, to: part.sentence.to });
  const isSaidFirst = from < opening && isTold;
  const isAhead = opens < 0 ? isSaidFirst : start + opens >= saidOf(reading, from, to).end - 1 && opens > 0;
  const isSuggested = reading.grammar.plans.suggests.test(lineOfWords(reading.document.words.slice(from, to)));
  // "Could we have a beer first, and make the museum shorter?": what is proposed goes on.
  const { proposing } = reading.grammar.plans;
  const line = lineOfWords(reading.document.words.slice(from, to));
  const before = lineOfWords(reading.document.words.slice(part.sentence.from, from));
  const goesOnSo = from > part.sentence.from && proposing.test(before) && !reading.grammar.question.test(line);
  const isAsked = /[?¿]/u.test(text) && !isAhead && !isSuggested && !goesOnSo;
  return { ...plain, isAsked };
}

/** "..., is that possible?": whatever was said before it is wanted. */
const isTagAsked = (reading: Reading, span: Spanned): boolean =>
  reading.grammar.plans.tagAsked.test(writtenIn(reading, span));

/** Where marks and joining words stand, and before each further verb. */
function piecesOf(reading: Reading, { sentence }: PlanSentence, items: readonly Item[]): readonly Spanned[] {
  const { words } = reading.document;
  const { joining, length } = reading.grammar.plans;
  const isInside = (at: number) =>
    items.some((each) => each.from < at && at < each.to) ||
    sentence.chunks.some((chunk) => (chunk.when || chunk.name || chunk.amount) && chunk.from < at && at < chunk.to);
  const heads = items.filter((each): each is RoleItem => each.kind === 'word' && HEADS.has(each.role));
  const cuts: number[] = [sentence.from];
  for (let at = sentence.from + 1; at < sentence.to; at++) {
    if (isInside(at)) continue;
    const isMark = /^[,;:()¿–—…-]+$/u.test(words[at - 1]!.surface);
    const isBetween = items.some(
      (each) =>
        each.kind === 'word' &&
        each.isBetween &&
        each.from >= cuts.at(-1)! &&
        each.to < at &&
        at - each.to <= BETWEEN_WORDS,
    );
    // "An hour and a half in the museum".
    const isOfLength = length.andMore.some(([, pattern]) =>
      pattern.test(lineOfWords(words.slice(Math.max(0, at - 2), at + 4))),
    );
    const isJoin =
      joining.has(words[at]!.norm) &&
      !isBetween &&
      !isOfLength &&
      !heads.some((each) => each.from < at && at < each.to);
    const verb = heads.find((each) => each.from === at && VERBS.has(each.role));
    const isSecond =
      verb !== undefined &&
      heads.some((each) => each.from >= cuts.at(-1)! && each.to <= at && VERBS.has(each.role) && each !== verb);
    if (isMark || isJoin || isSecond) cuts.push(at);
  }
  return cuts
    .map((from, at): Spanned => ({ from, to: cuts[at + 1] ?? sentence.to }))
    .filter(({ from, to }) => words.slice(from, to).some(({ norm }) => /[\p{L}\d]/u.test(norm)));
}

const BETWEEN_WORDS = 5;
