// Changes of a plan that stands, made from parts: each part that was said is met or told, and every stop that was not spoken of
// stands as before, in the same order.
import { beforeAll, describe, expect, test } from 'vitest';
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

interface Stop {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

const minutesOf = (clock: string): number => {
  if (/midnight|medianoche/u.test(clock)) return 24 * 60;
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

const stopsIn = (text: string): readonly Stop[] =>
  [...text.matchAll(/^\d+\. (?:De )?(\S+) (?:to|a) (\S+): (.+?) \(/gmu)].map(([, from, to, name]) => ({
    name: name!,
    from: minutesOf(from!),
    to: minutesOf(to!),
  }));

type InBoth<Value> = Readonly<Record<Language, Value>>;

/** A plan in one part of the city: its stops as they are said, and how the messages speak of them. */
interface Standing {
  readonly plan: InBoth<string>;
  readonly long: InBoth<string>;
  readonly small: InBoth<string>;
  readonly other: InBoth<string>;
  readonly dinner: string;
  readonly lunch: string;
}

const same = (name: string): InBoth<string> => ({ en: name, es: name });

const PLANS: readonly Standing[] = [
  {
    plan: {
      en: 'plan tomorrow: Prado at 10, lunch at El Brillante, Retiro, Plaza Mayor and dinner at Casa Lucio',
      es: 'plan para mañana: el Prado a las 10, comer en El Brillante, el Retiro, la Plaza Mayor y cenar en Casa Lucio',
    },
    long: { en: 'the Prado', es: 'el Prado' },
    small: { en: 'Plaza Mayor', es: 'la Plaza Mayor' },
    other: { en: 'the Retiro', es: 'el Retiro' },
    lunch: 'El Brillante',
    dinner: 'Casa Lucio',
  },
  {
    plan: {
      en: 'plan tomorrow: Museo Lázaro Galdiano at 10, lunch at Sagaretxe, El Corte Inglés Castellana, Plaza de Colón and dinner at Sobrino de Botín',
      es: 'plan para mañana: Museo Lázaro Galdiano a las 10, comer en Sagaretxe, El Corte Inglés Castellana, la Plaza de Colón y cenar en Sobrino de Botín',
    },
    long: same('El Corte Inglés Castellana'),
    small: { en: 'Plaza de Colón', es: 'la Plaza de Colón' },
    other: { en: 'the Museo Lázaro Galdiano', es: 'el Museo Lázaro Galdiano' },
    lunch: 'Sagaretxe',
    dinner: 'Sobrino de Botín',
  },
];

/** The stop that a message calls so. */
const isSaid = (said: string, { name }: Stop): boolean =>
  said
    .replace(/^(?:the|el|la) /iu, '')
    .split(' ')
    .every((word) => name.includes(word));

interface Told {
  readonly standing: Standing;
  readonly language: Language;
  readonly before: readonly Stop[];
  readonly after: readonly Stop[];
  readonly text: string;
}

interface Part {
  readonly what: string;
  readonly say: (standing: Standing, language: Language) => string;
  /** What goes, or stands elsewhere in the order now. */
  readonly touches: (standing: Standing, language: Language) => readonly string[];
  readonly isMet: (told: Told) => boolean;
}

const find = (stops: readonly Stop[], said: string): Stop | undefined => stops.find((stop) => isSaid(said, stop));
const lengthOf = (stop: Stop | undefined): number => (stop ? stop.to - stop.from : -1);

const PARTS: readonly Part[] = [
  {
    what: 'a stop goes',
    say: ({ small }, language) => ({ en: `drop ${small.en}`, es: `quita ${small.es}` })[language],
    touches: ({ small }, language) => [small[language]],
    isMet: ({ standing, language, after }) => !find(after, standing.small[language]),
  },
  {
    what: 'a stop gives way to one of a kind',
    say: ({ small }, language) =>
      ({ en: `swap ${small.en} for a place with churros`, es: `cambia ${small.es} por una churrería` })[language],
    touches: ({ small }, language) => [small[language]],
    isMet: ({ standing, language, after, text }) =>
      !find(after, standing.small[language]) && (after.length > 4 || text.includes('churr')),
  },
  {
    what: 'a stop gives way to one by name',
    say: ({ small }, language) =>
      ({ en: `replace ${small.en} with CaixaForum`, es: `cambia ${small.es} por CaixaForum` })[language],
    touches: ({ small }, language) => [small[language]],
    isMet: ({ after, text }) => find(after, 'CaixaForum') !== undefined || text.includes('CaixaForum'),
  },
  {
    what: 'the dinner is cheaper',
    say: (_, language) => ({ en: 'a cheaper place for dinner', es: 'un sitio más barato para cenar' })[language],
    touches: ({ dinner }) => [dinner],
    isMet: ({ standing, after, text }) => !find(after, standing.dinner) && /dinner|cena/u.test(text),
  },
  {
    what: 'a visit is as long as it was said',
    say: ({ long }, language) =>
      ({ en: `only an hour and a quarter in ${long.en}`, es: `solo una hora y cuarto en ${long.es}` })[language],
    touches: () => [],
    isMet: ({ standing, language, after }) => lengthOf(find(after, standing.long[language])) === 75,
  },
  {
    what: 'a visit is too long',
    say: ({ long }, language) => ({ en: `not so long in ${long.en}`, es: `no tanto tiempo en ${long.es}` })[language],
    touches: () => [],
    isMet: ({ standing, language, before, after }) =>
      lengthOf(find(after, standing.long[language])) < lengthOf(find(before, standing.long[language])),
  },
  {
    what: 'the dinner is later',
    say: (_, language) => ({ en: 'dinner half an hour later', es: 'la cena media hora más tarde' })[language],
    touches: () => [],
    isMet: ({ standing, before, after }) => {
      const [was, is] = [before, after].map((stops) => find(stops, standing.dinner)?.from ?? -1);
      return is! > was!;
    },
  },
  {
    what: 'the lunch is at an hour',
    say: (_, language) => ({ en: 'lunch at 2', es: 'la comida a las 2' })[language],
    touches: () => [],
    isMet: ({ standing, after }) => find(after, standing.lunch)?.from === 14 * 60,
  },
  {
    what: 'it begins later',
    say: (_, language) => ({ en: 'start at 11', es: 'empezamos a las 11' })[language],
    touches: () => [],
    isMet: ({ after }) => after[0]!.from >= 11 * 60 && after[0]!.from < 12 * 60,
  },
  {
    what: 'it is for another day',
    say: (_, language) => ({ en: "it's for Friday, not tomorrow", es: 'es para el viernes, no mañana' })[language],
    touches: () => [],
    isMet: ({ text }) => /Friday 4 December|viernes 4 de diciembre/u.test(text),
  },
  {
    what: 'one stop before another',
    say: ({ small, other }, language) =>
      ({ en: `${small.en} before ${other.en}`, es: `${small.es} antes de ${other.es}` })[language],
    touches: ({ small }, language) => [small[language]],
    isMet: ({ standing: { small, other }, language, after, text }) => {
      const [first, second] = [small, other].map((said) => find(after, said[language])?.from ?? -1);
      return first! < second! || /order|orden/u.test(text);
    },
  },
];

const told = (standing: Standing, language: Language, message: string): Told => {
  const before = stopsIn(lastTurn(world, TUESDAY, [standing.plan[language]]).text);
  const { text } = lastTurn(world, TUESDAY, [standing.plan[language], message]);
  return { standing, language, before, after: stopsIn(text), text };
};

function expectHeld(parts: readonly Part[], standing: Standing, language: Language, joined: string): void {
  const all = told(standing, language, parts.map((part) => part.say(standing, language)).join(joined));
  for (const part of parts) expect(part.isMet(all), `${part.what}:\n${all.text}`).toBe(true);
  const touched = parts.flatMap((part) => part.touches(standing, language));
  const isTouched = (stop: Stop) => touched.some((said) => isSaid(said, stop));
  const kept = all.before.filter((stop) => !isTouched(stop)).map(({ name }) => name);
  const left = all.after.map(({ name }) => name).filter((name) => kept.includes(name));
  expect(left, all.text).toEqual(kept);
  // Nothing comes that nobody asked for.
  expect(all.after.length, all.text).toBeLessThanOrEqual(all.before.length);
}

const LANGUAGES: readonly Language[] = ['en', 'es'];

describe.each(LANGUAGES)('changes of a plan that stands (%s)', (language) => {
  describe.each(PLANS)('$dinner', (standing) => {
    test.each(PARTS)('$what', (part) => expectHeld([part], standing, language, ''));

    const pairs = PARTS.flatMap((one, at) =>
      PARTS.slice(at + 1)
        .filter(
          (other) => !other.touches(standing, language).some((said) => one.touches(standing, language).includes(said)),
        )
        .filter((other) => !isOfSame(one, other))
        .map((other) => [`${one.what}, and ${other.what}`, one, other] as const),
    );
    test.each(pairs)('%s', (_, one, other) =>
      expectHeld([one, other], standing, language, language === 'en' ? ', and ' : ' y '),
    );
  });
});

/** Two hours of one meal, two lengths of one visit, or the order and another hour of the first of all. */
function isOfSame(one: Part, other: Part): boolean {
  const what = [one.what, other.what].join();
  return (
    /long.*long|cheaper.*later|begins later.*before/u.test(what) ||
    // A day begins an hour later with the same stops: where lunch is an hour later, too, the one hour says more.
    /at an hour.*begins/u.test(what)
  );
}
