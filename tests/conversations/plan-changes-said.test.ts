// Changes of a plan as people say them, each held by the plan that comes of it.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Tuesday, 8 December 2026, 20:00 in Madrid. */
const TUESDAY = new Date('2026-12-08T19:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const textAfter = (...messages: readonly string[]): string => lastTurn(world, TUESDAY, messages).text;
const stopsIn = (text: string): string =>
  [...text.matchAll(/^\d+\. (?:De )?(\S+) (?:to|a) (\S+): (.+?) \(/gmu)]
    .map(([, from, to, name]) => `${from}-${to} ${name}`)
    .join('; ');

const CENTRE = 'plan tomorrow: Prado at 10, lunch at El Brillante, Retiro, Plaza Mayor and dinner at Casa Lucio';
const NORTH =
  'plan para mañana: Museo Lázaro Galdiano a las 10, comer en Sagaretxe, El Corte Inglés Castellana, un café en Toma Café y cenar en Sobrino de Botín';
const TWO_DAYS = 'plan friday and saturday for two';
const ONE_TABLE = 'un plan para mañana: Thyssen, comer en Casa González y la Estación de Atocha';
const SNACK = 'un plan para mañana por la tarde: CaixaForum, merendar en Barehuä y Gran Vía';

type Row = readonly [plan: string, change: string, stands: RegExp];

describe('how long, and from when until when', () => {
  const rows: readonly Row[] = [
    [CENTRE, 'give the Prado only an hour and a quarter', /^10:00-11:15 [^;]*Prado/u],
    [CENTRE, 'an hour and a half in the Prado is plenty', /^10:00-11:30 [^;]*Prado/u],
    [CENTRE, "the Prado is way too much, let's say one hour", /^10:00-11:00 [^;]*Prado/u],
    [CENTRE, "we'd rather have a late start, 11:30", /^11:\d\d-[^;]*Prado; [^;]*Brillante; [^;]*Retiro; /u],
    [CENTRE, 'we can only do 11 to 8', /^11:\d\d-[^;]*Prado; [^;]*Brillante; [^;]*Retiro; [^;]*Plaza Mayor$/u],
    [CENTRE, 'drop Plaza Mayor, and dinner an hour later please', /Retiro; 21:30-23:00 Casa Lucio$/u],
    [CENTRE, 'put the Retiro at sunset', /; 17:\d\d-[^;]*Retiro; /u],
    [NORTH, 'dos horas en El Corte Inglés es demasiado, con media hora basta', /15:10-15:40 El Corte Inglés/u],
    [NORTH, 'solo podemos de 12 a 9 de la noche', /^12:\d\d-[^;]*Galdiano; [^;]*Sagaretxe; /u],
    [
      NORTH,
      'empezamos a las 11 y sin Toma Café',
      /^11:\d\d-[^;]*Galdiano; [^;]*Sagaretxe; [^;]*Inglés[^;]*; [^;]*Botín$/u,
    ],
  ];
  test.each(rows)('%s: %s', (plan, change, stands) => expect(stopsIn(textAfter(plan, change))).toMatch(stands));
});

describe('which days', () => {
  test.each([
    [CENTRE, "not tomorrow, it's for Saturday", /Saturday 12 December/u],
    [NORTH, 'que no es mañana, es el sábado', /sábado 12 de diciembre/u],
  ])('%s: %s', (plan, change, told) => {
    expect(textAfter(plan, change)).toMatch(told);
    expect(stopsIn(textAfter(plan, change))).toBe(stopsIn(textAfter(plan)));
  });

  test.each(['only Friday please', 'leave Saturday out', 'no Saturday at all'])('%s', (change) => {
    const [first, second] = textAfter(TWO_DAYS)
      .split(/^Saturday/mu)
      .map(stopsIn);
    const after = stopsIn(textAfter(TWO_DAYS, change));
    expect(after).toBe(first);
    expect(after).not.toContain(second!.split('; ')[0]!);
  });

  test('a day that begins later keeps the other as it is', () => {
    const [first] = textAfter(TWO_DAYS)
      .split(/^Saturday/mu)
      .map(stopsIn);
    const after = stopsIn(textAfter(TWO_DAYS, 'friday is fine, but saturday only from 4pm to 9pm'));
    expect(after.startsWith(first!)).toBe(true);
    expect(after.slice(first!.length)).toMatch(/^; 16:/u);
  });
});

describe('what comes for what goes', () => {
  const rows: readonly Row[] = [
    [
      CENTRE,
      "instead of Plaza Mayor we'd like a place for hot chocolate",
      /Retiro; [^;]*Chocolater[^;]*; [^;]*Casa Lucio$/u,
    ],
    [
      CENTRE,
      'Casa Lucio is beyond our budget, find us a cheaper tavern nearby',
      /Plaza Mayor; (?![^;]*Casa Lucio)[^;]+$/u,
    ],
    [CENTRE, 'could dinner be somewhere half the price?', /Plaza Mayor; (?![^;]*Casa Lucio)[^;]+$/u],
    [CENTRE, 'Casa Lucio is too heavy, something lighter for dinner please', /Plaza Mayor; (?![^;]*Casa Lucio)[^;]+$/u],
    [CENTRE, 'I said the Thyssen, not the Prado', /^[^;]*Thyssen[^;]*; [^;]*Brillante; [^;]*Retiro; /u],
    [NORTH, 'Botín se nos va de precio, mejor una taberna barata por ahí cerca', /Toma Café; (?![^;]*Botín)[^;]+$/u],
    [NORTH, 'en vez de Toma Café una chocolatería', /Inglés[^;]*; [^;]*Chocolater[^;]*; [^;]*Botín$/u],
    [SNACK, 'la merienda en una chocolatería', /^[^;]*CaixaForum[^;]*; (?![^;]*Barehuä)[^;]+; [^;]*Gran Vía$/u],
    [
      ONE_TABLE,
      'no quiero Atocha, cámbielo por algo bonito cerca de donde comemos. Y el restaurante tiene que ser accesible',
      /^[^;]*Thyssen[^;]*; (?![^;]*González)[^;]+; (?![^;]*Atocha)[^;]+$/u,
    ],
  ];
  test.each(rows)('%s: %s', (plan, change, stands) => expect(stopsIn(textAfter(plan, change))).toMatch(stands));

  test('what is not to be had surely is told', () => {
    expect(textAfter(NORTH, 'el restaurante para comer tiene que ser accesible en silla de ruedas')).toMatch(
      /no sé si (?:es|son) accesibles? en silla de ruedas|acceso en silla/u,
    );
  });

  test('a stop that was liked comes back, and nothing else does', () => {
    const text = textAfter(
      CENTRE,
      'drop the Retiro',
      'drop Plaza Mayor',
      'start at 11. We liked the Retiro walk, put it back',
    );
    expect(stopsIn(text)).toMatch(/^11:\d\d-[^;]*Prado; [^;]*Brillante; [^;]*Retiro; [^;]*Casa Lucio$/u);
  });

  test('of a stop that was asked about another comes where it is not so', () => {
    const text = textAfter(CENTRE, 'is Casa Lucio around 20 euros? If not give me another one');
    expect(stopsIn(text)).toMatch(/Plaza Mayor; (?![^;]*Casa Lucio)[^;]+$/u);
  });
});

describe('what is no change', () => {
  test.each([
    [CENTRE, 'how do we get from El Brillante to the Retiro if it rains?'],
    [CENTRE, "I don't want to change the plan, just tell me the price of CaixaForum"],
    [CENTRE, 'what if it rains, is there something indoors for the kids on Sunday?'],
    [CENTRE, "never mind the plan, we'll just wander around by ourselves. When does the Retiro close?"],
    [NORTH, 'no quiero cambiar el plan, solo saber el precio de CaixaForum'],
    [NORTH, 'déjalo, vamos al Prado por nuestra cuenta. ¿Cuánto cuesta?'],
  ])('%s: %s', (plan, asked) => {
    const text = textAfter(plan, asked);
    expect(text).not.toMatch(/Done|Hecho/u);
    expect(stopsIn(text)).toBe('');
  });
});
