// Free entry under a condition: its hours by the clock of the day that is asked about, for whom, and a plain yes to those who
// have said that they are one of them. The palace closes at six in winter; it is free for some in its last two hours, Monday to
// Thursday.
import { describe, expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

describe('the hours of a condition are told for the day', () => {
  test.each([
    [
      'is the Royal Palace free on Tuesday?',
      /^Not for everybody: on Tuesday 1 December .* from 16:00 to 18:00 .*citizens of the EU/,
    ],
    [
      'is the Royal Palace free on Wednesday at half past four? I am Portuguese',
      /^Yes: on Wednesday 2 December .* free for you from 16:00 to 18:00/,
    ],
    ['we hold Mexican passports, is the Royal Palace free on Monday?', /^Yes: on Monday 30 November/],
    ['is the Royal Palace free on Friday for me as an EU citizen?', /^No, entry .* is not free .*Monday to Thursday/],
    ["we're from Canada, is the Royal Palace free on Tuesday?", /^Not for you, as far as I know/],
    [
      'when is the Royal Palace free? I have an Irish passport',
      /^Yes, for you .*Monday to Thursday.* from 16:00 to 18:00/,
    ],
    ['¿el Palacio Real es gratis el martes?', /^No para todo el mundo: el martes 1 de diciembre .* de 16:00 a 18:00/],
    [
      'somos argentinos, ¿es gratis el Palacio Real el lunes?',
      /^Sí: el lunes 30 de noviembre entras gratis .* de 16:00 a 18:00/,
    ],
    ['soy italiana, ¿entro gratis en el Palacio Real el jueves a las 5?', /^Sí: el jueves 3 de diciembre/],
    ['somos estadounidenses, ¿el Palacio Real es gratis el martes?', /^En tu caso no/],
    ['¿cuándo es gratis el Palacio Real? tengo pasaporte chileno', /^Sí, en tu caso .* de 16:00 a 18:00/],
    ['¿es gratis el Palacio Real el sábado?', /^No, el sábado 28 de noviembre .*lunes a jueves/],
  ])('%s', (message, told) => expect(lastOf(message).text).toMatch(told));

  test.each([
    [['is the Royal Palace free on Monday?', "I'm Polish"], /^Yes: on Monday 30 November/],
    [
      ['I have an EU passport. How much is the Royal Palace?', 'is it free on Tuesday 4 to 6?'],
      /^Yes: on Tuesday 1 December .*16:00 to 18:00/,
    ],
    [
      ['is the Royal Palace free on Monday? I am Greek', 'and at noon?'],
      /^Not at that hour: on Monday 30 November .*16:00/,
    ],
    [
      ['what are the hours of the Royal Palace on Monday?', 'what time do I come to pay nothing, I am German'],
      /for you (?:.* )?from 16:00 to 18:00/,
    ],
    [
      ['¿a qué hora abre el Palacio Real el martes?', 'y siendo peruana, ¿a qué hora voy para no pagar?'],
      /16:00 a 18:00/,
    ],
    [['¿es gratis el Palacio Real el lunes?', 'somos colombianas'], /^Sí: el lunes 30 de noviembre/],
  ])('in the talk: %j', (messages, told) => expect(lastOf(...messages).text).toMatch(told));
});

describe('what someone pays is told once', () => {
  test.each([
    ['must one pay at the Thyssen? I am a student', /€/g],
    ['¿hay que pagar en el Thyssen? soy jubilado', /€/g],
  ])('%s', (message, price) => {
    const { text } = lastOf(message);
    expect(text).toMatch(price);
    expect(new Set(text.split(/(?<=\.) /u)).size).toBe(text.split(/(?<=\.) /u).length);
  });
});

describe('what a disability changes at the desk is told of that, and what is asked beside it is answered of the same house', () => {
  test.each([
    [
      ['Is the Thyssen free for disabled visitors, and does it have an adapted toilet?'],
      /one companion.*Thyssen.*adapted/su,
    ],
    [
      ['Do children pay at the Prado, and until what time is it open on Sunday?'],
      /under-18s.*open from 10:00 to 19:00/su,
    ],
    [
      ['what is the Prado?', 'how much is it with a disability card and do they lend wheelchairs?'],
      /companion.*lend/su,
    ],
    [['¿El Prado es gratis para mi marido por la discapacidad?'], /acompañante/u],
    [['El Prado es gratis para él? tiene el certificado de discapacidad'], /acompañante/u],
  ])('%j', (messages, told) => {
    const { text } = lastOf(...messages);
    expect(text).toMatch(told);
    expect(text).not.toMatch(/teachers|docentes/u);
  });
});
