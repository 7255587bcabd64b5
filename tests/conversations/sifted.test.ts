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
    [['cafés near Lavapiés', 'which is quietest?'], /^\S.* is the quietest|can't say which is the quietest/u],
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
  [['what can I do round Atocha till 6 that is free? and a cheap lunch under 15'], /free entry[\s\S]*restaurants/u],
  [['affordable restaurants near the Bernabéu', 'no fast food'], /affordable restaurants/iu],
  [['name me 3 tapas places in La Latina with the address'], / is at /u],
  [['dime 3 sitios de tapas en La Latina con dirección'], / está en /u],
  [['restaurantes vegetarianos cerca de Sol', 'no, de carne no, vegetariano dije'], /restaurantes .*vegetariana/u],
])('a condition binds what it was said of: %j', (messages, answer) => {
  expect(lastOf(...messages).text).toMatch(answer);
});

describe('a list goes on', () => {
  test.each([
    [['bares en Lavapiés', 'sin música'], /bares/u],
    [['bars in Lavapiés', 'not too loud'], /bars/u],
    [['parques cerca de aquí', 'uno con fuentes'], /parques que casan con «fuentes»/u],
    [['parks near here', 'one with a lake'], /parks that go with “lake”/u],
  ])('keeps its kind where only a quality is named: %j', (messages, answer) => {
    expect(lastOf(...messages).text).toMatch(answer);
  });

  test.each([
    [['museos cerca', 'otro museo? no, algo para saltar'], 'Monasterio de las Descalzas Reales'],
    [['museums for kids', 'another museum? no, somewhere they can jump around'], 'Casita Museo de Ratón Pérez'],
    [['museos por aquí', 'y luego un bocado?'], 'Monasterio de las Descalzas Reales'],
    [['museums near the Prado', 'and for a snack afterwards?'], 'CaixaForum'],
  ])('is gone where its kind is turned down, or a table comes after it: %j', (messages, gone) => {
    expect(lastOf(...messages).text).not.toContain(gone);
  });

  test.each([
    [['plan me an evening in Chueca with dinner', 'just tell me 3 or 4 simple restaurants and I choose']],
    [['hazme un plan para esta tarde por Lavapiés con cena', 'no, dame 3 o 4 opciones de cena baratas y elijo yo']],
    [['sitios para tomar algo después de cenar por Ponzano']],
    [['places for a drink after dinner near Ponzano']],
  ])('is told where a few are asked for to choose from, and no plan: %j', (messages) => {
    expect(lastOf(...messages).text).not.toMatch(/\d\d:\d\d (?:to|a) \d\d:\d\d: /u);
  });
});
