// What a message only tells is set apart from what it asks.
import { describe, expect, test } from 'vitest';
import { toldApart } from './told-apart.ts';

describe('what asks nothing is not read with what is asked', () => {
  test.each([
    ['my train to Leeds leaves at six. where can I leave my case?', 'where can I leave my case?'],
    ['mi tren a Sevilla sale a las 19:00, ¿dónde dejo la maleta?', '¿dónde dejo la maleta?'],
    ["our room isn't ready until 3, where can we have lunch?", 'where can we have lunch?'],
    ['el hotel no nos da la habitación hasta las 15h, ¿qué hacemos?', '¿qué hacemos?'],
    ["I already have a hotel, I don't need one. any park near here?", 'any park near here?'],
    ["that's not what I asked. is the Prado free today?", 'is the Prado free today?'],
    ['no te he preguntado eso. ¿el Prado es gratis hoy?', '¿el Prado es gratis hoy?'],
    ['no, no quiero andar. lo que quiero es un taxi', 'lo que quiero es un taxi'],
    ['who said anything about vegan? I want a steak house', 'I want a steak house'],
    ['vegan food? it can be 15 minutes by metro', 'vegan food? a bit further is fine'],
    ['algo sin gluten, no nos importa coger un taxi', 'algo sin gluten, un poco más lejos no importa'],
    ["I'm at a hotel by Opera, any bakery?", "I'm staying near Opera, any bakery?"],
  ])('%s', (message, asked) => {
    expect(toldApart(message).asked).toBe(asked);
  });

  test.each([
    'my train leaves at six',
    'plan for today, our train leaves at 6pm',
    'how much is the train to Toledo?',
    '¿cuánto cuesta el tren a Segovia?',
    'two museums and a bar, please',
  ])('but what is all that is said, a plan and a question stay whole: %s', (message) => {
    expect(toldApart(message).asked).toBe(message);
  });
});
