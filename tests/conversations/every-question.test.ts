// Every question of a message has its answer: two facts at once, a ranking and a fact of the foremost, when to leave, what stands
// between two places; and a detail of which nothing is known is said not to be known.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Wednesday, 25 November 2026, 17:00 in Madrid. */
const NOW = new Date('2026-11-25T16:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const textOf = (messages: string): string => lastTurn(world, NOW, messages.split(' / ')).text;

describe('when to leave', () => {
  test.each([
    ['the Thyssen / what time must I leave to be there at 11', /at 11:00, set out .* at about 10:/u],
    ['el Thyssen / ¿a qué hora tengo que salir para estar allí a las 11?', /a las 11:00 .*, sal .*sobre las 10:/u],
    [
      'Estadio Bernabéu / ¿a qué hora salgo de Atocha para llegar a las 17?',
      /a las 17:00 .*, sal de .*Atocha sobre las 16:/u,
    ],
    ['the Prado / when should we leave from Chueca to be there at 18:00?', /set out from Chueca at about 17:/u],
    // Shut on Wednesday evenings: that is said as well.
    ['Museo Cerralbo / what time must I leave to be there at 23:00?', /closed at that time/u],
    ['the Prado / what time should I set off from Sol?', /tell me when you want to be there/u],
  ])('%s', (messages, answer) => {
    expect(textOf(messages)).toMatch(answer);
  });
});

describe('several questions in one message', () => {
  test.each([
    ['hostels near Sol / the cheapest of those. how far on foot?', [/inexpensive/u, /minutes on foot/u]],
    ['tell me about the Prado and when it opens', [/Vel[aá]zquez/u, /Hours this week|from 10:00/u]],
    ['hostales cerca de Atocha / el segundo, teléfono y dirección', [/teléfono .*\+34/u, /está en /u]],
    ['¿cuánto se tarda en ver el Prado y a cuánto está del Retiro?', [/tres horas/u, /del Parque de El Retiro/u]],
    ['how long does the Prado take and how far is it from the Retiro?', [/three hours/u, /from Parque de El Retiro/u]],
    ['¿el Prado? / ¿a cuánto está del Retiro?', [/del Prado está a .* del Parque de El Retiro/u]],
    ['rooftop bars / the second one, where is it exactly and whats the nearest metro', [/is at /u, /metro station/u]],
  ] as const)('%s', (messages, answers) => {
    const text = textOf(messages);
    for (const answer of answers) expect(text).toMatch(answer);
  });

  test.each([
    ['the Prado / how much is it? / do they let kids in?', /children/u, /Reduced/u],
    ['el Prado / ¿cuánto cuesta? / ¿dejan entrar niños?', /niños/u, /reducida/u],
    ['San Ginés / how long is the queue usually?', /how busy/u, /Allow about/u],
  ])('and no other: %s', (messages, answer, other) => {
    expect(textOf(messages)).toMatch(answer);
    expect(textOf(messages)).not.toMatch(other);
  });
});

describe('stations', () => {
  test.each([
    ['Zoo Aquarium / is there a metro with a lift near it?', /metro station closest.*(?:step-free|a lift)/u],
    ['el zoo de la Casa de Campo / ¿hay metro con ascensor cerca?', /metro más cercano.*(?:sin escaleras|ascensor)/u],
    ['Parque de El Capricho / ¿en qué metro vuelvo?', /metro más cercano/u],
    ['la Biblioteca Nacional / ¿cerca de qué metro está?', /metro más cercano/u],
  ])('%s', (messages, answer) => {
    expect(textOf(messages)).toMatch(answer);
  });
});

describe('what is compared', () => {
  test.each([
    ['museums around Paseo del Prado / cafés near the first one / which museum is closer to Sol?', / is the closest/u],
    [
      'museos por el Paseo del Prado / cafeterías cerca del primero / ¿qué museo está más cerca de Sol?',
      / es lo que queda más cerca/u,
    ],
    ['the zoo or Faunia with a 2 year old?', /Faunia.*Zoo|Zoo.*Faunia/u],
    // How well known a hostel is says nothing about its noise; of sights it hints at the crowd.
    ['hostels near Sol / the cheapest / and the quietest?', /can't say which is the quietest/u],
    ['museums near Sol / and the quietest?', /least known, so probably the calmest|known to be quiet/u],
  ])('%s', (messages, answer) => {
    expect(textOf(messages)).toMatch(answer);
  });

  test('all of the list, and not two of it', () => {
    expect(textOf('hotels near Gran Vía / the first / which one is closer to the airport?')).toMatch(/Then come/u);
  });
});

test.each([
  [
    'compare the Prado and the Thyssen / how far apart are they?',
    /from Museo Nacional del Prado|from Museo Nacional Thyssen/u,
  ],
  ['compara el Prado y el Thyssen / ¿cuánto hay de uno a otro?', /desde el Museo Nacional (?:del Prado|Thyssen)/u],
])('the way between two places: %s', (messages, answer) => {
  expect(textOf(messages)).toMatch(answer);
});

test.each([
  ['where can I see guernica', /Reina Sofía/u],
  ['¿dónde puedo ver el guernica?', /Reina Sofía/u],
])('a work is where the texts say: %s', (message, answer) => {
  expect(textOf(message)).toMatch(answer);
});

test.each([
  ['tapas bars / does the second one do food?', /^Yes, .* serves food/u],
  ['bares de tapas / ¿el segundo da de comer?', /^Sí, .* sirve comidas/u],
  ['the Royal Palace / what is it known for?', /^Palacio Real de Madrid: /u],
  ['el Palacio Real / ¿por qué es famoso?', /^Palacio Real de Madrid: /u],
  ['Café Comercial / can we juggle there?', /^My catalogue doesn't tell me that about/u],
])('%s', (messages, answer) => {
  expect(textOf(messages)).toMatch(answer);
});

describe('a list and what was asked of it', () => {
  test.each([
    ['bookshops / opening hours of each', 'tell_each'],
    ['librerías / horario de cada una', 'tell_each'],
    ['bookshops / how much is the first? / and the others?', 'tell_each'],
    ['librerías / ¿cuánto cuesta la primera? / ¿y las demás?', 'tell_each'],
    ['day spas / do they do aromas?', 'tell_each'],
    ['un spa / ¿hacen para parejas?', 'tell_each'],
  ])('%s', (messages, act) => {
    expect(lastTurn(world, NOW, messages.split(' / ')).act).toBe(act);
  });

  test.each([
    ['hotel near Chamartín station / and hostels / does the hotel have a gym?', /^For Hotel/u],
    ['hotel cerca de Chamartín / y hostales / ¿el hotel tiene gimnasio?', /^De Hotel/u],
  ])('a noun means the list that was asked for by it: %s', (messages, answer) => {
    expect(textOf(messages)).toMatch(answer);
  });

  test.each([
    ['Thai food / the first one / any dishes without peanuts? I am allergic', /peanuts/u],
    ['comida tailandesa / el primero / ¿algún plato sin cacahuete? soy alérgico', /cacahuetes/u],
  ])('a food that is feared in another sentence is kept in mind: %s', (messages, answer) => {
    const { text, state } = lastTurn(world, NOW, messages.split(' / '));
    expect(text).toMatch(answer);
    expect(state).toMatchObject({ situation: { allergies: ['peanuts'] } });
  });
});

test('going up to a rooftop at a price is no trouble with walking', () => {
  const { state } = lastTurn(world, NOW, ['azoteas con vistas', 'la del Círculo cuánto cuesta subir']);
  expect('situation' in state).toBe(false);
});
