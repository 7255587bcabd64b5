import { expect, test } from 'vitest';
import { pricesIn } from './prices.ts';

const told = (...lines: string[]) => pricesIn(lines, undefined).map(({ what, amount }) => [what.en, amount]);

test('an amount is of the ticket that its line names', () => {
  expect(told('Entrada general: 8 €', 'Reducida: 4 €')).toEqual([
    ['general admission', 8],
    ['reduced admission', 4],
  ]);
  expect(told('Entrada gratuita')).toEqual([['admission', 0]]);
});

test('what a guide or a play costs is not the admission', () => {
  expect(told('Acceso gratuito. Visitas guiadas: 4 €')).toEqual([['guided visit', 4]]);
  expect(told('Visita teatralizada: 8 euros')).toEqual([['dramatised visit', 8]]);
});

test('a donation, a range and a price per group are no ticket', () => {
  expect(told('Donativo por la visita: 5 €', 'Entrada: de 3 € a 6 €', 'Visita de grupo: 40 €')).toEqual([]);
});
