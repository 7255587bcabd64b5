// What follows on a list, a place or a part of the city: a refinement keeps what was wished, a question gets its answer.
import { describe, expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

describe('worth it', () => {
  test.each([
    [
      ['should we go inside the royal palace or just see it from outside? palaces bore me'],
      /^Honestly, I would look at it from outside.*Instead: /u,
    ],
    [
      ["is the Prado worth it? I'm not into museums"],
      /^Honestly, I would leave it out.*What you would miss: .*Instead: /u,
    ],
    [['no soy muy de museos. ¿merece la pena el Prado?'], /^Sinceramente, yo me lo saltaría.*En su lugar: /u],
    [['¿el Mercado de San Miguel es solo para guiris?'], /habrá visitantes.*Menos conocido: el Mercado /u],
  ])('%j', (messages, answer) => {
    expect(lastOf(...messages).text).toMatch(answer);
  });

  test('where nothing was told of tastes, the well-known is for most people worth it', () => {
    expect(lastOf('is the Prado worth it?').text).toMatch(/for most people worth the visit/u);
  });
});

describe('a refinement', () => {
  test('of a list of one looks elsewhere for the same', () => {
    expect(lastOf("where's good for an indoor swim?", 'closer to Chamberí if possible').text).toMatch(
      /^Swimming pools near Chamberí|swimming pool.*Chamberí|is closer/u,
    );
  });

  test.each([
    [['una tortilla de patatas buena por aquí', 'la segunda no, ya fui y no me gustó'], 2],
    [['museums near me', "not the first one, we've been there"], 1],
  ] as const)('leaves out what was turned down by its number: %j', ([list, change], number) => {
    const [gone = list] = lastOf(list).text.match(new RegExp(`(?<=^${number}\\. )[^(]+(?= \\()`, 'mu')) ?? [];
    expect(lastOf(list, change).text).not.toContain(gone);
  });

  test.each([
    [
      ['dinner and dancing tomorrow night', 'what about the morning after, brunch somewhere?'],
      /[Bb]runch places open on Sunday 29 November/u,
    ],
    [
      ['restaurantes para cenar mañana por la noche', '¿y a la mañana siguiente un brunch?'],
      /brunch que abren el domingo 29 de noviembre/u,
    ],
  ])('is for the day after: %j', (messages, answer) => {
    const { text } = lastOf(...messages);
    expect(text).toMatch(answer);
    expect(text).not.toMatch(/dancing/u);
  });

  test.each([
    ['ayer comimos paella, hoy otra cosa', /donde no consta que sirvan paella/u],
    ['we had paella last night, something else today', /not known for serving paella/u],
  ])('what was eaten before is left out: %s', (message, answer) => {
    expect(lastOf(message).text).toMatch(answer);
  });

  test('paella that is wanted again is no other', () => {
    expect(lastOf('ayer comimos paella y queremos más paella').text).not.toMatch(/no consta que sirvan paella/u);
  });

  test('what one is tired of gives way to what follows', () => {
    expect(lastOf('bares de tapas por La Latina', 'cansado de tapas, algo de cuchara').text).toMatch(
      /donde sirven platos? de cuchara/u,
    );
  });

  test('an allergy that a question tells is kept', () => {
    const { text } = lastOf(
      'bocadillos de calamares por la Plaza Mayor',
      '¿y para un amigo alérgico al marisco, ahí mismo?',
    );
    expect(text).toMatch(/sin marisco/u);
  });
});

describe('where the talk is', () => {
  test('a part of the city that a topic was asked of', () => {
    expect(
      lastOf('Is Lavapiés safe at night? my daughter is staying there', "what's good there and cheap to eat").text,
    ).toMatch(/in Lavapiés/u);
  });

  test.each([
    [
      ['Reina Sofía or Thyssen?', "ok I'll go to that one. where should I eat after, nothing fancy"],
      /near Museo Nacional/u,
    ],
    [
      ['¿Retiro o Casa de Campo para un picnic?', 'vale. ¿dónde compro antes algo para comer?'],
      /cerca (?:del Parque de El Retiro|de la Casa de Campo)/u,
    ],
  ])('the place that was settled on: %j', (messages, answer) => {
    expect(lastOf(...messages).text).toMatch(answer);
  });
});

describe('a question', () => {
  test.each([
    [['museums near me', 'what time do they close?'], /^1\. Today, .*\n2\. /u],
    [['museos', '¿hasta qué hora abren?'], /^1\. Hoy, .*\n2\. /u],
    [
      ['Reina Sofía or Thyssen?', 'and which one is open on tuesdays'],
      /Thyssen-Bornemisza is open.*\n.*Reina Sofía is closed on Tuesdays/u,
    ],
  ])('of several is answered for each: %j', (messages, answer) => {
    expect(lastOf(...messages).text).toMatch(answer);
  });

  test('of a chain is about the nearest branch', () => {
    expect(lastOf('¿El Corte Inglés abre los domingos?').text).toMatch(/El Corte Inglés Preciados-Callao/u);
  });

  test('which is near a station is asked of the list', () => {
    expect(lastOf('sitios de tacos', '¿cuál queda cerca del metro Tribunal?').text).toMatch(/contando desde Tribunal/u);
  });
});
