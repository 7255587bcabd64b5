// One place in a list: what it is, how far, how it is rated, and why it is here.
import { useEffect, useRef } from 'preact/hooks';
import { categories, categoryLabel, groupOf, typeLabels } from '../state/categories.ts';
import { tell } from '../state/events.ts';
import { useFacts } from '../state/facts.ts';
import { notKnownOf } from '../state/not-known.ts';
import { distanceText, listText, numberText } from '../state/numbers.ts';
import type { ReadWish } from '../state/question.ts';
import type { Result } from '../state/results.ts';
import { useSeen } from '../state/seen.ts';
import { language } from '../state/settings.ts';
import { walkingMinutes } from '../state/spots.ts';
import { useStore } from '../state/store.ts';
import { useWords } from '../words/index.ts';
import { Icon } from './icons.tsx';
import { Illustration } from './illustration.tsx';
import { MarkButtons } from './mark-buttons.tsx';
import { OpenAndPrice } from './open-and-price.tsx';
import { PlanButton } from './plan-button.tsx';
import { wishWords } from './question/wish-words.ts';
import { onlyWhenChanged } from './unchanged.tsx';
import { WhyThis } from './why-this.tsx';

interface Props {
  readonly result: Result;
  readonly number: number;
  readonly highlighted?: boolean;
  readonly onHighlight?: (id: string | undefined) => void;
  /** Wishes of which the card says whether they are known of the place. */
  readonly doubtful?: readonly ReadWish[] | undefined;
  /** A stop of a day to come. */
  readonly ofPlan?: boolean;
}

const MOST_TYPES = 3;

export const ResultCard = onlyWhenChanged(
  ({ result, number, highlighted, onHighlight, doubtful = [], ofPlan = false }: Props) => {
    const lang = useStore(language);
    const words = useWords();
    const names = useStore(categories);
    const { categories: kinds = [] } = useFacts(result.id) ?? {};
    const types = typeLabels(names, result.types, lang).slice(0, MOST_TYPES);
    const card = useRef<HTMLLIElement>(null);
    const isSeen = useSeen(card);
    useEffect(() => {
      if (isSeen) tell('shown', result.id);
    }, [isSeen, result.id]);
    return (
      <li
        ref={card}
        id={`result-${result.id}`}
        class={highlighted ? 'card highlighted' : 'card'}
        onMouseEnter={() => onHighlight?.(result.id)}
        onMouseLeave={() => onHighlight?.(undefined)}
        onFocusCapture={() => onHighlight?.(result.id)}
      >
        <span class="number" aria-hidden="true">
          {number}
        </span>
        <div class="card-body">
          <h3>
            <a href={`/place/?id=${encodeURIComponent(result.id)}`}>{result.name}</a>
          </h3>
          <p class="types">{types.join(' · ')}</p>
          <p class="facts">
            <Rating rating={result.rating} count={result.ratingCount} />
            <Away distanceM={result.distanceM} />
          </p>
          <OpenAndPrice id={result.id} later={ofPlan} />
          {doubtful.length > 0 && <NotKnown id={result.id} wishes={doubtful} />}
          {result.promoted_by && <p class="reason">{words.promotedBy(result.promoted_by)}</p>}
          {result.explanation && <p class="reason">{result.explanation}</p>}
          <Liked categories={result.liked} />
          <div class="card-foot">
            {(result.score !== undefined || result.contributions !== undefined) && <WhyThis result={result} />}
            {!ofPlan && <PlanButton place={result} />}
            <MarkButtons place={result} />
          </div>
        </div>
        <Illustration group={groupOf(names, [...kinds, ...result.types])} small />
      </li>
    );
  },
);

/** The tastes of a visitor without an account that brought the place here. */
function Liked({ categories: liked = [] }: { readonly categories: readonly string[] | undefined }) {
  const words = useWords().why;
  const lang = useStore(language);
  const names = useStore(categories);
  if (liked.length === 0) return null;
  const labels = liked.map((name) => categoryLabel(names, name, lang));
  return <p class="reason">{words.category(listText(labels, lang))}</p>;
}

/** What of the question nobody knows of this place. */
function NotKnown({ id, wishes }: { readonly id: string; readonly wishes: readonly ReadWish[] }) {
  const words = useWords().question;
  const lang = useStore(language);
  const facts = useFacts(id);
  if (!facts) return null;
  const missing = notKnownOf(wishes, facts).map((wish) => wishWords(wish, words, lang));
  return missing.length === 0 ? null : <p class="quiet doubt">{words.notKnown(listText(missing, lang))}</p>;
}

/** @param count how many ratings; -1 for one person's own, where a count says nothing */
export function Rating({ rating, count }: { readonly rating: number; readonly count: number }) {
  const words = useWords().place;
  const lang = useStore(language);
  // That nobody has rated it yet says nothing of a place: most have no rating.
  if (count === 0) return null;
  const mean = numberText(rating, lang, 1);
  return (
    <span class="fact">
      <span class="star">
        <Icon name="star" />
      </span>
      <span class="sr">{words.rating(mean)}, </span>
      <b aria-hidden="true">{mean}</b>
      {count > 0 && <span class="quiet">{words.ratings(count)}</span>}
    </span>
  );
}

/** @param from name of where the distance begins, where the page does not say it elsewhere */
export function Away({ distanceM, from }: { readonly distanceM: number; readonly from?: string }) {
  const words = useWords().place;
  const lang = useStore(language);
  const walkable = distanceM <= 6_000;
  const told = [...(from ? [words.from(from)] : []), ...(walkable ? [words.walk(walkingMinutes(distanceM))] : [])];
  return (
    <span class="fact" title={walkable ? words.walkNote : undefined}>
      <Icon name="walk" />
      <span>{distanceText(distanceM, lang)}</span>
      {told.length > 0 && <span class="quiet">{told.join(', ')}</span>}
    </span>
  );
}
