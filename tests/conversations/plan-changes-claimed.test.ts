// What a message says of a stop is claimed, in whatever words: how long it is, that a meal is had elsewhere, what should rather be
// there, its number, another day. All else stands as before, and no other plan is made.
import { beforeAll, describe, expect, test } from 'vitest';
import type { TalkState } from '../../src/chat/state.ts';
import type { Language } from '../../src/domain/language.ts';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Tuesday, 1 December 2026, 11:20 in Madrid. */
const TUESDAY = new Date('2026-12-01T10:20:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const PLAN: Readonly<Record<Language, string>> = {
  en: 'plan tomorrow: Prado at 10, lunch at El Brillante, Retiro, Plaza Mayor and dinner at Casa Lucio',
  es: 'plan para mañana: el Prado a las 10, comer en El Brillante, el Retiro, la Plaza Mayor y cenar en Casa Lucio',
};

interface Stop {
  readonly id: string;
  readonly minutes: number;
  readonly day: string;
}

function standing(language: Language, ...changes: readonly string[]): readonly Stop[] {
  const { plan } = lastTurn(world, TUESDAY, [PLAN[language], ...changes]).state as TalkState;
  return (plan?.days ?? []).flatMap(({ day, stops }) =>
    stops.map(({ placeId, stayMinutes }) => ({ id: placeId, minutes: stayMinutes, day })),
  );
}

const idsOf = (stops: readonly Stop[]): readonly string[] => stops.map(({ id }) => id);
/** Their places in the plan, the first of them 0. */
const [PRADO, LUNCH, RETIRO, PLAZA, DINNER] = [0, 1, 2, 3, 4] as const;

describe('a visit is longer or shorter, and every stop stays', () => {
  test.each([
    ['en', 'one hour of the Prado is plenty for the kids', PRADO, 'shorter'],
    ['en', "two hours in the Prado is a lot for my dad, let's say one", PRADO, 'shorter'],
    ['en', 'less time at the Prado please', PRADO, 'shorter'],
    ['en', 'could we have a bit more time in the Prado?', PRADO, 'longer'],
    ['en', 'we want to linger in Plaza Mayor', PLAZA, 'longer'],
    ['es', 'con una hora en el Prado nos sobra', PRADO, 'shorter'],
    ['es', 'menos rato en el Prado, que los niños se cansan', PRADO, 'shorter'],
    ['es', 'nos gustaría estar más rato en la Plaza Mayor', PLAZA, 'longer'],
  ] as const)('%s: %s', (language, change, at, toward) => {
    const [before, after] = [standing(language), standing(language, change)];
    expect(idsOf(after)).toEqual(idsOf(before));
    const grown = after[at]!.minutes - before[at]!.minutes;
    expect(toward === 'longer' ? grown : -grown).toBeGreaterThan(0);
  });

  test.each([
    ['en', 'less time for the Prado and more for Plaza Mayor'],
    ['es', 'menos tiempo en el Prado y más en la Plaza Mayor'],
  ] as const)('both of a message: %s: %s', (language, change) => {
    const [before, after] = [standing(language), standing(language, change)];
    expect(idsOf(after)).toEqual(idsOf(before));
    expect(after[PRADO]!.minutes).toBeLessThan(before[PRADO]!.minutes);
    expect(after[PLAZA]!.minutes).toBeGreaterThan(before[PLAZA]!.minutes);
  });
});

describe('a meal that is had elsewhere goes, and no other comes', () => {
  test.each([
    ['en', 'no lunch needed, my sister is cooking', LUNCH],
    ['en', "forget El Brillante, we've packed a picnic", LUNCH],
    ['en', 'grandpa will bring sandwiches, so no lunch', LUNCH],
    ['en', 'forget dinner, we are eating with our friends', DINNER],
    ['es', 'llevamos bocatas, así que sin comida', LUNCH],
    ['es', 'la comida quítala, que cocina mi suegra', LUNCH],
    ['es', 'no cenamos, vamos a casa de mis tíos', DINNER],
  ] as const)('%s: %s', (language, change, at) => {
    const before = idsOf(standing(language));
    expect(idsOf(standing(language, change))).toEqual(before.filter((_, each) => each !== at));
  });
});

describe('what should rather be there comes for the stop that is turned down', () => {
  const refused: Readonly<Record<Language, readonly string[]>> = {
    en: ['Plaza Mayor we did last year', "we're not fans of Plaza Mayor", 'Plaza Mayor is just tourists'],
    es: ['la Plaza Mayor ya la conocemos', 'no somos muy de la Plaza Mayor', 'la Plaza Mayor no nos dice nada'],
  };
  const wanted: Readonly<Record<Language, readonly string[]>> = {
    en: ['maybe the Temple of Debod?', 'the Temple of Debod would be nicer', 'how about the Temple of Debod'],
    es: ['nos apetece más el Templo de Debod', 'mejor el Templo de Debod', '¿qué tal el Templo de Debod?'],
  };
  const rows = (['en', 'es'] as const).flatMap((language) =>
    refused[language].flatMap((no) => wanted[language].map((yes) => [language, `${no}, ${yes}`] as const)),
  );
  test.each(rows)('%s: %s', (language, change) => {
    const before = idsOf(standing(language));
    const after = idsOf(standing(language, change));
    expect(after).toContain('templo-de-debod');
    expect([...after].filter((id) => id !== 'templo-de-debod').sort()).toEqual(
      before.filter((_, at) => at !== PLAZA).sort(),
    );
  });
});

describe('figures are numbers of stops', () => {
  test.each([
    ['en', 'drop 3 and 4'],
    ['en', 'take out numbers 3 and 4 please'],
    ['es', 'quita la 3 y la 4'],
  ] as const)('%s: %s', (language, change) => {
    const before = idsOf(standing(language));
    expect(idsOf(standing(language, change))).toEqual([before[PRADO], before[LUNCH], before[DINNER]]);
  });
});

describe('the plan is for another day, and another stop goes', () => {
  test.each([
    ['en', 'can we move this to Thursday? and skip Plaza Mayor'],
    ['en', 'Thursday suits us better. And no Plaza Mayor please'],
    ['es', '¿lo pasamos al jueves? y quita la Plaza Mayor'],
  ] as const)('%s: %s', (language, change) => {
    const after = standing(language, change);
    expect(new Set(after.map(({ day }) => day))).toEqual(new Set(['2026-12-03']));
    expect(idsOf(after)).not.toContain(standing(language)[PLAZA]!.id);
    expect(idsOf(after)).toContain(standing(language)[RETIRO]!.id);
  });
});

describe('a question about a stop changes nothing', () => {
  test.each([
    ['en', 'can my mother get round the Prado in a wheelchair?'],
    ['en', 'is there a lift in the Prado?'],
    ['en', 'do you know whether Casa Lucio has a terrace?'],
    ['es', '¿hay ascensor en el Prado?'],
    ['es', '¿sabes si en Casa Lucio hay terraza?'],
  ] as const)('%s: %s', (language, question) => {
    expect(standing(language, question)).toEqual(standing(language));
  });
});
