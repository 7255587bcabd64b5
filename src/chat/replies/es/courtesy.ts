// Manners in Spanish: greetings, small talk, help, questions back, and what we do not do.

import type { TopicAspect } from '../../../domain/topic-aspect.ts';
import type { Card } from '../../card.ts';
import type { SmallTalk } from '../../small-talk.ts';
import type { Variety } from '../variety.ts';
import type { Saying } from '../voice.ts';
import { areaPick } from './area-pick.ts';
import { brief } from './facts.ts';
import { optionLines } from './lists.ts';
import { capitalised, withArticle } from './nouns.ts';

export const greet: Saying<'greet'> = ({ again }, variety) =>
  again
    ? variety.pick('greet again', ['¡Hola otra vez! ¿Qué te apetece ahora?', '¡Hola de nuevo! ¿Por dónde seguimos?'])
    : variety.pick('greet', [
        '¡Hola! Me conozco {city} bastante bien. ¿Qué te apetece: un museo, un parque, comer algo?',
        '¡Hola! Dime qué te gusta o por dónde andas y te propongo sitios de {city}.',
        '¡Buenas! ¿Buscas algo en {city}? Prueba con «museos cerca de {near}» o «un parque tranquilo».',
      ]);

const SMALL_TALK: Readonly<Record<SmallTalk, readonly string[]>> = {
  thanks: ['¡De nada! Que disfrutes de {city}.', 'No hay de qué. ¿Algo más por {city}?', '¡A ti!'],
  bye: ['¡Hasta luego, y que disfrutes de {city}!', '¡Adiós! Que lo pases bien.'],
  settled: ['¡Que lo disfrutes! Aquí estoy si necesitas algo más.', 'Buena elección. ¡Que vaya muy bien!'],
  how_are_you: [
    '¡Muy bien, gracias! ¿Y a ti qué te apetece hacer por {city}?',
    'Todo bien por aquí. ¿Qué plan buscas hoy?',
  ],
  identity: [
    'Soy Paseo, un programa que recomienda sitios de {city} a partir de un catálogo. ¿Qué buscas?',
    'No soy una persona: soy Paseo, una guía de sitios de {city}. Pídeme lo que quieras ver.',
  ],
  language: [
    'Hablo español e inglés: escribe en el que prefieras. ¿Qué te apetece ver?',
    'En español, claro; y en inglés si te viene mejor. ¿Por dónde empezamos?',
  ],
  foreign: [
    'Perdona, solo entiendo español e inglés: escríbeme en uno de los dos. (I understand only English and Spanish.)',
  ],
  joke: [
    'Mis chistes son peores que mis museos. Mejor volvamos a {city}: ¿qué te gusta?',
    'El humor se lo dejo a los teatros, que en {city} no faltan. ¿Te busco uno?',
  ],
  regards: ['¡Gracias, igualmente! Que disfrutes de {city}.', '¡Muchas gracias, y que lo pases muy bien!'],
  good_news: [
    '¡Qué bien, me alegro mucho! ¿Te busco un sitio para celebrarlo?',
    '¡Enhorabuena, eso merece un brindis! ¿Qué te apetece hacer por {city}?',
  ],
  low: [
    'Vaya, lo siento. Ojalá {city} te anime: ¿te vendría bien un jardín tranquilo, un buen café o algo divertido?',
    'Siento oírlo; espero que mejore el día. ¿Prefieres algo tranquilo o algo animado?',
  ],
  sorry: ['¡No pasa nada! ¿Qué buscamos?', '¡Nada, nada! ¿Qué te apetece ver?'],
  laugh: ['¡Me alegro de hacerte reír! ¿Qué te apetece ver en {city}?', '¡Da gusto! ¿Por dónde seguimos?'],
  praise: [
    '¡Gracias, me alegro! Puedes pedirme más sitios o los detalles de cualquiera.',
    '¡Gracias, qué bien! ¿Seguimos?',
  ],
  complaint: [
    'Perdona. Dime qué tipo de sitio quieres y por qué zona, y lo intento otra vez.',
    'Lo siento, ha sido culpa mía. Con un tipo de sitio y una zona me oriento mejor.',
  ],
  ok: ['Muy bien. Pídeme más sitios o detalles de cualquiera.', 'De acuerdo. ¿Qué más te gustaría saber?'],
  yes: ['Bien. Cuéntame un poco más: ¿qué tipo de sitio, o cuál de ellos?', 'De acuerdo: ¿qué tipo de sitio te busco?'],
  no: ['Vale. Dime qué prefieres.', 'Entendido. ¿Qué te vendría mejor?'],
  other: [
    'Se me dan mejor los sitios que la charla. ¿Qué te apetece ver en {city}?',
    'Charlar está bien, pero lo mío son los sitios de {city}. ¿Qué te apetece?',
  ],
};

export const smallTalk: Saying<'small_talk'> = ({ topic }, variety) => variety.pick(topic, SMALL_TALK[topic]);

export const help: Saying<'help'> = () =>
  [
    'Recomiendo sitios de {city}. Por ejemplo:',
    '- «Museos cerca de {near}» o «restaurantes vegetarianos cerca de {area}»',
    '- «Me encantan los parques, pero no me va la noche»',
    '- y después «más cerca», «más barato», «abierto ahora», «otros», «ordena por nota»',
    '- «¿Qué horario tiene el segundo?», «¿Cómo llego?», «Cafeterías cerca»',
    '- «Compara los dos primeros», «Hazme un plan para la tarde», «¿Por qué ese?»',
    '- Con «olvida lo que te he dicho» empezamos de cero.',
  ].join('\n');

export const forget: Saying<'forget'> = ({ of }, variety) =>
  of !== undefined
    ? 'Hecho, ya no cuento con eso; lo demás sigue igual. ¿Qué te busco?'
    : variety.pick('forget', [
        'Hecho: he olvidado todo lo que me has contado en esta conversación. Las preferencias guardadas en tu cuenta siguen igual.',
        'Olvidado. Empezamos de cero; lo que tengas guardado en tu cuenta no cambia.',
      ]);

/** A text, homework, code. */
const ERRAND =
  'Eso se le escapa a una guía de {city}, lo siento. Lo que sé hacer es buscarte sitios, decirte horarios, precios y cómo llegar, y planearte el día.';

export const outOfScope: Saying<'out_of_scope'> = ({ of, isQuestion, isErrand }, variety) =>
  isErrand ? ERRAND : isQuestion ? notKnown(variety) : of === undefined ? notMyField(variety) : unknownThing(of);

/** A question about the world, and no place is looked for. */
const notKnown = (variety: Variety): string =>
  variety.pick('not known', [
    'Eso no lo sé: lo que tengo son sitios de {city}, con sus horarios, precios y cómo llegar. Dime un sitio o un tipo de sitio y te ayudo.',
    'A eso no sé responderte, lo siento: en mi catálogo solo hay sitios. Si buscas uno, dime de qué tipo y por dónde.',
  ]);

/** No row knows the thing that is looked for, and nothing else is passed off as it. */
const unknownThing = (thing: string): string =>
  `Solo conozco sitios de {city}, y entre ellos no tengo nada de «${thing}». Dime un tipo de sitio, como un mercado, unos grandes almacenes o un museo, y te lo busco.`;

const notMyField = (variety: Variety): string =>
  variety.pick('out of scope', [
    'Eso se me escapa: solo sé de sitios de {city}, como museos, parques, restaurantes o bares.',
    'Con eso no te puedo ayudar, pero de {city} sí sé: pregúntame adónde ir, dónde comer o por dónde pasear.',
    'Ahí no llego, lo siento. Lo mío es recomendar sitios de {city}; ¿qué te apetece ver?',
  ]);

export const question: Saying<'question'> = ({ slot, options }, variety) => {
  if (slot === 'category') {
    return variety.pick('ask category', [
      'No estoy seguro de haberte entendido. ¿Qué tipo de sitio buscas: museos, parques, restaurantes, bares?',
      'Perdona, no lo he pillado. ¿Qué tipo de sitio quieres, y por qué zona?',
      '¿Me lo dices de otra manera? Por ejemplo, «parques cerca de {near}» o «dónde tomar churros».',
    ]);
  }
  if (slot === 'ordinal' && options.length === 1) return `En la lista solo hay uno: ${options[0]?.place.name}.`;
  if (slot === 'ordinal') {
    return `En la lista ${options.length === 1 ? 'solo hay un sitio' : `solo hay ${options.length} sitios`}:\n${optionLines(options)}\n¿Cuál dices?`;
  }
  if (options.length === 0)
    return variety.pick('ask place', ['¿De qué sitio hablas? Dime su nombre.', '¿Cuál? Con el nombre me basta.']);
  return `¿Cuál de ellos?\n${optionLines(options)}`;
};

export const former: Saying<'former'> = ({ former: { name, since, nowCalled } }) => {
  if (nowCalled)
    return `${capitalised(withArticle(name))} se llama ahora ${nowCalled}${since ? `, desde ${since}` : ''}. Pregúntame con ese nombre.`;
  const end = since
    ? `${capitalised(withArticle(name))} cerró para siempre en ${since}.`
    : `${capitalised(withArticle(name))} cerró para siempre, que yo sepa.`;
  return `${end} Dime qué buscabas allí y te propongo algo parecido.`;
};

const TOLD_OUT: Readonly<Partial<Record<TopicAspect, string>>> = {
  when: 'el horario exacto no lo tengo',
  price: 'el precio no lo tengo',
  duration: 'cuánto se tarda no lo sé',
};

/** All of it was told the turn before. */
const toldOut = ([first, ...others]: readonly TopicAspect[]): string =>
  first !== undefined && others.length === 0 && TOLD_OUT[first]
    ? `De eso ya te he dicho lo que sé; ${TOLD_OUT[first]}.`
    : 'De eso ya te he dicho todo lo que sé.';

/** What the pack tells, and the places that belong to it. */
export const topics: Saying<'topics'> = ({ text, cards, pick, lacks, isOfOne }) =>
  [
    [lacks ? toldOut(lacks) : text, pick ? areaPick(pick) : ''].filter(Boolean).join(' '),
    ...(isOfOne ? [] : cards.map(placeLine)),
  ].join('\n');

const placeLine = (card: Card, at: number): string => `${at + 1}. ${card.place.name} (${brief(card)})`;
