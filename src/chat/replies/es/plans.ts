// Plans in Spanish, and what they could not do; what is kept of the asker; one kind sentence where nothing else is right.
import type { Company } from '../../../nlp/frame.ts';
import type { Wish } from '../../../wishes/wish.ts';
import type { Manners } from '../../acts.ts';
import type { PlannedDay, PlannedStop, PlanTrouble } from '../../answer.ts';
import type { Situation } from '../../state.ts';
import type { Saying } from '../voice.ts';
import { time } from './facts.ts';
import { joined, labelOf, ofPlace } from './nouns.ts';
import { dateOf, phraseFor, wordFor } from './wishes.ts';

export const timetable: Saying<'timetable'> = ({ isChanged, isRetold, isUndone, days, missing, dropped }, variety) => {
  const isOneDay = days.length === 1;
  let number = 0;
  const blocks = days.flatMap((day) => {
    const lines = day.stops.map(
      ({ card, arriveMinutes, leaveMinutes, leg, meal }) =>
        `${++number}. De ${time(arriveMinutes)} a ${time(leaveMinutes)}: ${card.place.name} (${meal ? `${MEALS[meal]}, ` : ''}${wayThere(leg)})`,
    );
    return isOneDay ? lines : [`El ${dateOf(day.day)}:`, ...lines];
  });
  const opener = isUndone
    ? 'Vuelve a quedar como antes:'
    : isRetold
      ? openerOf(days, 'Este es el plan')
      : isChanged
        ? variety.pick('plan changed', ['Cambiado. El plan queda así:', 'Hecho; ahora el plan es este:'])
        : openerOf(days, variety.pick('plan', ['Aquí tienes un plan', 'Te propongo este plan']));
  return [
    opener,
    ...blocks,
    caution(days),
    dropped.length > 0
      ? `He quitado ${joined(dropped)}: a esas horas ya no ${dropped.length === 1 ? 'abre' : 'abren'}.`
      : '',
    missing.length > 0 ? `Para ${joined(missing.map(kindsOf), 'ni')} no he encontrado nada que encaje.` : '',
  ]
    .filter(Boolean)
    .join('\n');
};

/** "12 min a pie", "21 min por las líneas 3 y 10". */
const wayThere = ({ minutes, lines }: PlannedStop['leg']): string =>
  lines.length === 0
    ? `${minutes} min a pie`
    : `${minutes} min por ${lines.length === 1 ? 'la línea' : 'las líneas'} ${joined(lines)}`;

const MEALS = { breakfast: 'desayuno', lunch: 'comida', snack: 'merienda', dinner: 'cena' } as const;

function openerOf(days: readonly PlannedDay[], words: string): string {
  const [first] = days;
  if (!first || days.length > 1) return `${words}:`;
  const when = first.isToday ? 'hoy' : first.isTomorrow ? 'mañana' : `el ${dateOf(first.day)}`;
  const from = first.startName ? `, saliendo ${ofPlace(first.startName)}` : '';
  return `${words} para ${when}${from}:`;
}

function caution(days: readonly PlannedDay[]): string {
  const stops = days.flatMap((day) => day.stops);
  const unknown = stops.filter(({ open }) => open === 'unknown').map(({ card }) => card.place.name);
  const shut = stops.filter(({ open }) => open === 'no').map(({ card }) => card.place.name);
  const hours =
    unknown.length === 0
      ? 'Los horarios están comprobados; los paseos son estimaciones.'
      : `Los paseos son estimaciones, y no tengo el horario de ${joined(unknown)}.`;
  return shut.length > 0
    ? `Ojo: ${joined(shut)} no ${shut.length === 1 ? 'abre' : 'abren'} durante toda la visita. ${hours}`
    : hours;
}

/** Una cosa del plan: una parada, cuándo empieza, cuánto se anda. */
export const planTold: Saying<'plan_told'> = ({ about, stop, walkMinutes, rideMinutes }) => {
  if (!stop) {
    const ride = rideMinutes > 0 ? `, y ${rideMinutes} minutos de metro` : '';
    return `En total, unos ${walkMinutes} minutos a pie${ride} (es una estimación, de parada a parada).`;
  }
  const { card, arriveMinutes, leaveMinutes, leg, meal, number, of, from } = stop;
  const { name } = card.place;
  const times = `de ${time(arriveMinutes)} a ${time(leaveMinutes)}`;
  switch (about) {
    case 'begin':
      return `El plan empieza a las ${time(arriveMinutes)}, en ${name}.`;
    case 'end':
      return `El plan acaba a las ${time(leaveMinutes)}, en ${name}.`;
    case 'when':
      return `En ${name}, ${times}.`;
    case 'stay':
      return `${leaveMinutes - arriveMinutes} minutos en ${name}, ${times}.`;
    default: {
      const what = meal ? `${MEAL_AT[meal]} en ${name}` : `La parada ${number} de ${of} es ${name}`;
      return `${what}, ${times}: ${wayThere(leg)}${from ? ` desde ${from}` : ''}.`;
    }
  }
};

const MEAL_AT = {
  breakfast: 'El desayuno es',
  lunch: 'La comida es',
  snack: 'La merienda es',
  dinner: 'La cena es',
} as const;

/** "museums", "flamenco tablaos". */
const kindsOf = ({ attribute, value }: Wish): string =>
  attribute === 'category' || attribute === 'kind'
    ? labelOf(attribute, value, 2)
    : attribute === 'cuisine' || attribute === 'dish'
      ? wordFor(attribute, value)
      : 'sitios así';

const TROUBLES: Readonly<Record<PlanTrouble, string>> = {
  no_plan: 'Aún no hay ningún plan que cambiar. Dime un día y de dónde sales y te preparo uno.',
  nothing_fits:
    'No me sale un plan con sitios abiertos y a mano. Quizá con otro día, otra hora u otro punto de partida.',
  which_stop: '¿Qué parada dices? Dime su número o su nombre.',
  not_found: 'No he encontrado nada así que encaje en el plan, de modo que lo dejo como está.',
  one_stop_left: 'Solo queda una parada, así que la dejo.',
  already_there: 'Ese sitio ya está en el plan.',
  nothing_to_undo: 'El plan está tal como lo hice, así que no hay nada que deshacer.',
  not_understood: 'No conozco ningún sitio así, de modo que dejo el plan como está. Dime un tipo de sitio o un nombre.',
  no_such_meal: 'En el plan no hay todavía esa comida. Dime «añade la comida» o «añade la cena» y le busco sitio.',
  no_more_stops: 'Esa es la última parada: después no hay nada más.',
};

export const planTrouble: Saying<'plan_trouble'> = ({ trouble }) => TROUBLES[trouble];

/** "vas con niños", "necesitas comida vegana", "hay que evitar los frutos secos". */
function tellings({
  party,
  company,
  ages,
  diets = [],
  allergies = [],
  access,
  amount,
  stay,
}: Situation): readonly string[] {
  const people = company
    ? COMPANY[company]
    : party?.size
      ? `${party.size} personas`
      : party?.withChildren
        ? 'niños'
        : undefined;
  return [
    ...(company === 'alone' ? ['vas por tu cuenta'] : []),
    ...(people && company !== 'alone'
      ? [
          company || party?.withChildren
            ? `vas con ${people}${ages ? ` (de ${joined(ages.map(String))} años)` : ''}`
            : `sois ${people}`,
        ]
      : []),
    ...(party?.size && company && company !== 'alone' ? [`sois ${party.size}`] : []),
    ...(diets.length > 0 ? [`necesitas sitios ${joined(diets.map((diet) => phraseFor('diet', diet)))}`] : []),
    ...(allergies.length > 0 ? [`hay que evitar ${joined(allergies.map((each) => wordFor('allergen', each)))}`] : []),
    ...(access ? [ACCESS[access]] : []),
    ...(amount !== undefined ? [`no quieres gastar más de ${amount} € por persona`] : []),
    ...(stay ? [`te alojas cerca ${ofPlace(stay.name)}`] : []),
  ];
}

const COMPANY: Readonly<Record<Company, string>> = {
  alone: '',
  partner: 'tu pareja',
  children: 'niños',
  baby: 'un bebé',
  family: 'la familia',
  friends: 'amigos',
  parents: 'tus padres',
  grandparents: 'los abuelos',
  colleagues: 'gente del trabajo',
  group: 'un grupo',
  dog: 'perro',
};

const ACCESS: Readonly<Record<NonNullable<Situation['access']>, string>> = {
  wheelchair: 'necesitas acceso en silla de ruedas',
  reduced_mobility: 'te cuesta caminar',
  pushchair: 'llevas carrito',
  blind: 'no ves bien',
  deaf: 'no oyes bien',
};

export const noted: Saying<'noted'> = ({ situation }, variety) => {
  const told = tellings(situation);
  const safety =
    (situation.allergies ?? []).length > 0
      ? ' Nunca puedo asegurar lo que lleva un plato, así que pregunta siempre allí.'
      : '';
  const next = variety.pick('noted next', ['¿Qué buscas?', '¿Qué te apetece?']);
  return told.length > 0 ? `Tengo en cuenta que ${joined(told)}.${safety} ${next}` : `Lo tengo en cuenta. ${next}`;
};

export const memory: Saying<'memory'> = ({ situation, likes, hasPlan }) => {
  const named = (from: number, below: number) =>
    [...likes]
      .filter(([, value]) => value >= from && value < below)
      .map(([category]) => labelOf('category', category, 2));
  const [liked, unloved] = [named(3.5, 6), named(0, 2.6)];
  const told = [
    ...tellings(situation),
    ...(liked.length > 0 ? [`te interesan ${joined(liked)}`] : []),
    ...(unloved.length > 0 ? [`prefieres evitar ${joined(unloved)}`] : []),
    ...(hasPlan ? ['hemos hecho un plan'] : []),
  ];
  if (told.length === 0) return 'En esta conversación no me has contado nada de ti, y no guardo nada más.';
  return `De esta conversación sé que ${joined(told)}. Con «olvídalo todo» lo borro.`;
};

const MANNERS: Readonly<Record<Manners, readonly string[]>> = {
  emergency: ['Si alguien está en peligro, llama ya al 112: es gratis y te atienden también en otros idiomas.'],
  medical: [
    'No soy médico. En una urgencia, llama al 112; si quieres, te digo dónde hay hospitales o farmacias: «farmacias cerca de mí».',
  ],
  insult: ['Siento no haberte servido. Te puedo ayudar con sitios: dime qué buscas y por qué zona.'],
  love: ['¡Qué amable! Solo soy una guía de sitios, pero encantada. ¿Adónde te apetece ir?'],
};

export const manners: Saying<'manners'> = ({ topic }, variety) => variety.pick(topic, MANNERS[topic]);
