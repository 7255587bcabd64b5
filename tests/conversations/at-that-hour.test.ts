// What is asked of an hour is answered for that hour: free entry, a visit, the sunset, shops that never close.
import { describe, expect, it } from 'vitest';
import { chat, lastOf, NOW, SOL } from './stranger.ts';

describe('free entry at an hour', () => {
  it.each([
    ['is the Prado free now?', /^Not yet: today .*18:00 to 20:00/],
    ['¿el Prado es gratis ahora?', /^Todavía no: hoy .*18:00 a 20:00/],
    ['is the Prado free at 7 pm today?', /^Yes/],
    ['is the Reina Sofía free tomorrow at 10 in the morning?', /^Not at that hour/],
    ['is the Prado free today?', /^Yes/],
  ])('%s', (text, reply) => {
    expect(lastOf(text).text).toMatch(reply);
  });
});

describe('whether it is worth going today', () => {
  it.each([
    ['is it worth going to the royal palace now?', /Not today any more: it closes in an hour.*Saturday 28 November/],
    ['¿merece la pena ir ahora al Palacio Real?', /Hoy ya no merece la pena: cierra dentro de una hora.*sábado 28/],
  ])('too little time is left: %s', (text, reply) => {
    expect(lastOf(text).text).toMatch(reply);
  });
  it.each(['is the royal palace worth it?', 'is the Prado worth going now?'])('there is time: %s', (text) => {
    expect(lastOf(text).text).not.toContain('any more');
  });
});

describe('shops that never close', () => {
  it.each([
    'just tell me a 24 hour shop',
    'an all-night shop near sol',
    'una tienda abierta las 24 horas',
    '¿alguna tienda 24 horas?',
  ])('%s', (text) => {
    expect(lastOf(text).text).toMatch(/Carrefour Market Lavapiés \(.*(?:always open|a todas horas)/);
    expect(lastOf(text).text).not.toContain('Corte Inglés');
  });
});

describe('a view at sunset', () => {
  it.each([
    'plan for saturday: a museum, lunch, then a nice view for sunset',
    'plan para el domingo: un museo, comer y ver el atardecer desde un mirador',
    'Plan for tomorrow: rooftop bar for sunset and dinner after',
  ])('%s', (text) => {
    expect(lastOf(text).text).toMatch(/^\d+\. (?:De )?17:15 /m);
  });
  it('another view has no hour', () => {
    const { plan } = chat.read('plan for saturday: a museum, lunch, then a nice view', { now: NOW, from: SOL });
    expect(plan?.stops.some(({ isAtSunset }) => isAtSunset)).toBe(false);
  });
});

describe('another table', () => {
  it('what is refused gives way to what is wanted', () => {
    const { text } = lastOf('plan para hoy: un museo y cenar italiano', 'mejor italiano no, sushi');
    expect(text).toMatch(/^Hecho/);
    expect(text).toMatch(/\(cena/);
  });
});

describe('now is said of the doors, and a day of something else', () => {
  it.each([
    'any hairdresser open right now in Chamberí? I have a wedding tomorrow',
    '¿hay peluquerías abiertas a esta hora por Chamberí? tengo una boda mañana',
    'una farmacia abierta ahora, que mañana viajo',
  ])('%s', (text) => {
    const open = chat.read(text, { now: NOW, from: SOL }).wishes.filter(({ attribute }) => attribute === 'open');
    expect(open.map(({ value }) => value)).toEqual(['now']);
  });
  it.each(['a pharmacy open tomorrow', 'una panadería abierta el domingo'])('%s is of that day', (text) => {
    const open = chat.read(text, { now: NOW, from: SOL }).wishes.filter(({ attribute }) => attribute === 'open');
    expect(open.map(({ operator }) => operator)).toEqual(['on']);
  });
});

describe('a crawl whose hour is said is a plan', () => {
  it.each([
    'tapas crawl tonight in La Latina for 8 of us, starting 8:30 and ending around midnight',
    'ruta de tapas esta noche por La Latina, somos 8, empezamos a las 20:30 y acabamos a las 12',
  ])('%s', (text) => {
    expect(lastOf(text).text).toMatch(/^1\. (?:De )?2[01]:\d\d/m);
  });
  it.each(['¿dónde hago una ruta de tapas?', 'where is good for a tapas crawl?'])(
    'else it is told where: %s',
    (text) => {
      expect(lastOf(text).text).toContain('Cava Baja');
    },
  );
});

describe('the sun', () => {
  it.each([
    ['what time does the sun set today?', /sets in Madrid at 17:(?:4\d|5\d);/],
    ['¿a qué hora se pone el sol mañana?', /se pone a las 17:(?:4\d|5\d);/],
  ])('%s', (text, reply) => {
    expect(lastOf(text).text).toMatch(reply);
  });
});
