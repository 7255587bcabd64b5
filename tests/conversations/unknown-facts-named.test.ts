// What the catalogue does not say is named: the very thing that was asked, several of one place in one sentence, and then what
// is known.
import { describe, expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

describe('features beside wheelchair access', () => {
  test.each([
    [['the Prado', 'can one borrow a wheelchair?'], /lend wheelchairs free of charge/],
    [['Museo de América', 'any disabled toilets?'], /whether there is an adapted toilet\. .*accessible by wheelchair/],
    [['the Thyssen', 'but has it got an accessible loo?'], /Yes, .* has an adapted toilet/],
    [['Museo de Cera', 'does it have a lift?'], /whether there is a lift/],
    [['the Prado', 'do they rent wheelchairs to visitors'], /lend wheelchairs free of charge/],
    [['the Reina Sofía', 'is there a coat check?'], /lockers or a cloakroom/],
    [['el Prado', '¿alquilan sillas de ruedas?'], /prestan sillas de ruedas gratis/],
    [['Museo de América', '¿tienen aseos adaptados?'], /si hay baño adaptado\. .*accesible/],
    [['el Prado', '¿dejan sillas de ruedas a los visitantes?'], /prestan sillas de ruedas gratis/],
    [['Museo de Cera', '¿tiene ascensor?'], /si hay ascensor/],
    [['Museo de América', '¿hay taquillas?'], /si hay taquillas o guardarropa/],
    [['Museo de Cera', '¿hacen visitas guiadas?'], /visitas guiadas|audioguías/],
    [['el Prado', '¿y es accesible?'], /es accesible en silla de ruedas/],
  ])('%j', (messages, told) => expect(lastOf(...messages).text).toMatch(told));

  test('a list that was asked for them names those that are known to have them', () =>
    expect(lastOf('museums near Sol with accessible toilets').text).toMatch(/^Museums with an accessible toilet/));

  test('and says of others that it does not know', () =>
    expect(lastOf('cafés near Prado with accessible toilets').text).toMatch(
      /I don't know whether these have an accessible toilet/,
    ));
});

describe('several unknown facts of one place are one sentence', () => {
  test.each([
    [['La Bola', 'do they take visa and have they got wifi?'], /how one can pay, nor whether it has wifi\./],
    [
      ['La Bola', 'is there parking, and are dogs allowed?'],
      /doesn't say whether dogs are allowed, nor whether there is parking\./,
    ],
    [['La Castela', 'do they accept visa and have they got wifi?'], /how one can pay, nor whether it has wifi\./],
    [
      ['Museo de Cera', 'is there a lift and do they lend wheelchairs?'],
      /whether there is a lift\. .*lend wheelchairs free/,
    ],
    [['Museo de Cera', 'is there a lift and an accessible toilet?'], /lift, nor whether there is an adapted toilet\./],
    [['La Bola', '¿se puede pagar con tarjeta y hay wifi?'], /cómo se puede pagar ni si tiene wifi\./],
    [['La Bola', '¿hay aparcamiento? ¿y admiten perros?'], /aparcamiento ni si admite perros\./],
    [
      ['Museo de Cera', '¿tiene ascensor y prestan sillas de ruedas?'],
      /prestan sillas de ruedas gratis.*si hay ascensor\./,
    ],
    [['Museo de Cera', '¿tiene ascensor y aseo adaptado?'], /si hay baño adaptado ni si hay ascensor\./],
  ])('%j', (messages, told) => expect(lastOf(...messages).text).toMatch(told));

  test.each([
    [['La Bola', 'how much is the cocido there?'], /doesn't say what cocido costs\. .*a person/],
    [['La Bola', 'what is the stew price there, and is it far from Ópera metro?'], /Ópera/],
    [['La Bola', '¿cuánto vale el cocido allí?'], /no dice cuánto cuesta cocido|no dice cuánto cuesta el cocido/],
  ])('and a dish has a price of its own: %j', (messages, told) => expect(lastOf(...messages).text).toMatch(told));

  test.each([
    [['La Castela', 'are dogs allowed, and what is their phone number?'], '+34 915 735 590'],
    [['La Castela', '¿admiten perros? ¿y el teléfono?'], '+34 915 735 590'],
    [['Vietnam Mekong', '¿a qué hora cierra hoy? ¿y tiene algo vegano?'], '+34 915 489 450'],
  ])('a telephone is told once: %j', (messages, phone) =>
    expect(lastOf(...messages).text.split(phone)).toHaveLength(2),
  );
});
