// Why this? The parts of a score as bars that add up to it.
import { useId, useState } from 'preact/hooks';
import { categories, categoryLabel } from '../state/categories.ts';
import { useLoad } from '../state/load.ts';
import { useMethod } from '../state/method.ts';
import { numberText } from '../state/numbers.ts';
import { useListStart, useNarrowed } from '../state/question.ts';
import { type Reason, reasonsOf } from '../state/reasons.ts';
import { explained, type Result } from '../state/results.ts';
import { language } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { tastes, tastesSaved } from '../state/tastes.ts';
import { useWords, type Words } from '../words/index.ts';
import { Failure } from './failure.tsx';
import { Icon } from './icons.tsx';
import { MethodRanks } from './method-ranks.tsx';
import { MoreLikeThis } from './more-like-this.tsx';

export function WhyThis({ result }: { readonly result: Result }) {
  const words = useWords().place;
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button type="button" class="link why" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Icon name={open ? 'up' : 'down'} /> {words.why}
      </button>
      <div id={id} class="why-panel" hidden={!open}>
        {open && (result.score === undefined ? <Known result={result} /> : <Explanation id={result.id} />)}
      </div>
    </>
  );
}

/** Without an account the page itself ranks, so it knows why. */
const Known = ({ result }: { readonly result: Result }) => (
  <>
    <Bars result={result} inNumbers={false} />
    <MoreLikeThis result={result} />
  </>
);

/** Follows tastes, position and method as long as it is open. */
function Explanation({ id }: { readonly id: string }) {
  const words = useWords().why;
  const [inNumbers, setInNumbers] = useState(false);
  const lang = useStore(language);
  const liked = useStore(tastesSaved);
  const method = useMethod();
  const { position } = useListStart();
  const { wishes } = useNarrowed();
  const [result, again] = useLoad(
    (signal) => explained(id, position, { method, lang, wishes }, signal),
    [id, position.lat, position.lng, method, lang, liked, wishes.join(' ')],
  );
  if (result.state === 'failed') return <Failure error={result.error} again={again} />;
  if (!result.value) return null;
  return (
    <>
      <Bars result={result.value} inNumbers={inNumbers} />
      <button type="button" class="link numbers" aria-pressed={inNumbers} onClick={() => setInNumbers(!inNumbers)}>
        {inNumbers ? words.noNumbers : words.numbers}
      </button>
      {inNumbers && <MethodRanks placeId={id} />}
      <MoreLikeThis result={result.value} />
    </>
  );
}

function Bars({ result, inNumbers }: { readonly result: Result; readonly inNumbers: boolean }) {
  const { contributions = [], score = 0, ratingCount, isAmongAsked = false } = result;
  const words = useWords();
  const lang = useStore(language);
  const names = useStore(categories);
  const chosen = useStore(tastes);
  const likes = ({ category = '', amount }: Reason) => amount >= 0 && (chosen[category] ?? LIKED) >= LIKED;
  const label = (reason: Reason) =>
    (isAmongAsked && reason.kind === 'prominence' && words.why.amongAsked[reason.amount < 0 ? 'less' : 'more']) ||
    reasonLabel(reason, words, likes(reason), (name) => categoryLabel(names, name, lang));
  const parts = reasonsOf(contributions, score, ratingCount > 0);
  const widest = Math.max(score, ...parts.map(({ amount }) => Math.abs(amount)), 1e-9);
  return (
    <table class="bars">
      <caption class="sr">{words.why.caption}</caption>
      <tbody>
        {parts.map((part, index) => (
          <tr key={index} class={part.amount < 0 ? 'against' : 'for'}>
            <th scope="row">{label(part)}</th>
            <td class="bar">
              <span style={{ width: `${(Math.abs(part.amount) / widest) * 100}%` }} />
            </td>
            <td class="amount">{inNumbers ? signed(part.amount, lang) : strengthText(part.amount / widest, words)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot hidden={!inNumbers}>
        <tr>
          <th scope="row">{words.why.score}</th>
          <td class="bar">
            <span style={{ width: `${(score / widest) * 100}%` }} />
          </td>
          <td class="amount">{numberText(score, lang, 3)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

const MUCH = 0.6;
const SOME = 0.25;

/** @param share of the widest bar; below 0 it speaks against the place */
function strengthText(share: number, { why }: Words): string {
  const size = Math.abs(share);
  const strength = size >= MUCH ? why.much : size >= SOME ? why.some : why.little;
  return share < 0 ? why.speaksAgainst(strength) : strength;
}

/** From here on a taste is a liking; below it even a reason in favour is not called one. */
const LIKED = 3;

function reasonLabel(reason: Reason, words: Words, liked: boolean, category: (name: string) => string): string {
  if (reason.kind === 'method' && reason.label) {
    const names: Readonly<Record<string, string>> = words.explore.methods;
    return words.why.method(names[reason.label] ?? reason.label);
  }
  if (reason.label) return reason.label;
  if (reason.kind === 'category' && reason.category) {
    const name = category(reason.category);
    return liked ? words.why.category(name) : words.why.against(name);
  }
  if (reason.kind === 'words' && reason.words) return words.why.words(reason.words.join(', '));
  const kinds: Readonly<Record<string, string>> =
    reason.amount < 0 ? { ...words.why.kinds, ...words.why.kindsAgainst } : words.why.kinds;
  return kinds[reason.kind] ?? reason.kind;
}

const signed = (amount: number, lang: string): string =>
  amount.toLocaleString(lang, { minimumFractionDigits: 3, maximumFractionDigits: 3, signDisplay: 'exceptZero' });
