// Answers about the plan that stands, in Spanish: one stop, when it begins, how far it is on foot, what it costs, what was not
// possible.
import type { PlanToldAnswer, PlanTrouble } from '../../plan/answer.ts';
import { leaveBy } from '../../plan/answer.ts';
import type { Saying } from '../voice.ts';
import { duration, time } from './facts.ts';
import { limits } from './limits.ts';
import { joined, ofPlace } from './nouns.ts';
import { costsTold } from './plan-costs.ts';
import { notDone } from './plan-not-done.ts';
import { wayThere } from './plans.ts';

export const planTold: Saying<'plan_told'> = ({
  about,
  stop,
  walkMinutes,
  rideMinutes,
  costs,
  tables,
  sorted,
  rides,
  hours,
}) => {
  if (costs) return costsTold(costs);
  if (tables) return tablesTold(tables);
  if (sorted) return about === 'free' ? freeOf(sorted) : about === 'shut' ? shutOf(sorted) : outdoorsOf(sorted);
  if (rides) return ridesOf(rides);
  if (!stop) {
    const ride = rideMinutes > 0 ? `, y ${rideMinutes} minutos de metro` : '';
    if (hours) return lengthOf(hours, `de ese tiempo, unos ${walkMinutes} minutos a pie${ride} (es una estimación)`);
    return `En total, unos ${walkMinutes} minutos a pie${ride} (es una estimación, de parada a parada).`;
  }
  const { card, arriveMinutes, leaveMinutes, leg, meal, number, of, from } = stop;
  const { name } = card.place;
  const times = `de ${time(arriveMinutes)} a ${time(leaveMinutes)}`;
  switch (about) {
    case 'begin':
      return `El plan empieza a las ${time(arriveMinutes)}, en ${name}.`;
    case 'depart':
      return `Para estar a las ${time(arriveMinutes)} en ${name}, sal${from ? ` ${ofPlace(from)}` : ''} a las ${time(leaveBy(arriveMinutes, leg.minutes))}: ${wayThere(leg)} (es una estimación).`;
    case 'end':
      return `El plan acaba a las ${time(leaveMinutes)}, en ${name}.`;
    case 'when':
      return `En ${name}, ${times}.`;
    case 'stay':
      return `${leaveMinutes - arriveMinutes} minutos en ${name}, ${times}.`;
    case 'open':
      return OPEN_THEN[stop.open](name, times);
    case 'leg':
      return `${from ? `De ${from} a` : 'Hasta'} ${name} calculo ${wayThere(leg)}.`;
    default: {
      const what = meal ? `${MEAL_AT[meal]} en ${name}` : `La parada ${number} de ${of} es ${name}`;
      return `${what}, ${times}: ${wayThere(leg)}${from ? ` desde ${from}` : ''}.`;
    }
  }
};

function lengthOf(hours: NonNullable<PlanToldAnswer['hours']>, walk: string): string {
  const [first, another] = hours;
  const total = hours.reduce((sum, { from, until }) => sum + until - from, 0);
  const span = first && !another ? `, de ${time(first.from)} a ${time(first.until)}` : ' en total';
  return `Son ${duration(total)}${span}; ${walk}.`;
}

const OPEN_THEN: Readonly<Record<'yes' | 'no' | 'unknown', (name: string, times: string) => string>> = {
  yes: (name, times) => `Sí: vais a ${name} ${times}, y está abierto todo ese tiempo.`,
  no: (name, times) => `No: iríais a ${name} ${times}, y no abre durante toda la visita.`,
  unknown: (name, times) => `Vais a ${name} ${times}; no tengo su horario.`,
};

function freeOf({ yes, no, unknown }: NonNullable<PlanToldAnswer['sorted']>): string {
  const free =
    yes.length > 0
      ? `La entrada es gratuita en ${joined(yes)}.`
      : 'No me consta ninguna parada que sea siempre gratis.';
  const paid = no.length > 0 ? `Se paga en ${joined(no)}.` : '';
  const open = unknown.length > 0 ? `No tengo precio para ${joined(unknown)}.` : '';
  return [free, paid, open].filter(Boolean).join(' ');
}

function shutOf({ yes, no, unknown }: NonNullable<PlanToldAnswer['sorted']>): string {
  const names = yes.length > MOST_NAMED ? 'las paradas' : joined(yes);
  const shut =
    no.length > 0
      ? `Durante toda la visita no ${no.length === 1 ? 'abre' : 'abren'} ${joined(no)}.`
      : yes.length > 0
        ? `Que me conste, no cierra nada: ${names} ${yes.length === 1 ? 'abre' : 'abren'} a la hora a la que vais.`
        : 'No me consta que cierre nada.';
  const open = unknown.length > 0 ? `No tengo el horario de ${joined(unknown)}.` : '';
  return [shut, open].filter(Boolean).join(' ');
}

const MOST_NAMED = 6;

const outdoorsOf = ({ yes }: NonNullable<PlanToldAnswer['sorted']>): string =>
  yes.length > 0 ? `Al aire libre: ${joined(yes)}.` : 'De ninguna parada me consta que sea al aire libre.';

function ridesOf(rides: NonNullable<PlanToldAnswer['rides']>): string {
  if (rides.length === 0) return 'No, todo se hace a pie.';
  const each = rides.map(({ from, to, leg }) => `${from ? `de ${from} ` : ''}a ${to}, ${wayThere(leg)}`);
  return `En metro: ${each.join('; ')}. Lo demás, a pie.`;
}

const MEAL_AT = {
  breakfast: 'El desayuno es',
  lunch: 'La comida es',
  snack: 'La merienda es',
  dinner: 'La cena es',
} as const;

const TROUBLES: Readonly<Record<PlanTrouble, string>> = {
  no_plan: 'Aún no hay ningún plan que cambiar. Dime un día y de dónde sales y te preparo uno.',
  nothing_fits:
    'No me sale un plan con sitios abiertos y a mano. Quizá con otro día, otra hora u otro punto de partida.',
  which_stop: '¿Qué parada dices? Dime su número o su nombre.',
  which_change: '¿Qué cambio? Dime, por ejemplo, «quita la segunda», «empieza a las once» o «una comida más barata».',
  not_found: 'No he encontrado nada así que encaje en el plan, de modo que lo dejo como está.',
  one_stop_left: 'Solo queda una parada, así que la dejo.',
  already_there: 'Ese sitio ya está en el plan.',
  nothing_to_undo: 'El plan está tal como lo hice, así que no hay nada que deshacer.',
  none_of_kind: 'En el plan no hay nada de eso, así que lo dejo como está.',
  nothing_nearer: 'Con estas paradas no puedo acortar más los paseos. Dime cuál quito.',
  nothing_cheaper: 'No conozco nada más barato para ninguna de estas paradas, así que dejo el plan como está.',
  nothing_dear: 'No tengo el precio de ninguna de estas paradas, así que dejo el plan como está.',
  nothing_changes: 'Con eso no cambia nada: el plan se queda como está.',
  shut_then:
    'Los sitios así que tengo cerca están cerrados a esa hora, de modo que dejo el plan como está. ¿Lo pongo en otro momento del día?',
  no_such_order: 'En ese orden no dan los horarios para todas las paradas, así que dejo el plan como está.',
  nothing_then: 'Para entonces no hay nada en el plan. Dime qué te apetece y lo añado.',
  not_understood: 'No conozco ningún sitio así, de modo que dejo el plan como está. Dime un tipo de sitio o un nombre.',
  no_such_meal: 'En el plan no hay todavía esa comida. Dime «añade la comida» o «añade la cena» y le busco sitio.',
  no_such_day: 'Ese día no está en el plan, así que lo dejo como está. Dime «hazlo de dos días» o un día del plan.',
  no_more_stops: 'Esa es la última parada: después no hay nada más.',
};

export const planTrouble: Saying<'plan_trouble'> = (answer) =>
  [
    (answer.undoneOf !== undefined ? notDone(answer.trouble, answer.undoneOf) : undefined) ?? TROUBLES[answer.trouble],
    limits(answer, 'nothing'),
  ]
    .filter(Boolean)
    .join(' ');

/** No catalogue says where so many fit. */
function tablesTold({ size, of }: NonNullable<PlanToldAnswer['tables']>): string {
  const names = of.map(({ name, phone }) => `a ${name}${phone ? ` (${phone})` : ''}`);
  return `Para ${size} personas, llama antes ${joined(names)} y pide mesa: no sé dónde cabéis todos juntos. El plan sigue igual.`;
}
