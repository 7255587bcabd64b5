// What residents, students, families and visitors ask about living in the city: three wordings in each language are told the
// topic, and two that only look for a place, or ask about one, are not.
import { describe, expect, test } from 'vitest';
import { topicsIn } from '../../src/chat/topics.ts';
import { MADRID } from '../support/city.ts';
import { lastOf } from './stranger.ts';

const topics = MADRID.topics ?? [];
const idsOf = (message: string): readonly string[] => topicsIn(message, topics)?.topics.map(({ id }) => id) ?? [];

interface Row {
  readonly en: readonly string[];
  readonly es: readonly string[];
  readonly not: readonly string[];
}

const TOLD: Readonly<Record<string, Row>> = {
  'transport-pass': {
    en: [
      'where do I get a monthly transport pass?',
      "I'm 34, do I need an appointment for the abono and how much is it for zone A",
      'is there a student or youth pass for the metro',
    ],
    es: [
      '¿dónde se saca el abono transporte?',
      'cómo renuevo el abono joven',
      'necesito cita para la tarjeta de transporte mensual del metro',
    ],
    not: ['a gym with a monthly pass near Sol', 'abono para el Teatro Real'],
  },
  'registering-address': {
    en: [
      'how do I register my address in Madrid',
      'where do I do the empadronamiento',
      'I need to register at the town hall',
    ],
    es: [
      '¿dónde me puedo empadronar?',
      'qué papeles piden para el empadronamiento',
      'quiero registrar mi domicilio en el ayuntamiento',
    ],
    not: ["what's the address of the town hall", 'la dirección del Lakasa'],
  },
  'residence-papers': {
    en: ['how do I get an NIE', 'where do I apply for a residence permit', 'do i need an appointment for the TIE'],
    es: ['cómo saco el NIE', '¿dónde se tramita el permiso de residencia?', 'pedir cita en extranjería'],
    not: ['a shop for a bow tie', 'hoteles cerca de la residencia de estudiantes'],
  },
  'health-card': {
    en: [
      'how do I get a health card here',
      'how do I register with a doctor',
      'how do I get access to public healthcare',
    ],
    es: ['¿cómo saco la tarjeta sanitaria?', 'dónde pido la tarjeta sanitaria', 'cómo cambio de médico de cabecera'],
    not: ['restaurants with healthy food', 'un restaurante sano para llevar a mi familia'],
  },
  'flat-hunting': {
    en: ['where do students look for a room to rent', 'how do I find a flat for six months', 'how to find flatmates'],
    es: [
      'busco piso compartido para el curso',
      'cómo alquilar una habitación siendo estudiante',
      '¿dónde encontrar compañeros de piso?',
    ],
    not: ['a hotel room for two nights', 'busco un hotel con habitaciones grandes'],
  },
  'spanish-lessons': {
    en: ['where can I learn Spanish', 'are there free Spanish classes', 'I want to take a Spanish course'],
    es: [
      'hay clases de español gratis',
      'un curso de español para extranjeros',
      '¿cómo me apunto a la escuela oficial de idiomas?',
    ],
    not: ['flamenco classes', 'clases de cocina española'],
  },
  prescriptions: {
    en: [
      'can they give me ibuprofen 600 without prescription',
      'what can I ask for at a pharmacy here for a cold without prescription?',
      'do I need a prescription for antibiotics',
    ],
    es: [
      '¿venden ibuprofeno sin receta?',
      'puedo comprar paracetamol en España',
      'qué pido en la farmacia para un catarro',
    ],
    not: ['una receta de tortilla', 'pharmacy open now near me'],
  },
  'recycling-points': {
    en: ['where do I get rid of an old sofa', 'is there a clean point in Chamberí', 'how do I throw away batteries'],
    es: ['dónde tiro un colchón viejo', '¿hay un punto limpio cerca?', 'el ayuntamiento recoge muebles?'],
    not: ['an antique furniture shop', 'tiendas de muebles en Malasaña'],
  },
  'city-line': {
    en: [
      'what number do I call for the city council',
      'how can I report noisy neighbours at night',
      'town hall appointment',
    ],
    es: [
      'teléfono del ayuntamiento',
      '¿a quién llamo para quejarme del ruido de los vecinos?',
      'cita previa en el ayuntamiento',
    ],
    not: ['a restaurant without noise', 'un bar sin ruido donde hablar'],
  },
  'cash-machines': {
    en: [
      'do ATMs charge a fee for foreign cards',
      'which ATM has no commission',
      'is there a cash machine without fees',
    ],
    es: ['¿los cajeros cobran comisión?', 'qué cajero no tiene comisiones', 'cajeros gratis con tarjeta extranjera'],
    not: ['a bar that takes cards', 'museos gratis'],
  },
  'blocked-card': {
    en: ['how do I block my card', 'the ATM swallowed my card', 'I need to cancel my credit card'],
    es: ['cómo bloqueo la tarjeta', 'el cajero se ha tragado mi tarjeta', 'necesito anular la tarjeta del banco'],
    not: ['can I pay by card at Casa Labra', '¿se puede cancelar la reserva?'],
  },
  'motorbike-parking': {
    en: ['where can I park my motorbike', 'is there parking for motorcycles', 'can I leave the moped on the pavement'],
    es: ['¿hay parking de motos?', 'dónde aparco la moto', 'se puede dejar la moto en la acera'],
    not: ['a motorbike shop', 'alquilar una moto'],
  },
  'adapted-taxis': {
    en: ['how do we call a taxi for a wheelchair', 'are there taxis with a ramp', 'I need an accessible taxi'],
    es: ['cómo pido un taxi adaptado', '¿hay taxis para silla de ruedas?', 'qué es un eurotaxi'],
    not: ['a restaurant for a wheelchair', 'un museo accesible en silla de ruedas'],
  },
  'nativity-scenes': {
    en: ['where can we see nativity scenes', 'when are the belenes up', 'is there a big nativity scene in Sol'],
    es: ['¿dónde hay belenes para ver?', 'hay algún sitio donde ver el belén napolitano', 'ruta de belenes'],
    not: ['a church in Chamberí', 'un bar en la calle de Belén'],
  },
  'lights-walk': {
    en: [
      'a walk to see the christmas lights',
      'until what time are the christmas lights on',
      'how does the naviluz work',
    ],
    es: [
      'un paseo para ver las luces de Navidad',
      '¿a qué hora apagan las luces de Navidad?',
      'cuánto cuesta el naviluz',
    ],
    not: ['a long walk by the river', 'un paseo por el Retiro'],
  },
  'museum-tickets': {
    en: [
      'where do I buy the Prado ticket',
      'do I need to book the Prado online to skip the queue?',
      'should we buy tickets for the Royal Palace in advance',
    ],
    es: [
      '¿dónde compro la entrada del Prado?',
      'hay que reservar el Thyssen con antelación',
      'cómo saltarse la cola del Reina Sofía',
    ],
    not: ['how much is the Prado', 'museos gratis cerca de Sol'],
  },
  'museum-wheelchairs': {
    en: [
      'do the museums lend wheelchairs',
      'can we borrow a wheelchair at the Prado',
      'do they offer wheelchairs in the museum',
    ],
    es: [
      '¿prestan sillas de ruedas en el Prado?',
      'hay préstamo de sillas de ruedas',
      'en los museos prestan silla de ruedas',
    ],
    not: ['a museum for a wheelchair', '¿se puede entrar con silla de ruedas?'],
  },
  autism: {
    en: [
      'do any museums have quiet hours for autism',
      'is there anything for autistic children',
      'a sensory guide of the museum',
    ],
    es: [
      '¿tienen algo para niños con autismo?',
      'algún museo con hora tranquila',
      'hay materiales adaptados para autistas',
    ],
    not: ['a quiet café', 'una taza de té tranquila'],
  },
  'cross-contamination': {
    en: ['I worry about cross contamination', 'do they have a separate fryer', 'do restaurants here list allergens'],
    es: [
      'me preocupa la contaminación cruzada',
      '¿los restaurantes están obligados a indicar los alérgenos?',
      'tienen freidora aparte',
    ],
    not: ['gluten free restaurants near Sol', 'sitios para celíacos en Malasaña'],
  },
  'group-bookings': {
    en: [
      'do restaurants ask a deposit for groups',
      'how do you book for a large group',
      'do you need a set menu for a group',
    ],
    es: [
      'hay que reservar si vamos un grupo grande',
      '¿suelen pedir señal para grupos al reservar?',
      'con qué antelación se reserva para un grupo',
    ],
    not: ['a restaurant for a group of 12', 'visita al Prado en grupo'],
  },
  'table-games': {
    en: ['anywhere to play billiards', 'a bar with table football', 'is there a pub with darts'],
    es: ['billar o futbolín en Malasaña, algún bar?', 'dónde se puede jugar al futbolín', 'bares con dardos'],
    not: ['a hotel with a pool', 'una tienda de juegos de mesa'],
  },
  'dog-rules': {
    en: ['do dogs have to be on a leash', 'at what time may a dog run loose', 'is a muzzle compulsory for dogs'],
    es: [
      '¿a qué hora se puede soltar el perro?',
      'y lo de la correa, a qué hora puedo soltar al perro',
      'es obligatorio el bozal para el perro',
    ],
    not: ['a dog-friendly café', 'un restaurante que admita perros'],
  },
  barbecues: {
    en: [
      'can we have a barbecue in the Casa de Campo',
      'are there public barbecue areas',
      'is a bbq allowed in the park',
    ],
    es: [
      '¿se puede hacer una barbacoa en el parque?',
      'zonas de barbacoa públicas',
      'podemos hacer barbacoa en la Casa de Campo',
    ],
    not: ['a korean barbecue restaurant', 'un restaurante de parrilla argentina'],
  },
  'running-routes': {
    en: ['where can I go running', 'a good running route', 'best place to go for a run'],
    es: ['¿dónde se puede salir a correr?', 'una ruta para correr', 'un sitio para hacer footing'],
    not: ['a shop for running shoes', 'un parque donde mi perro pueda correr'],
  },
  'train-tickets': {
    en: [
      'where do I buy train tickets to Barcelona',
      'which station do trains to Seville leave from',
      'cheap AVE tickets',
    ],
    es: [
      'dónde compro billetes de tren a Barcelona',
      '¿de qué estación sale el AVE a Sevilla?',
      'billetes baratos de renfe',
    ],
    not: ['the railway museum', 'un restaurante valenciano'],
  },
  'cheap-seats': {
    en: ['cheap theatre tickets for tonight', 'is there a cheap day for the cinema', 'last minute opera tickets'],
    es: [
      '¿cuándo es el día del espectador?',
      'entradas de teatro más baratas',
      'hay descuentos en las entradas de musicales',
    ],
    not: ['a cinema near Sol', 'un teatro en Lavapiés'],
  },
  sales: {
    en: ['when do the sales start', 'when are the winter sales', 'do shops have black friday'],
    es: ['¿cuándo empiezan las rebajas?', 'hay rebajas en enero', 'fechas de las rebajas de invierno'],
    not: ['a shop for wedding clothes', 'una tienda de ropa barata'],
  },
  returns: {
    en: [
      'can I return something I bought without the receipt',
      'how many days do I have to return clothes to a shop',
      'can I get a refund from a shop for a gift',
    ],
    es: [
      '¿cuántos días tengo para devolver ropa?',
      'puedo devolver un regalo sin ticket',
      'la tienda no me quiere devolver el dinero de una compra',
    ],
    not: ['a gift shop', 'tiendas de regalos'],
  },
  'city-sports': {
    en: [
      'how does entry to the municipal pools work',
      'do I need to be a member of a public gym',
      'how do I book a municipal padel court',
    ],
    es: [
      'cómo me apunto a una piscina municipal',
      '¿hay que ser socio del polideportivo municipal?',
      'cómo reservo una pista municipal',
    ],
    not: ['a municipal pool near Retiro', 'piscina municipal cubierta cerca'],
  },
  'exam-time-libraries': {
    en: ['are there libraries open 24 hours', 'a study room open all night', 'which libraries open late in exam time'],
    es: [
      '¿hay bibliotecas abiertas 24h?',
      'bibliotecas abiertas 24 horas en época de exámenes',
      'sala de estudio abierta hasta tarde',
    ],
    not: ['a library near Moncloa', 'biblioteca con zona infantil'],
  },
  'library-card': {
    en: ['do I need a library card', 'how do I get a library card', 'can I borrow books from the library'],
    es: [
      'necesito carnet para la biblioteca?',
      'cómo me hago el carné de biblioteca',
      '¿hace falta ser socio de la biblioteca?',
    ],
    not: ['a library with wifi', 'una biblioteca tranquila'],
  },
  volunteering: {
    en: ['how can I volunteer in Madrid', 'where can I donate clothes', 'I want to give blood, where can I donate'],
    es: ['quiero ser voluntario', '¿dónde puedo donar ropa?', 'cómo donar sangre'],
    not: ['second hand clothes shops', 'ropa de segunda mano'],
  },
  'toilets-in-town': {
    en: [
      'can I use the toilet in a bar without buying anything',
      'do you have to pay for public toilets',
      'are bars allowed to refuse the bathroom',
    ],
    es: [
      '¿se puede entrar al baño de un bar sin consumir?',
      'hay que pagar en los aseos públicos',
      'puedo usar los aseos de los bares',
    ],
    not: ['public toilets near Sol', '¿dónde hay un baño público?'],
  },
  'hair-walk-in': {
    en: [
      'where can i get a haircut without appointment',
      'do I need an appointment at the hairdresser',
      'walk in barbers',
    ],
    es: ['peluquería sin cita', '¿hace falta cita para cortarme el pelo?', 'una barbería sin cita por aquí'],
    not: ['a hairdresser in Chamberí', 'peluquerías baratas'],
  },
  parcels: {
    en: ['how do I send a parcel home', 'where can I post a postcard', 'I need to pick up a package'],
    es: ['¿dónde puedo enviar un paquete?', 'cómo mando una postal', 'tengo que recoger un paquete'],
    not: ['a shop for postcards', 'tienda de postales'],
  },
  'locked-out': {
    en: ["I'm locked out of my flat", 'I left the keys inside', 'I lost my keys, what do I do'],
    es: [
      'me he dejado las llaves dentro de casa',
      'he perdido las llaves de casa',
      'se ha roto la llave en la cerradura',
    ],
    not: ['where is the Llaves bar', 'una visita con entrada incluida'],
  },
  drones: {
    en: ['can I fly a drone', 'are drones allowed in Madrid', 'can I film with a drone in the Retiro'],
    es: ['¿se puede volar un dron?', 'puedo grabar con dron', 'está permitido volar drones'],
    not: ['a shop for drones', 'una tienda de drones'],
  },
  scooters: {
    en: ['can I ride an electric scooter here', 'is there a scooter app like lime', 'do I need a helmet on a scooter'],
    es: [
      '¿se puede alquilar un patinete eléctrico?',
      'puedo ir en patinete por la acera',
      'hace falta casco en patinete',
    ],
    not: ['a toy shop', 'una tienda de patinetes'],
  },
  'with-a-baby': {
    en: ['where can I change my baby', 'is breastfeeding in public ok', 'where do we change a nappy'],
    es: [
      '¿dónde puedo cambiar al bebé?',
      'se puede dar el pecho en un museo',
      '¿dónde le puedo cambiar el pañal al niño?',
    ],
    not: ['a restaurant with a baby', 'un restaurante con cambiador'],
  },
  'bank-account': {
    en: ['how can I open a bank account', 'opening an account at a Spanish bank', 'can a foreigner open an account'],
    es: [
      'quiero abrir una cuenta en un banco',
      '¿cómo abro una cuenta bancaria?',
      'abrir cuenta corriente siendo extranjero',
    ],
    not: ['a bank near Sol', '¿a qué hora abre el banco?'],
  },
  'lost-pet': {
    en: ['I lost my dog', 'we found a stray cat, who do we call', 'my cat ran away'],
    es: ['he perdido a mi perro', 'se ha escapado mi gata', 'he encontrado un perro abandonado'],
    not: ['a café with cats', 'un bar donde dejen entrar al perro'],
  },
  'resident-parking': {
    en: ['how do residents get a parking permit', 'a resident parking pass', 'do I need a SER permit as a resident'],
    es: [
      '¿cómo saco la tarjeta del SER de residente?',
      'permiso de aparcamiento para residentes',
      'cuánto cuesta aparcar en zona verde siendo residente',
    ],
    not: ['a car park near Sol', 'un restaurante con aparcamiento'],
  },
  'free-tours': {
    en: [
      'where do the free tours start',
      'is there a guided walking tour of the city',
      'can you recommend a free walking tour',
    ],
    es: ['¿de dónde salen los free tours?', 'una visita guiada por el centro', 'hay paseos guiados gratis'],
    not: ['a guided tour of the Prado', 'el tour del Bernabéu'],
  },
  'museum-pass': {
    en: ['is there a museum pass', 'is the madrid card worth it', 'one ticket for all three museums'],
    es: ['¿qué es el abono Paseo del Arte?', 'hay un bono de museos', 'una entrada conjunta para los tres museos'],
    not: ['museums near the Paseo del Prado', 'tres museos gratis'],
  },
  reductions: {
    en: ['is it free for disabled visitors?', 'and is it cheaper for a teacher', 'is it free for the unemployed'],
    es: [
      '¿los profesores entran gratis?',
      'hay descuento para familia numerosa',
      '¿paga el acompañante de una persona con discapacidad?',
    ],
    not: ['a school with good teachers', 'restaurants for a large family'],
  },
  'transport-apps': {
    en: [
      'what app do people use for the bus',
      'which is the best app for public transport',
      'is there an app with live bus times',
    ],
    es: [
      '¿qué aplicación usáis para el autobús?',
      'hay alguna app del metro',
      'cuánto tarda en llegar el autobús a la parada',
    ],
    not: ['which bus goes to the Prado', 'qué autobús va al Prado'],
  },
};

for (const [id, { en, es, not }] of Object.entries(TOLD)) {
  test.each([...en, ...es])(`${id}: %s`, (message) => expect(idsOf(message)).toContain(id));
  test.each(not)(`not ${id}: %s`, (message) => expect(idsOf(message)).not.toContain(id));
}

describe('a question about one place is answered for that place', () => {
  test.each([
    [['Is Lakasa open on Friday night for sure?'], /Lakasa/u],
    [['lakasa', '¿Está abierto el viernes noche seguro?'], /Lakasa/u],
    [['soy celiaca, donde ceno hoy por malasaña? que sea seguro'], /sin gluten/u],
    [['soy celiaca, donde ceno hoy por malasaña? que sea seguro, no solo q tengan un par de cosas'], /sin gluten/u],
    [["I'm coeliac, where can I eat dinner tonight, somewhere safe?"], /gluten/u],
  ])('%s', (messages, told) => {
    const { text } = lastOf(...messages);
    expect(text).toMatch(told);
    expect(text).not.toMatch(/pickpocket|carterista/u);
  });
});

describe('whoever asks for both is told the topic and shown places', () => {
  test.each([
    ['a bar with table football in Malasaña', /doesn’t say|doesn't say/u],
    ['busco peluquería sin cita', /Booksy/u],
    ['necesito una biblioteca abierta hasta tarde, es época de exámenes', /21:00/u],
    ['where can I go running', /Madrid Río/u],
  ])('%s', (message, told) => {
    const { text, listed } = lastOf(message);
    expect(text).toMatch(told);
    expect(listed.length).toBeGreaterThan(1);
  });
});
