// Thanks and leave-taking, with the name of the place that was settled on: a short word, and no description once more. What is
// asked in the same message is answered.
import { describe, expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

const SHORT = 90;

describe('who has settled is let go with a short word', () => {
  test.each([
    [['La Bola', "super, we'll go to La Bola. Good night!"]],
    [['La Bola', "alright, I'll try it"]],
    [['restaurants near Sol', "thanks, we'll go to Casa Labra"]],
    [['La Bola', "ok we'll go there tonight, thank you"]],
    [['hotels near Sol', 'found one already, thanks anyway']],
    [['La Bola', 'La Bola it is, cheers']],
    [['La Bola', 'ok thx']],
    [['La Bola', 'genial, vamos a La Bola. ¡Gracias!']],
    [['La Bola', 'pues nos quedamos con La Bola, buenas noches']],
    [['restaurantes cerca de Sol', 'vale, vamos a ese, gracias']],
    [['La Bola', 'vale, pues voy a ir allí']],
    [['hoteles cerca de Sol', 'ya hemos encontrado uno, gracias']],
    [['La Bola', 'perfecto, gracias, hasta luego']],
  ])('%j', (messages) => {
    const { text, listed } = lastOf(...messages);
    expect(listed).toEqual([]);
    expect(text.length).toBeLessThan(SHORT);
  });

  test.each([
    [['La Bola', 'thanks! and what time does it close?'], /23:00/],
    [['La Bola', "great, we'll go there. What's the address?"], /Calle de la Bola, 5/],
    [['La Bola', 'gracias, ¿y el teléfono?'], /915 476 930/],
    [['La Bola', 'vale, vamos a ese. ¿Hay que reservar?'], /reserv/],
    [['restaurants near Sol', 'thanks, and museums near there?'], /museums/i],
  ])('and a question is answered: %j', (messages, told) => expect(lastOf(...messages).text).toMatch(told));
});
