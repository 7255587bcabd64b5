// What the frame decides: facts by attribute and date, comparisons by attribute, plans and their changes, what holds for the asker.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Monday, 23 November 2026, 12:30 in Madrid. */
const NOW = new Date('2026-11-23T11:30:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const lastOf = (...messages: readonly string[]) => lastTurn(world, NOW, messages);

describe('one fact of one place', () => {
  test.each([
    [["what's the phone number of the Prado?"], /phone number of Museo Nacional del Prado is \+34/u],
    [['¿cuál es el teléfono del Thyssen?'], /El teléfono del Museo Nacional Thyssen-Bornemisza es \+34/u],
    [['is the Prado open on 25 December?'], /is closed on Friday 25 December, a public holiday/u],
    [
      ['¿el Prado abre el 6 de enero?'],
      /^El miércoles 6 de enero, que es festivo, el Museo Nacional del Prado abre de/u,
    ],
    [['is the Prado open on Sunday?', 'is it wheelchair accessible?'], /Prado is accessible by wheelchair/u],
    [['tell me about the Prado', 'does it let dogs in?'], /my catalogue doesn't say whether dogs are allowed/u],
    [['háblame del Prado', '¿admiten perros?'], /mi catálogo no dice si admite perros/u],
  ])('%j', (messages, expected) => {
    expect(lastOf(...messages).text).toMatch(expected);
  });

  test('of the second one, also where its number could be a date', () => {
    const { state, text } = lastOf('museums near Sol', 'the 2nd, how long would I need there?');
    const { catalogue } = world.recommend;
    const second = catalogue.places[catalogue.rowOf.get(state.shown[1]!)!]!;
    expect(text).toContain(second.name);
  });

  test('"and the Thyssen?" asks the same of another place', () => {
    expect(lastOf('¿el Prado abre el 6 de enero?', '¿y el Thyssen?').text).toMatch(/6 de enero.*Thyssen/u);
  });
});

describe('a comparison', () => {
  test('orders a whole list by the price that was asked for, and leaves the list as it was', () => {
    const { act, text, state } = lastOf('museums near Retiro', 'which one is the cheapest?');
    expect(act).toBe('compare_by');
    expect(text).toMatch(/(?:is|are) the cheapest \(€?\w+/u);
    expect(state.shown.length).toBeGreaterThan(2);
  });

  test.each([
    [
      ['museums near Sol', 'compare the first and the second'],
      /^(?<a>.+) or (?<b>.+)\? (?:It is a close call; )?I would go for (?:\k<a>|\k<b>)/u,
    ],
    [
      ['museos cerca de Sol', 'compara el primero y el segundo'],
      /^¿.+ o .+\? (?:Están muy igualados; yo|Yo) elegiría /u,
    ],
  ])('of two says what each is, and ends with a choice: %s', (messages, choice) => {
    const { text } = lastOf(...messages);
    expect(text).toMatch(choice);
    expect(text).not.toMatch(/rated yet|nadie ha valorado/u);
  });

  test('of two names and nothing else is a choice', () => {
    expect(lastOf('Prado vs Thyssen').text).toMatch(/would go for|elegiría/u);
    expect(lastOf('el Prado vs el Thyssen').text).toMatch(/[Yy]o elegiría/u);
  });

  test('of two named places answers with the nearer', () => {
    expect(lastOf('¿cuál está más cerca de Atocha, el Prado o el Reina Sofía?').text).toMatch(
      /Reina Sofía es lo que queda más cerca \(240 m/u,
    );
  });
});

describe('a plan', () => {
  const asked = 'organízame una tarde por La Latina';

  test('has stops at times, and is kept', () => {
    const { act, text, state, places } = lastOf(asked);
    expect(act).toBe('plan');
    expect(places.length).toBeGreaterThan(1);
    expect(text).toMatch(/^1\. De \d\d:\d\d a \d\d:\d\d: /mu);
    expect((state as { plan?: unknown }).plan).toBeDefined();
  });

  test('loses the stop that is not wanted', () => {
    const before = lastOf(asked).places.map(({ place }) => place.id);
    const after = lastOf(asked, 'quita la segunda parada').places.map(({ place }) => place.id);
    expect(after).toEqual(before.filter((_, at) => at !== 1));
  });

  test('begins later when told so', () => {
    const hours = (text: string) => Number(/^1\. De (\d\d):/mu.exec(text)?.[1]);
    const before = hours(lastOf(asked).text);
    expect(hours(lastOf(asked, 'empieza una hora más tarde').text)).toBe(before + 1);
  });
});

describe('what holds for the asker', () => {
  test('a diet is asked of every later list of restaurants, and what is not known is said', () => {
    const { text } = lastOf('soy celiaco', 'restaurantes en Malasaña');
    expect(text).toMatch(/sin gluten/u);
  });

  test('an allergy is never granted on a guess', () => {
    expect(lastOf("I'm allergic to nuts", 'restaurants near Sol').text).toMatch(
      /I don't know whether these can cook without/u,
    );
  });

  test('a wheelchair needs no shop of wheelchairs', () => {
    expect(lastOf('I use a wheelchair').text).toMatch(/keep in mind that you need wheelchair access/u);
  });

  test('can be asked for and forgotten', () => {
    expect(lastOf('soy celiaco', '¿qué sabes de mí?').text).toMatch(/sin gluten/u);
    expect(lastOf('soy celiaco', 'olvídalo todo', '¿qué sabes de mí?').text).toMatch(/no me has contado nada/u);
  });
});

test.each([
  ['help, somebody is unconscious, call an ambulance', /112/u],
  ['you are an idiot', /sorry/u],
])('one kind sentence: %s', (message, expected) => {
  expect(lastOf(message).text).toMatch(expected);
});

test('"back to the museums" is the last list of museums, past the lists after it', () => {
  const talk = lastOf('museums near Sol', 'parks', 'cafes', 'back to the museums');
  const first = lastOf('museums near Sol');
  const idsOf = ({ places }: typeof talk) => places.map(({ place }) => place.id).sort();
  expect(idsOf(talk)).toEqual(idsOf(first));
});
