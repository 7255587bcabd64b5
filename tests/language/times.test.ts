// Published cases of dates and times, of those that a place service needs. The share that is right today is a floor; the goal
// is 95 %. Skipped where the sets are not beside the repository.
import { expect, test } from 'vitest';
import type { Language } from '../../src/domain/language.ts';
import { findWhens } from '../../src/nlp/temporal/find-whens.ts';
import { casesOf, hasSpecs, isRight, reasonToLeaveOut } from './time-specs.ts';

const FLOORS: readonly (readonly [set: string, language: Language, share: number])[] = [
  ['duckling-en', 'en', 0.86],
  ['duckling-es', 'es', 0.77],
  ['rustling-en', 'en', 0.97],
  ['rustling-es', 'es', 0.92],
  ['chrono-en', 'en', 0.68],
  ['chrono-es', 'es', 0.86],
  ['recognizers-datetime-en', 'en', 0.71],
  ['recognizers-datetime-es', 'es', 0.77],
];

test.skipIf(!hasSpecs).each(FLOORS)(
  'times of %s are read (skipped without ../shared/data/dialogue)',
  (set, language, share) => {
    const needed = casesOf(set).filter(
      ({ text, now, expected }) => reasonToLeaveOut(text, now, expected) === undefined,
    );
    expect(needed.length).toBeGreaterThan(15);
    const right = needed.filter(({ text, now, expected }) =>
      findWhens(text, now, language).some((when) => expected.some((each) => isRight(when, each, now))),
    );
    expect(right.length / needed.length).toBeGreaterThanOrEqual(share);
  },
);

const NOW = '2026-11-23T11:30';

test.each<[Language, string, object]>([
  ['en', 'next Sunday', { day: '2026-12-06' }],
  ['es', 'pasado mañana a mediodía', { day: '2026-11-25', label: 'noon' }],
  ['es', 'el 9 de noviembre', { day: '2027-11-09' }],
  ['en', 'Good Friday', { day: '2027-03-26' }],
  ['en', 'tomorrow evening, maybe jazz', { day: '2026-11-24', label: 'evening' }],
  ['en', 'a decent dinner tomorrow night by the market', { day: '2026-11-24', label: 'night' }],
  ['en', 'in three hours', { day: '2026-11-23', fromMin: 870 }],
  ['es', 'quiero volver en tres horas', { day: '2026-11-23', fromMin: 870 }],
  ['es', 'de 5 a 8', { fromMin: 1020, toMin: 1200 }],
  ['en', 'on Saturday from 10 to 2', { day: '2026-11-28' }],
  ['es', 'el sábado por la tarde', { day: '2026-11-28', label: 'afternoon' }],
  ['es', 'los domingos', { weekdays: [6] }],
  ['en', 'tonight at 9', { day: '2026-11-23', fromMin: 1260 }],
])('%s: %s', (language, text, expected) => {
  expect(findWhens(text, NOW, language)).toHaveLength(1);
  expect(findWhens(text, NOW, language)[0]).toMatchObject(expected);
});

test.each<[Language, string]>([
  ['en', 'the market at the square or the christmas lights'],
  ['en', 'xmas shopping'],
  ['es', 'las luces de navidad'],
])('%s: what is named after a feast is no day: %s', (language, text) =>
  expect(findWhens(text, NOW, language)).toEqual([]),
);
