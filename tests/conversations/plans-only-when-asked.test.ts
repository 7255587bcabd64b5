// In the middle of a talk about places one more is looked for: no plan is made of it, and what was agreed to says where.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Monday, 30 November 2026, 08:00 in Madrid. */
const MONDAY = new Date('2026-11-30T07:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const textOf = (messages: readonly string[]): string => lastTurn(world, MONDAY, messages).text;
const TIMETABLE = /^\d+\. (?:De )?\d\d:\d\d (?:to|a) \d\d:\d\d: /mu;

type Row = readonly [messages: readonly string[], answer: RegExp];

const ONE_SOUGHT: readonly Row[] = [
  [
    ['museums near the Retiro', 'the Prado then. and for dinner something nearby around 21:00, not too fancy'],
    /restaurants.*near Museo Nacional del Prado/iu,
  ],
  [
    ['museums near the Retiro', "Perfect, we'll do the Thyssen at ten. Is there a good brunch place before?"],
    /brunch/iu,
  ],
  [['museums near the Retiro', 'and then a nice terrace for a beer when we come out, about six'], /18:00/u],
  [
    ['a cafe near the Prado', 'etual, great. then I want to go for a walk somewhere green at about five thirty'],
    /parks/iu,
  ],
  [
    [
      'la bicicleta café, what time does it close?',
      'and what about lunch near there, something light like a salad or poke',
    ],
    /near La Bicicleta Café/u,
  ],
  [
    [
      'sala equis, what are its hours?',
      "And a proper hammam nearby? A massage would be heaven, I've been walking for three days",
    ],
    /Hammam Al Ándalus/u,
  ],
  [
    ['tapas bars in la latina', 'great, and after dinner where could we dance a bit, until two or so?'],
    /clubs?|venue/u,
  ],
  [
    ['museos de arte', 'el Prado entonces, por la mañana. ¿Y para comer por allí cerca, sobre las dos, algo típico?'],
    /restaurantes.*14:00.*cerca del Museo Nacional del Prado/iu,
  ],
  [
    ['museos de arte', 'genial. y por la tarde un parque para que corran los niños, a eso de las cinco'],
    /parques.*17:00/u,
  ],
  [
    [
      'flamenco el sábado',
      'vale cardamomo entonces. el sábado a las 20? y antes dónde podemos cenar pronto 8 personas por ahí cerca',
    ],
    /restaurantes.*cerca de Cardamomo/iu,
  ],
  [
    [
      '¿Está abierto el Retiro?',
      'Vale. Y a la vuelta, sobre las 8:30, un desayuno potente por Sol, con tostada y buen café',
    ],
    /cafetería/u,
  ],
  [['un café por Malasaña', 'llevamos tres días pateando la ciudad, ¿dónde nos dan un masaje esta tarde?'], /masaje/u],
  [['un café por Malasaña', 'y luego me apetece dar un paseo por algún sitio verde'], /parques/iu],
];

describe('one place is looked for in a talk about places', () => {
  test.each(ONE_SOUGHT)('%j', (messages, answer) => {
    const text = textOf(messages);
    expect(text).not.toMatch(TIMETABLE);
    expect(text).toMatch(answer);
  });
});

const PLAN_LEFT: readonly Row[] = [
  [
    [
      'plan a day for us with two kids today',
      'Hmm, 8:30 again. Just name me a couple of pizza places near Plaza Mayor open at 6:30 tonight',
    ],
    /18:30 near Plaza Mayor/u,
  ],
  [['a plan for tomorrow', 'forget the plan, just tell me a place for churros'], /churros/u],
  [['a plan for today', 'I only want lunch: a quiet restaurant near the Prado'], /near Museo Nacional del Prado/u],
  [['un plan para mañana', 'olvida el plan, dime solo un sitio de churros'], /churrería/u],
  [['un plan para hoy', 'Eso no, solo quiero el desayuno: una cafetería cerca de Sol'], /cerca de la Puerta del Sol/u],
];

describe('who wants but one place gets no other plan', () => {
  test.each(PLAN_LEFT)('%j', (messages, answer) => {
    const text = textOf(messages);
    expect(text).not.toMatch(TIMETABLE);
    expect(text).toMatch(answer);
  });
});

const ASKED: readonly (readonly string[])[] = [
  ['museums near the Retiro', 'the Prado in the morning, then lunch, then a park and a bar at night'],
  ['tapas bars in la latina', "we've got two hours to kill before dinner, anything to see around there?"],
  ['museos de arte', 'y mañana un plan para todo el día con niños'],
  ['bares de tapas en la latina', 'tenemos dos horas antes de cenar, ¿qué vemos por ahí?'],
  ['un plan para mañana', 'olvida el plan y hazme otro para el domingo'],
];

describe('who asks for a plan in the middle of a talk gets one', () => {
  test.each(ASKED.map((messages) => [messages]))('%j', (messages) => {
    expect(textOf(messages)).toMatch(TIMETABLE);
  });
});
