// Answers about the plan that stands, in Spanish: one stop, when it begins, how far it is on foot, what it costs, what was not
// possible.
import type { PlanCosts, PlanTrouble } from '../../plan-answer.ts';
import type { Saying } from '../voice.ts';
import { time } from './facts.ts';
import { joined } from './nouns.ts';
import { wayThere } from './plans.ts';

export const planTold: Saying<'plan_told'> = ({ about, stop, walkMinutes, rideMinutes, costs }) => {
  if (costs) return told(costs);
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
    case 'leg':
      return `De ${from} a ${name} calculo ${wayThere(leg)}.`;
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

function told({ paid, hasFree, unknown, tables }: PlanCosts): string {
  const sum = paid.reduce((all, { amount }) => all + amount, 0);
  const each = joined(paid.map(({ name, amount }) => `${name}, ${amountOf(amount)}`));
  const tickets =
    paid.length > 0
      ? `Las entradas suman ${amountOf(sum)} por persona (${each})${hasFree ? '; las demás visitas que conozco son gratis' : ''}.`
      : hasFree
        ? 'Las visitas que conozco son gratis.'
        : '';
  const open = unknown.length > 0 ? `No tengo precio para ${joined(unknown)}.` : '';
  const levels = tables
    .filter(({ level }) => level !== undefined)
    .map(({ name, level }) => `${name} es ${LEVELS[level!]}`);
  const meals =
    tables.length === 0
      ? ''
      : levels.length > 0
        ? `Lo que comáis y bebáis va aparte: ${joined(levels)}.`
        : 'Lo que comáis y bebáis va aparte; de eso no tengo precios.';
  return [tickets, open, meals].filter(Boolean).join(' ');
}

const amountOf = (amount: number): string =>
  `${(Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).replace('.', ',')} €`;

const LEVELS: Readonly<Record<number, string>> = {
  1: 'de precio bajo',
  2: 'de precio medio',
  3: 'más bien de precio alto',
  4: 'de precio muy alto',
};

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
  none_of_kind: 'En el plan no hay nada de eso.',
  nothing_nearer: 'Con estas paradas no puedo acortar más los paseos. Dime cuál quito.',
  nothing_cheaper: 'No conozco nada más barato para ninguna de estas paradas, así que dejo el plan como está.',
  nothing_changes: 'Con eso no cambia nada: el plan se queda como está.',
  nothing_then: 'Para entonces no hay nada en el plan. Dime qué te apetece y lo añado.',
  not_understood: 'No conozco ningún sitio así, de modo que dejo el plan como está. Dime un tipo de sitio o un nombre.',
  no_such_meal: 'En el plan no hay todavía esa comida. Dime «añade la comida» o «añade la cena» y le busco sitio.',
  no_more_stops: 'Esa es la última parada: después no hay nada más.',
};

export const planTrouble: Saying<'plan_trouble'> = ({ trouble }) => TROUBLES[trouble];
