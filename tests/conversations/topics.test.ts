// What people ask a city about that is no search for a place is answered from the pack, alone or before what else was asked.
import { describe, expect, test } from 'vitest';
import { topicsIn } from '../../src/chat/topics.ts';
import { topicsIn as topicsOf } from '../../src/city/topics.ts';
import { MADRID } from '../support/city.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

const catalogue = await shippedCatalogue();
const world = worldOver(catalogue);
const NOW = new Date('2026-05-20T10:00:00Z');
const topics = MADRID.topics ?? [];
const heardIn = (message: string) => topicsIn(message, topics);
const idsOf = (message: string): readonly string[] => heardIn(message)?.topics.map(({ id }) => id) ?? [];

test.each([
  ['weather', 'will it rain on Saturday?', '¿va a llover el sábado?'],
  ['best-season', 'what is the best month to visit?', '¿cuál es la mejor época para venir?'],
  ['tipping', 'how much should I tip the waiter', '¿se deja propina aquí?'],
  ['tap-water', 'can you drink the tap water', '¿se puede beber agua del grifo?'],
  ['meal-times', 'what time do people have dinner here?', '¿a qué hora se cena en Madrid?'],
  ['siesta', 'do shops close for lunch?', '¿las tiendas cierran al mediodía?'],
  ['smoking', 'can I smoke on terraces?', '¿se puede fumar en las terrazas?'],
  ['swim-cap', 'do I need a swim cap', '¿hace falta gorro en la piscina?'],
  ['plugs', 'do I need a plug adapter', '¿qué tipo de enchufe usan?'],
  ['safety', 'is it safe to walk home at night?', '¿es segura la zona de noche?'],
  ['lost-papers', 'somebody stole my bag', 'me robaron el móvil'],
  ['doctor', 'I need a dentist', 'necesito un médico'],
  ['metro-hours', 'until what time does the metro run', '¿hasta qué hora abre el metro?'],
  ['tickets-transport', 'how much is a metro ticket', '¿cuánto cuesta el billete de metro?'],
  ['airport-taxi', 'how much is a taxi to the airport', '¿cuánto cuesta un taxi al aeropuerto?'],
  ['driving', 'where can I park the car', '¿dónde aparco el coche?'],
  ['luggage', 'where can we leave our suitcases', '¿dónde dejamos las maletas?'],
  ['toledo', 'how long is the train to Toledo', '¿cómo se va a Toledo en tren?'],
  ['how-many-days', 'how many days do I need in Madrid', '¿cuántos días hacen falta para ver la ciudad?'],
  ['oldest-restaurant', 'which is the oldest restaurant', '¿cuál es el restaurante más antiguo?'],
  ['el-greco', 'where are the El Greco paintings', '¿dónde hay cuadros del Greco?'],
  ['goya', 'any Goya paintings outside the Prado?', '¿dónde puedo ver obra de Goya?'],
  [
    'beer-sizes',
    'whats the difference between a caña and a doble?',
    '¿qué diferencia hay entre una caña, un doble y una pinta?',
  ],
  ['portions', 'what does racion mean', '¿qué es una media ración?'],
  ['menu-del-dia', 'what is a menu del dia', '¿qué incluye el menú del día?'],
  ['drinks-explained', 'what is tinto de verano?', '¿qué es el vermut de grifo?'],
  ['phrases', 'how do I ask for the bill in Spanish', '¿cómo se pide la cuenta?'],
  ['daylight', 'what time does it get dark?', '¿a qué hora se pone el sol?'],
  ['public-holidays', 'is the 7th of December a bank holiday?', '¿el lunes es festivo?'],
  ['christmas-closing', 'is everything closed on christmas day?', '¿el 25 de diciembre cierra todo?'],
  ['metro-dogs', 'are dogs allowed on the metro', '¿puedo subir al metro con mi perro?'],
  ['metro-bikes', 'can I take a bike on the metro', '¿puedo llevar la bici en el metro?'],
  ['dogs-in-city', 'are dogs allowed in the Retiro?', '¿pueden entrar perros en el Retiro?'],
  ['what-to-wear', 'what should I wear in November', '¿qué ropa llevo en enero?'],
  ['alcohol-law', 'can my 16 year old drink wine', '¿puede beber vino mi hija de 16?'],
  ['street-tricks', 'are the guys selling roses a scam?', '¿los que venden rosas son un timo?'],
  ['lottery', 'where can I buy a lottery ticket', '¿dónde compro lotería de Navidad?'],
  ['about-the-data', 'how do you know the opening hours are right', '¿de dónde sacas los horarios?'],
  ['museum-photos', 'can I take photos in the Prado', '¿se pueden hacer fotos en el Reina Sofía?'],
  ['onion', 'tortilla, onion or no onion?', 'la tortilla, ¿con cebolla o sin cebolla?'],
  ['museo-del-jamon', 'is the Museo del Jamón a museum?', '¿el Museo del Jamón es un museo?'],
  ['cable-car', 'is the cable car running?', '¿funciona el teleférico?'],
])('%s', (id, ...messages) => {
  for (const message of messages) expect([message, idsOf(message)]).toEqual([message, [id]]);
});

test.each([
  'museums in Goya',
  'is Museo Sorolla open tomorrow?',
  'tapas near Velázquez',
  'where is Guernica?',
  'an umbrella shop',
  'a park with shade, it is hot',
  'bars that take cards',
  'a café with plugs',
  'restaurants in Toledo',
  'a safe in the room',
  'cheap restaurants near the airport',
  'what can I do if it rains?',
  'churros, how long is the queue usually?',
  'museos en Goya',
  'una tetería en la calle de Velázquez',
  'si llueve, ¿qué hacemos?',
  'va a llover, mejor bajo techo',
  'un hotel con aparcamiento',
  '¿qué pasó con Embassy?',
  'bares con terraza donde se coma bien',
  'a rooftop for the sunset',
  'a bar with onion rings',
  'a dog-friendly hotel',
  'restaurants that take bookings near Sol',
  'a shop for wedding clothes',
  'un bar para ver el partido hoy',
  'un restaurante que admita perros',
  'una tienda de ropa de segunda mano',
  'churros con chocolate o porras',
  'algo sin alcohol en una terraza',
  'cheap tapas bars',
])('no topic: %s', (message) => {
  expect(idsOf(message)).toEqual([]);
});

describe('what else was asked', () => {
  test.each([
    ['is it going to rain tomorrow? Any museum near Sol?', 'Any museum near Sol?'],
    ['do I need to tip, and where can I have churros', 'and where can I have churros'],
    ['¿se deja propina? Busco un bar por Malasaña', 'Busco un bar por Malasaña'],
    ['i lost my passport on the metro, what do i do', ''],
    ['thanks! is the tap water safe to drink?', ''],
  ])('%s', (message, rest) => {
    const left = heardIn(message)?.rest;
    expect(rest === '' ? '' : left).toBe(rest);
  });

  test('is answered after the topic', () => {
    const { text, act } = lastTurn(world, NOW, ['do I need to tip? And museums near Sol please']);
    expect(act).toBe('recommend');
    expect(text).toMatch(/^Tipping is not expected.*\nM?.*museums/isu);
  });

  test('is searched beside a topic that only adds to it', () => {
    const { text, places } = lastTurn(world, NOW, ['any concerts tonight?']);
    expect(text).toMatch(/no programme/u);
    expect(places.length).toBeGreaterThan(1);
  });

  test('asks for the places of the topic itself', () => {
    const { text, act, places } = lastTurn(world, NOW, ['quiero ver cuadros del Greco, en q museo hay']);
    expect(act).toBe('tell_topics');
    expect(places[0]?.place.id).toBe('museo-del-prado');
    expect(text).toMatch(/\n1\. Museo Nacional del Prado/u);
  });
});

test('the places of a topic are a list to go on from', () => {
  const { text } = lastTurn(world, NOW, ['best street for tapas?', 'how do I get to the second one?']);
  expect(text).toMatch(/Txirimiri/u);
});

test('each topic says something in each language, and its places are in the catalogue', () => {
  const known = new Set(catalogue.places.map(({ id }) => id as string));
  expect(topics.length).toBeGreaterThan(50);
  expect(topics.flatMap(({ places }) => places.filter((id) => !known.has(id)))).toEqual([]);
  for (const { text } of topics) expect([text.en, text.es].every((each) => (each ?? '').length > 40)).toBe(true);
});

test('a message of two thousand letters costs little', () => {
  const message = 'is a. '.repeat(330);
  const started = process.cpuUsage();
  for (let round = 0; round < 20; round++) heardIn(message);
  expect(process.cpuUsage(started).user / 20).toBeLessThan(50_000);
});

describe('a row of topics', () => {
  const good = { id: 'tea', asked: { en: ['tea when|why -shop'] }, text: { en: 'At five.' } };
  test.each([
    [{}, /it has no list/u],
    [{ topics: [{}] }, /topic 1: id must be a text/u],
    [{ topics: [{ ...good, text: {} }] }, /tea: text has nothing for "en"/u],
    [{ topics: [{ ...good, asked: {} }] }, /tea: asked must be a list of texts for "en"/u],
    [{ topics: [{ ...good, asked: { en: [''] } }] }, /tea: asked has a row without words/u],
    [{ topics: [{ ...good, places: 'here' }] }, /tea: places must be a list of ids/u],
    [{ topics: [good, good] }, /tea stands twice/u],
  ])('%j', (file, fault) => {
    expect(topicsOf(file, ['en']).faults.join()).toMatch(fault);
  });

  test('needs a word of each choice, and none that it refuses', () => {
    const { found } = topicsOf({ topics: [good] }, ['en']);
    expect(
      ['when is tea?', 'why tea', 'tea', 'when does the tea shop open'].map(
        (text) => topicsIn(text, found) !== undefined,
      ),
    ).toEqual([true, true, false, false]);
  });
});
