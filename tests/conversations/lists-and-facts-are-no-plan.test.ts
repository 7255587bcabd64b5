// A plan is made where one is asked for, and nowhere else: a question for two kinds of place, for a fact, or for one place before or
// after a meal is answered by lists and facts.
import { expect, test } from 'vitest';
import { chat, NOW, SOL } from './stranger.ts';

const SPANISH = /[áéíóúñ¿]|\b(?:una|algo|mejor|busco|por|vale|comer|hay)\b/u;
const PLANNED = /^(?:\d+\. (?:De )?\d\d:\d\d)/mu;

/** What the message is answered at the beginning of a talk, after a list, or after a question about one place of it. */
function answerTo(after: string, message: string): string {
  const talk = chat.begin(`${after} ${message}`, NOW, SOL);
  const isSpanish = SPANISH.test(message);
  if (after !== 'first') talk.say(isSpanish ? 'bares de tapas cerca' : 'tapas bars near me');
  if (after === 'place') talk.say(isSpanish ? '¿Casa Labra tiene terraza?' : 'does Casa Labra have a terrace?');
  return talk.say(message).text;
}

test.each([
  ['first', 'Is there a supermarket and a laundrette near Plaza de España? I need both today'],
  ['first', 'a pharmacy and a cash machine close to Atocha before dinner'],
  ['place', 'thanks! and is there a bank and a post office near there? I need both this morning'],
  ['list', 'ok, and what about Casa Labra, do they have a set menu and are they open on Sunday?'],
  ['place', 'is there a free garden nearby, or a square, and then somewhere to have an ice cream with the kids'],
  ['list', 'and a bar with good wine and cheap, for a glass after La Venencia?'],
  ['first', 'Something Galician or Asturian, decent wine, about 35 euros'],
  ['list', 'no, something Thai or Vietnamese, nice cocktails, around 30 each'],
  ['first', 'where can we have breakfast and is there a bakery open early near Sol?'],
  ['first', "any bookshop with a café, and a museum that's open on Monday?"],
  ['first', 'I need a hairdresser and a shoe repair place around Chamberí'],
  ['list', 'hmm, and a place for a drink after dinner near that one?'],
  ['place', 'and does it have a terrace, and can I get there by metro before 8?'],
  ['place', 'What time does it close and is there somewhere for coffee next door?'],
  ['first', 'a quiet café to work in the morning, and a gym nearby'],
  ['first', 'we want tapas tonight and maybe live music, what is there in La Latina?'],
  ['list', 'do they have a kids menu and is there a playground close by?'],
  ['list', 'are any of these open after 10 tonight, and do they take cards?'],
  ['first', 'Which museums are free on Sunday, and is there a park close to one?'],
  ['first', "I'd like a swimming pool and a sauna, not too dear"],
  ['list', "that one is full. a pizzeria or a burger place near it for 9 o'clock?"],
  ['place', 'what can I see nearby before lunch?'],
  ['place', 'somewhere to buy wine near there, and a cheese shop'],
  ['first', 'A vegan lunch and a good bakery near Malasaña, please'],
  ['first', 'lunch for six at two near the Prado, one vegetarian'],
  ['list', 'which of them is good for lunch and has a terrace?'],
  ['first', 'is the Prado open tomorrow, and where can I have lunch near it?'],
  ['place', 'thanks, and a taxi rank near it? and toilets?'],
  ['first', 'somewhere for a birthday dinner on Saturday, with a view and good wine'],
  ['list', 'the first is too far. a café and a bakery nearer to the hotel?'],
  ['first', 'free exhibition and a café with wifi in Lavapiés'],
  ['place', 'the kids are hungry. an ice cream, or a crepe, near here?'],
  ['first', 'my train is at six, somewhere near the station to eat first?'],
  ['first', 'What is there to do with a toddler when it rains?'],
  ['list', 'a sushi place then, and is it ok to go at half past one?'],
  ['first', 'hay una frutería y una ferretería cerca de Atocha? necesito las dos'],
  ['place', 'gracias. ¿y una farmacia y un cajero cerca de allí antes de comer?'],
  ['list', 'vale. y de Casa Labra, tienen menú del día y abren mañana?'],
  ['place', 'algo gratis cubierto por aquí, una sala de exposiciones o así? y luego una cafetería con trona'],
  ['list', 'y alguna terraza barata con buen vermut para tomar algo después de La Ardosa?'],
  ['first', 'algo vasco o gallego, con buen vino, sobre 40 euros'],
  ['first', 'busco peluquería y zapatero por Chamberí'],
  ['list', 'mejor un tailandés o un vietnamita, con cócteles, unos 30 por cabeza'],
  ['first', '¿dónde desayunar y hay alguna panadería abierta pronto por Sol?'],
  ['first', 'una librería con cafetería y un museo que abra los lunes'],
  ['list', '¿y un sitio para tomar una copa después de cenar por ahí?'],
  ['place', '¿tiene terraza y a qué hora cierra hoy?'],
  ['place', '¿hasta qué hora abre y hay algún sitio para un café al lado?'],
  ['first', 'queremos tapas esta noche y música en directo, ¿qué hay por La Latina?'],
  ['list', '¿tienen menú infantil y hay columpios cerca?'],
  ['first', '¿qué museos son gratis el domingo y hay un parque cerca?'],
  ['list', 'ese está lleno. ¿una pizzería o hamburguesería cerca para las 9?'],
  ['place', '¿qué puedo ver cerca antes de comer?'],
  ['first', 'comer vegano y una buena panadería por Malasaña'],
  ['first', 'comida para seis a las dos cerca del Prado, uno es vegetariano'],
  ['first', '¿abre el Prado mañana y dónde puedo comer cerca?'],
  ['place', 'gracias, ¿y una parada de taxis? ¿y baños?'],
  ['first', 'una cena de cumpleaños el sábado, con vistas y buen vino'],
  ['list', 'el primero está lejos. ¿una cafetería y una panadería más cerca del hotel?'],
  ['first', 'exposición gratis y un café con wifi en Lavapiés'],
  ['first', 'mi tren sale a las seis, ¿algún sitio cerca de la estación para comer antes?'],
  ['first', '¿qué se puede hacer con un bebé cuando llueve?'],
  ['first', 'necesito una tintorería, ¿y hay algún supermercado al lado?'],
  ['place', 'y después de comer ahí, ¿algo de arte cerca que sea corto?'],
  ['list', 'no, mejor un museo pequeño y luego una tetería tranquila, ¿qué hay cerca?'],
  ['first', 'un gimnasio y una piscina cubierta por Retiro'],
])('no plan, %s: %s', (after, message) => {
  expect(answerTo(after, message)).not.toMatch(PLANNED);
});

test.each([
  ['first', 'Plan us a day out with two kids'],
  ['first', 'can you organise Saturday for four friends, museums and beer?'],
  ['first', 'Make me an itinerary for tomorrow, from 10 to 6'],
  ['first', 'What do we do from 4 to 8 around Atocha? We like art'],
  ['first', 'A museum at 11, lunch at 2 and then a walk in a park until 6'],
  ['first', 'plan my evening: dinner then jazz'],
  ['list', 'can you put together a plan with the first one, lunch and a park?'],
  ['first', 'We have tomorrow morning free, what should we do till two?'],
  ['first', 'Museum in the morning, lunch around two, then a park and home by seven'],
  ['first', 'I want a day in Madrid with my mum, easy pace, can you plan it?'],
  ['first', 'help me plan a romantic afternoon for saturday'],
  ['list', 'turn that into a plan for this evening, starting at seven'],
  ['place', "let's go there at 12, then lunch, then something indoors till six. make a plan"],
  ['first', 'what can we do between 5 and 9 this evening, we like markets'],
  ['first', 'route for a day: Prado, lunch, Retiro, dinner in La Latina'],
  ['first', 'móntame un plan para el sábado con niños'],
  ['first', '¿nos organizas el día de mañana? museo y comida barata'],
  ['first', 'armanos un itinerario de 10 a 18'],
  ['first', '¿qué hacemos de 4 a 8 por Atocha? nos gusta el arte'],
  ['first', 'museo a las 11, comer a las 2 y luego paseo por un parque hasta las 6'],
  ['first', 'planéame la noche: cena y después jazz'],
  ['list', 'hazme un plan con el primero, comida y un parque'],
  ['first', 'tenemos la mañana libre mañana, ¿qué hacemos hasta las dos?'],
  ['first', 'por la mañana un museo, comer sobre las dos, después un parque y a las siete a casa'],
  ['first', 'quiero un día en Madrid con mi madre, tranquilo, ¿me lo planeas?'],
  ['first', 'ayúdame a organizar una tarde romántica el sábado'],
  ['place', 'vamos ahí a las 12, luego comer y algo a cubierto hasta las seis. haz un plan'],
  ['first', '¿qué podemos hacer entre las 5 y las 9 esta tarde? nos gustan los mercados'],
  ['first', 'ruta de un día: Prado, comida, Retiro y cena en La Latina'],
  ['first', 'un plan de tarde por Malasaña con café y tiendas'],
])('a plan, %s: %s', (after, message) => {
  expect(answerTo(after, message)).toMatch(PLANNED);
});
