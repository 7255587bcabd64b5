// Errands whose kind the catalogue lacks are told so, with where else to turn; what is called otherwise in the Americas is
// read; a quality that nobody can look up is told, not dropped.
import { describe, expect, test } from 'vitest';
import { chat, NOW, SOL } from './stranger.ts';

const read = (message: string) => chat.read(message, { from: SOL, now: NOW, hasShown: false });
const say = (message: string) => chat.begin('errands', NOW, SOL).say(message);

describe('an errand that the catalogue has no place for', () => {
  test.each([
    ['necesito un zapatero', /reparación de calzado/u],
    ['dónde me hacen una copia de las llaves', /ferreterías/u],
    ['se me ha roto el móvil, quién lo arregla', /locutorios/u],
    ['dónde imprimo unos papeles', /copisterías/iu],
    ['tintorería', /tintorerías/iu],
    ['I need a cobbler', /cobblers/u],
    ['where can I get a key cut', /ferreterías/u],
    ['laundrette', /launderettes/u],
  ])('%s', (message, pointer) => {
    const { text, listed } = say(message);
    expect(text).toMatch(pointer);
    expect(text).toMatch(/mi catálogo no (?:hay|tiene)|My catalogue has no/u);
    expect(listed).toEqual([]);
  });

  test('under what to do about a tooth, pharmacies are listed', () => {
    const { text, listed } = say('me duele una muela, dentista');
    expect(text).toMatch(/112/u);
    expect(listed[0]).toMatch(/^farmacia-/u);
  });

  test('beside what is found, the pointer follows the list', () => {
    const { text, listed } = say('peluquería y zapatero');
    expect(listed.length).toBeGreaterThan(0);
    expect(text).toMatch(/reparación de calzado/u);
  });

  test('is told once where a topic says the same', () => {
    expect(say('me duele una muela, dentista de urgencias').text.match(/No soy médico/gu)).toHaveLength(1);
  });
});

test('a match is looked for in Irish pubs, with a word of what is not known', () => {
  const { text, listed } = say('un bar para ver el partido');
  expect(listed.length).toBeGreaterThan(1);
  expect(text).toMatch(/pubs irlandeses/u);
});

describe('words of the Americas', () => {
  test.each([
    ['se me rompió el celular, quién lo arregla', 'kind', 'phone_repair'],
    ['dónde puedo dejar la valija', 'kind', 'left_luggage'],
    ['dónde rento un carro', 'kind', 'car_rental'],
    ['unas chelas con amigos', 'dish', 'beer'],
    ['un hotel con alberca', 'feature', 'pool'],
    ['algo rico, no tengo plata', 'price_level', 1],
  ])('%s', (message, attribute, value) => {
    expect(read(message).wishes).toContainEqual(expect.objectContaining({ attribute, value, polarity: 'want' }));
  });

  test.each(['joyas de plata', 'algo para mi mamá y mis papás'])('are none in: %s', (message) => {
    expect(read(message).wishes.filter(({ attribute }) => attribute === 'price_level')).toEqual([]);
  });
});

describe('a quality of which nothing is recorded', () => {
  test.each([
    ['restaurante con barra para cenar sola', 'counter'],
    ['somewhere to eat with counter seating', 'counter'],
    ['peluquería sin cita', 'no_appointment'],
    ['un hostal limpio', 'clean'],
    ['a clean hostel', 'clean'],
    ['turrón artesano', 'handmade'],
    ['un paseo llano', 'level_ground'],
    ['cenar, que no sea una franquicia', 'independent'],
    ['a cafe that is not a chain', 'independent'],
    ['un bar con buena onda', 'lively'],
  ])('%s', (message, value) => {
    const { wishes, unread } = read(message);
    expect(wishes).toContainEqual(expect.objectContaining({ attribute: 'feature', value, polarity: 'want' }));
    expect(unread).toEqual([]);
  });

  test.each(['un bar que no sea de guiris', 'un sitio donde no vayan guiris', 'que no sea de turistas, un bar'])(
    'off the beaten track: %s',
    (message) => {
      expect(read(message).wishes).toContainEqual(expect.objectContaining({ attribute: 'fame', value: 'hidden' }));
    },
  );
});

describe('what is told, and over, is no time to go', () => {
  test.each([
    'me jubilé el lunes, quiero bailar',
    'he llegado esta mañana, un museo',
    'llegué el martes, busco una iglesia',
    'we arrived this morning, a museum please',
    'I retired on Monday and want to dance',
  ])('%s', (message) => {
    const { wishes, whens } = read(message);
    expect(wishes.filter(({ attribute }) => attribute === 'open')).toEqual([]);
    expect(whens).toEqual([]);
  });

  test.each(['llegamos el martes y cenamos el miércoles', 'quiero llegar el martes a un museo'])(
    'a time ahead stays: %s',
    (message) => {
      expect(read(message).whens).not.toEqual([]);
    },
  );
});

test.each(['hoy viernes, una discoteca', 'una discoteca hoy, viernes', 'a club today, Friday'])(
  'the day that it is: %s',
  (message) => {
    expect(read(message).wishes).toContainEqual(expect.objectContaining({ attribute: 'open', value: '2026-11-27' }));
  },
);

describe('refused in other words', () => {
  test.each([
    ['vienen los suegros, prohibido museos y compras', ['museums', 'malls', 'markets']],
    ['mis hijos no quieren museos, algo para el domingo', ['museums']],
    ['mi marido odia los museos, qué hacemos', ['museums']],
  ])('%s', (message, values) => {
    const { wishes } = read(message);
    for (const value of values)
      expect(wishes.filter((wish) => wish.value === value).map(({ polarity }) => polarity)).not.toContain('want');
  });
});

test.each(['librería de viejo, de las que huelen a polvo', 'librerías de viejo que me dejen rebuscar sin agobiarme'])(
  'which one is meant is no opinion of it: %s',
  (message) => {
    expect(read(message).wishes).toContainEqual(
      expect.objectContaining({ value: 'second_hand_bookshop', polarity: 'want' }),
    );
  },
);

describe('a common word is no name of a place', () => {
  test.each([
    'busco dónde reparen un reloj que era de mi abuelo',
    'está lloviendo, algo a cubierto, y me apetece pulpo',
    'japonés barato, Salamanca o Retiro',
  ])('%s', (message) => {
    expect(say(message).text).not.toMatch(/Casa del Abuelo:|De La Casa del Pulpo|Ayala Japón no/u);
  });
});

test('of several branches the one in the street that is named', () => {
  expect(say('a q hora cierra el corte ingles d preciados').text).toMatch(/Preciados/u);
});

describe('asked as a stranger would', () => {
  test.each([
    ['es la primera vez que venimos, ¿qué no nos podemos perder?', /Prado/u],
    ['first time here, what should we see?', /Prado/u],
    ['mejor día para ir al Rastro', /domingos/u],
    ['mejor hora para ver el Prado', /primera hora/u],
    ['me han echado del piso y no tengo dónde dormir', /Samur Social/u],
    ['I have been kicked out and have nowhere to sleep', /Samur Social/u],
  ])('%s', (message, told) => {
    expect(say(message).text).toMatch(told);
  });

  test.each([
    'el mejor museo para un día de lluvia',
    'imprescindible un hotel con piscina',
    'no sé dónde dormir, un hotel',
  ])('is no such question: %s', (message) => {
    expect(say(message).text).not.toMatch(/Samur|primera hora|primera vez/u);
  });
});

describe('an errand beside thanks is declined, and clothes against the cold are no shopping', () => {
  test.each([
    ['thanks! could you remind me on Sunday?', /can't help with that/u],
    ['mil gracias, ¿me puedes avisar tú el domingo?', /no te puedo ayudar/u],
    ['thanks! do I need to bring gloves tonight?', /aemet\.es/u],
    ['¿hace falta llevar guantes y bufanda esta noche?', /aemet\.es/u],
    ['vale, San Ginés. ¿Se puede ir en autobús o mejor me pides un taxi?', /no puedo pedirlo/u],
    ['¿cómo volvemos desde el Retiro a Gran Vía con los niños?', /hasta la Gran Vía/u],
  ])('%s', (message, told) => {
    expect(say(message).text).toMatch(told);
  });
});
