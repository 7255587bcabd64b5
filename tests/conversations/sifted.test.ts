// A question of all that was listed is answered of each; one is one; what is compared is what was asked; near is where people say they are.
import { describe, expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

describe('the list that was shown', () => {
  test.each([
    [['tapas in La Latina', 'which of these is open till 1?'], /at 01:00 today/u],
    [['cafés near Lavapiés', 'which of them takes dogs and is cheap?'], /dogs/u],
    [['cafeterías por Lavapiés', '¿cuál está abierta a las 9 de la noche?'], /a las 21:00/u],
    [['cafeterías por Lavapiés', '¿cuál de esas tiene terraza y wifi?'], /Sí, Nuevo Café Barbieri tiene terraza/u],
  ])('is sifted by an hour or by several conditions, place by place: %j', (messages, answer) => {
    expect(lastOf(...messages).text).toMatch(answer);
  });

  test.each([
    [['cafés near Lavapiés', 'just give me the best one'], /^I would pick /u],
    [['cafés near Lavapiés', 'just one please'], /^I would pick /u],
    [['cafeterías por Lavapiés', 'dame solo una'], /^Yo elegiría /u],
    [['cafeterías por Lavapiés', 'solo una, la mejor'], /^Yo elegiría /u],
  ])('is left with one where one is asked for: %j', (messages, answer) => {
    expect(lastOf(...messages).text).toMatch(answer);
  });

  test.each([
    [['cafés near Lavapiés', 'which one closes first?'], /closes first today/u],
    [['cafeterías por Lavapiés', '¿cuál cierra antes?'], /cierra antes hoy/u],
    [['cafés near Lavapiés', 'which is quietest?'], /can't say which is the quietest/u],
    [['museos gratis cerca de Atocha', '¿cuál está más cerca?'], /contando desde la Estación de Atocha/u],
  ])('is compared by what was asked: %j', (messages, answer) => {
    expect(lastOf(...messages).text).toMatch(answer);
  });
});

test.each([
  [["I'm at Callao. any good ramen?", 'the first one, is it open?', 'ok and a bar near me for later'], /near Callao/u],
  [
    ['estoy en Atocha. ¿qué museos hay cerca?', '¿el Prado hasta qué hora abre?', 'y un sitio para comer por aquí'],
    /cerca de Atocha/u,
  ],
])('near the asker is where they said they are: %j', (messages, answer) => {
  expect(lastOf(...messages).text).toMatch(answer);
});

test.each([
  [['what can I do round Atocha till 6 that is free? and a cheap lunch under 15'], /free entry[^]*restaurants/u],
  [['affordable restaurants near the Bernabéu', 'no fast food'], /affordable restaurants/iu],
  [['name me 3 tapas places in La Latina with the address'], / is at /u],
  [['dime 3 sitios de tapas en La Latina con dirección'], / está en /u],
  [['restaurantes vegetarianos cerca de Sol', 'no, de carne no, vegetariano dije'], /restaurantes .*vegetariana/u],
])('a condition binds what it was said of: %j', (messages, answer) => {
  expect(lastOf(...messages).text).toMatch(answer);
});
