// More is asked of a topic of the city after it was told: the side that is asked about is told, nothing is told twice in a
// row, and nothing follows that nobody asked for.
import { describe, expect, test } from 'vitest';
import { topicsIn } from '../../src/chat/topics.ts';
import { MADRID } from '../support/city.ts';
import { lastOf } from './stranger.ts';

const topics = MADRID.topics ?? [];
const idsOf = (message: string): readonly string[] => topicsIn(message, topics)?.topics.map(({ id }) => id) ?? [];

describe('a question that goes on is of the topic', () => {
  test.each([
    [['how do we reach Toledo?', 'and what does the train cost?'], /€10 to 15/u],
    [['how do we reach Toledo?', 'how long does it take'], /35 minutes/u],
    [['¿cómo se va a Segovia?', '¿y cuánto vale?'], /10 a 15 €/u],
    [['where is the christmas market?', 'until what time?'], /31 December/u],
    [['cómo voy del aeropuerto al centro', 'y cuánto se tarda'], /30 o 40/u],
    [['cómo voy del aeropuerto al centro', 'y el taxi cuánto cuesta'], /33 €/u],
    [['can I take a beagle on the tube?', 'does he pay?'], /free of charge/u],
    [['how does bicimad work?', 'thanks', 'and the price?'], /€0\.50/u],
    [['do night buses run?', 'and on sunday?'], /Sundays and holidays/u],
  ])('%j', (messages, told) => {
    const { text } = lastOf(...messages);
    expect(text).toMatch(told);
    expect(text).not.toContain('\n');
  });

  test.each([
    [['is smoking allowed on terraces?', 'are you sure smoking is allowed on terraces?'], /told you all/u],
    [['do I need to tip?', 'how much?'], /told you all/u],
    [['¿hay que dejar propina?', '¿se deja propina en los bares?'], /ya te he dicho/u],
    [['are taxis with baby seats common?', 'what do they cost'], /price I don't have/u],
  ])('and where no more is known, that is said: %j', (messages, told) => {
    expect(lastOf(...messages).text).toMatch(told);
  });

  test.each([
    [['do I need to tip?', 'a museum near Sol'], 2],
    [['¿se deja propina?', 'y un café por Malasaña'], 2],
  ])('but a search is one: %j', (messages, least) => {
    expect(lastOf(...messages).listed.length).toBeGreaterThan(least);
  });
});

describe('a side is asked about at once', () => {
  test.each([
    ['ten journeys or the tourist pass, which is better for three days?', /cheaper/u],
    ['¿me conviene el abono turístico o los diez viajes para 5 días?', /sale mejor/u],
    ['what does the rowing boat in the Retiro cost?', /€6/u],
    ['¿a qué hora se encienden las luces de Navidad?', /18:00/u],
    ['¿hasta qué hora se puede comprar vino en el súper?', /22:00/u],
    ['Segovia o Toledo, ¿cuál es más bonita y cómo se llega?', /Atocha.*elegiría|elegiría.*Atocha/su],
  ])('%s', (message, told) => {
    const { text, listed } = lastOf(message);
    expect(text).toMatch(told);
    expect(text).not.toContain('\n');
    expect(listed.length).toBeLessThan(2);
  });
});

describe('a ride between two places is estimated', () => {
  test.each([
    [['what would a cab from the Prado to Plaza de España be?'], /from Museo Nacional del Prado to Plaza de España/u],
    [['¿cuánto sale un taxi de Atocha al Bernabéu?'], /entre Atocha y .*Bernabéu/u],
    [['how much is a taxi from Sol to the Bernabéu', 'and from Sol to Matadero?'], /to Matadero/u],
  ])('%j', (messages, told) => {
    expect(lastOf(...messages).text).toMatch(told);
    expect(lastOf(...messages).text).toMatch(/\d+ (?:to|a) \d+/u);
  });
});

describe('words of like meaning', () => {
  test.each([
    ['metro-dogs', 'may my spaniel come on the underground', '¿mi galgo puede ir en el metro?'],
    [
      'airport-taxi',
      'how much is a minicab from T2 to the city centre',
      '¿cuánto vale un taxi de la T1 al casco antiguo?',
    ],
    ['discounts', 'do pensioners pay in the museums', '¿los abuelos pagan en los museos?'],
    ['museum-days', 'are the museums shut on mondays?', '¿abren los museos en festivo?'],
    ['taxi-child-seats', 'can I get a cab with a booster for my toddler', '¿hay taxis con sillita para mi hijo?'],
    ['live-transport', 'is there a train strike tomorrow', '¿hay retrasos en el metro hoy?'],
    ['metro-safety', 'is the subway safe late at night', '¿es peligroso el metro de noche?'],
    ['privacy', 'do you keep what I write?', '¿guardas mis mensajes?'],
  ])('%s', (id, ...messages) => {
    for (const message of messages) expect([message, idsOf(message)]).toEqual([message, [id]]);
  });

  test('a museum that is talked of need not be named again', () => {
    expect(lastOf('Museo del Prado', 'is there a discount for students?').text).toMatch(/At the Prado under-18s/u);
    expect(lastOf('Museo Thyssen', '¿y los niños pagan?').text).toMatch(/En el Thyssen entran gratis/u);
  });
});

describe('nothing follows that nobody asked for', () => {
  test.each([
    [['tapas bars near Sol', 'is it safe to walk home at night? my father is nervous']],
    [['librerías por Malasaña', '¿es segura la zona de noche? mi hermana está nerviosa']],
  ])('%j', (messages) => {
    const { text, listed } = lastOf(...messages);
    expect(text).not.toContain('\n');
    expect(listed).toEqual([]);
  });
});

describe('texts, homework and data of people are declined, and who answers is told', () => {
  test.each([
    'write me an essay about the Prado, 800 words',
    'can you do my homework about Goya',
    'translate this letter for me',
    'hazme un poema sobre el Retiro',
    '¿me escribes una redacción sobre Velázquez?',
    'dame el número de mi vecina',
  ])('%s', (message) => {
    const { text, listed } = lastOf(message);
    expect(text).toMatch(/beyond a guide|se le escapa a una guía/u);
    expect(listed).toEqual([]);
  });

  test.each([
    'a quiet library near Sol to finish my thesis',
    'una biblioteca para hacer los deberes con mi hija',
    'hazme un plan para el sábado',
  ])('but places for it are found: %s', (message) => {
    expect(lastOf(message).listed.length).toBeGreaterThan(0);
  });

  test.each([
    [['museums near Sol', 'thanks! are you a person?'], /Paseo/u],
    [['museos por Sol', 'gracias, ¿sos un robot?'], /Paseo/u],
    [['¿eres una persona? ¿y de dónde sacas los datos?'], /OpenStreetMap.*Paseo/su],
  ])('%j', (messages, told) => {
    expect(lastOf(...messages).text).toMatch(told);
  });
});
