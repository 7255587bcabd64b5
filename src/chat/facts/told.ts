// What acts have told of which place, so that a question that is left can be told from one that was answered.
import type { PlaceId } from '../../domain/branded.ts';
import { FEATURE_OF_FACT } from '../../nlp/frame.ts';
import type { Wish } from '../../wishes/wish.ts';
import type { ComparedBy, DialogueAct } from '../acts.ts';
import type { Criterion, FactQuestion } from '../state.ts';
import { FACTS_OF_MEASURE } from './comparing.ts';

/** A question of one place, or what several are compared by. */
export type Told = ToldOfPlace | { readonly by: ComparedBy };

export interface ToldOfPlace {
  readonly placeId: PlaceId;
  readonly question: FactQuestion;
}

/** @param shown the places that the answer to the act talks about, in its order */
export function toldBy(act: DialogueAct, shown: readonly PlaceId[]): readonly Told[] {
  switch (act.kind) {
    case 'tell_facts':
      return asked([act.placeId], act.questions);
    case 'tell_each':
      return asked(act.placeIds, act.questions);
    case 'tell_features':
      return asked([act.placeId], (act.features ?? []).map(attributeAlone));
    case 'tell_hours':
    case 'tell_prices':
    case 'describe':
    case 'explain':
      return asked([act.placeId], [...WHOLE[act.kind], ...(act.isDetail ? ['detail'] : [])].map(attributeAlone));
    case 'direct':
      return asked('placeId' in act.to ? [act.to.placeId] : shown, WHOLE.direct.map(attributeAlone));
    case 'compare':
      return [
        ...(act.criteria ?? []).flatMap(({ of }) => (MEASURE_OF[of] ? [{ by: MEASURE_OF[of] }] : [])),
        ...asked(act.placeIds, [
          ...[...WHOLE.compare, ...(act.criteria ?? []).flatMap(({ of }) => OF_CRITERIA[of] ?? [])].map(attributeAlone),
          ...(act.asked ?? []).flatMap(questionOf),
        ]),
      ];
    case 'compare_by':
      return [
        { by: act.by },
        ...asked(act.placeIds, (FACTS_OF_MEASURE[act.by] ?? []).map(attributeAlone)),
        ...asked(act.placeIds, (act.asked ?? []).flatMap(questionOf)),
      ];
    default:
      return [];
  }
}

/** What an act was asked for, which may be less than it tells. */
export function askedBy(act: DialogueAct): readonly Told[] {
  switch (act.kind) {
    case 'tell_facts':
    case 'tell_each':
    case 'tell_features':
      return toldBy(act, []);
    case 'compare_by':
      return [{ by: act.by }];
    case 'tell_hours':
      return asked([act.placeId], [{ attribute: 'hours' }]);
    case 'tell_prices':
      return asked([act.placeId], [{ attribute: 'price' }]);
    case 'direct':
      return 'placeId' in act.to ? asked([act.to.placeId], [{ attribute: 'directions' }]) : [];
    default:
      return [];
  }
}

const asked = (placeIds: readonly PlaceId[], questions: readonly FactQuestion[]): readonly ToldOfPlace[] =>
  placeIds.flatMap((placeId) => questions.map((question) => ({ placeId, question })));

/** What two are compared by is told of both. */
const questionOf = ({ attribute, value }: Wish): readonly FactQuestion[] => {
  if (attribute === 'diet') return [{ attribute: 'diet', diet: value }];
  return attribute === 'feature' || attribute === 'dish' ? [attributeAlone(`${attribute}:${value}`)] : [];
};

const attributeAlone = (attribute: string): FactQuestion => ({ attribute: attribute as FactQuestion['attribute'] });

/** What two are compared by is told of both. */
const OF_CRITERIA: Readonly<Partial<Record<Criterion['of'], readonly FactQuestion['attribute'][]>>> = {
  money: ['price', 'free_entry'],
  access: ['wheelchair'],
  children: ['children'],
  walk: ['distance'],
};

const MEASURE_OF: Readonly<Partial<Record<Criterion['of'], ComparedBy>>> = {
  money: 'cheaper',
  access: 'more_accessible',
  children: 'better_for_children',
  walk: 'nearer',
};

/** What the whole replies tell. */
const WHOLE = {
  tell_hours: ['hours', 'last_admission', 'closing_days'],
  tell_prices: ['price', 'free_entry'],
  describe: ['description', 'people', 'age', 'address', 'hours'],
  explain: ['description'],
  direct: ['directions', 'address', 'station', 'duration'],
  compare: ['description'],
} as const;

/** Whether it was among what was told: the day and the person of a question, where it has any, are the same. */
export const isTold = (one: Told, told: readonly Told[]): boolean =>
  told.some((each) => {
    if ('by' in one || 'by' in each) return 'by' in one && 'by' in each && one.by === each.by;
    return (
      each.placeId === one.placeId &&
      familyOf(each.question) === familyOf(one.question) &&
      isSame(each.question.on?.day, one.question.on?.day) &&
      isSame(each.question.forWhom, one.question.forWhom)
    );
  });

/** Of the same thing, the same day and the same people. */
export const isSameQuestion = (one: FactQuestion, other: FactQuestion): boolean =>
  familyOf(one) === familyOf(other) &&
  (familyOf(one).startsWith('feature:') || isSameSaid(one, other)) &&
  one.forWhom === other.forWhom &&
  one.isReduced === other.isReduced;

const isSameSaid = (one: FactQuestion, other: FactQuestion): boolean =>
  one.said === other.said && one.on?.said.text === other.on?.said.text;

const isSame = (told: string | undefined, asked: string | undefined): boolean =>
  asked === undefined || told === undefined || told === asked;

/** The same thing under two names: a feature and the fact of that name, the way and how far it is. */
export function familyOf({ attribute, diet }: FactQuestion): string {
  if (attribute === 'diet') return `diet ${diet ?? ''}`;
  const feature = FEATURE_OF_FACT[attribute];
  return feature ? `feature:${feature}` : (ALIKE[attribute] ?? attribute);
}
const ALIKE: Readonly<Record<string, string>> = {
  distance: 'directions',
  apart: 'directions',
  known_for: 'description',
  why: 'description',
  worth_it: 'description',
  step_free_station: 'station',
};
