// The timetable of a plan in Spanish: for whom it was made, what a change came to, what is not sure about it.
import { limitersOf } from '../../../domain/plan.ts';
import type { Wish } from '../../../wishes/wish.ts';
import type { MadeFor, PlannedDay, PlannedStop, PlanTrouble, TimetableAnswer } from '../../plan/answer.ts';
import type { Saying } from '../voice.ts';
import { companyOf } from './asker.ts';
import { time } from './facts.ts';
import { limits } from './limits.ts';
import { inWords, joined, labelOf, ofPlace } from './nouns.ts';
import { costsTold } from './plan-costs.ts';
import { notDone } from './plan-not-done.ts';
import { dateOf, doubtOf, phraseFor, wordFor } from './wishes.ts';

const quoted = (said: readonly string[]): string => joined(said.map((each) => `«${each}»`));

export const timetable: Saying<'timetable'> = (answer, variety) => {
  const { isChanged, isRetold, isUndone, days, missing, dropped, madeFor } = answer;
  const opener = isUndone
    ? 'Vuelve a quedar como antes:'
    : isRetold
      ? openerOf(days, answer.isThere ? 'Eso ya está en el plan, así que no cambio nada. El plan' : 'Este es el plan')
      : isChanged
        ? `${changeOf(answer)} El plan queda así:`
        : openerOf(
            days,
            madeFor?.walk
              ? 'Te propongo este paseo'
              : variety.pick('plan', ['Aquí tienes un plan', 'Te propongo este plan']),
            madeFor,
          );
  return [
    undoneTold(answer),
    answer.unknown
      ? `No me consta ${joined(answer.unknown, 'ni')}; lo que he puesto es lo más cercano de ese tipo.`
      : '',
    opener,
    ...linesOf(days, answer.isAddressed),
    answer.isEndAsked ? endOfLast(days) : '',
    dropped.length > 0 ? leftOut(dropped, isChanged) : '',
    answer.turned
      ? `El orden no es el que has dicho: ${joined(answer.turned)} ${answer.turned.length > 1 ? 'van' : 'va'} antes, porque de otro modo habría puertas cerradas.`
      : '',
    ...(answer.idle ?? []).map(({ from, until, isLeftFree }) =>
      isLeftFree
        ? `De ${time(from)} a ${time(until)} no hay nada puesto: dime si quieres que lo rellene.`
        : `De ${time(from)} a ${time(until)} no conozco nada cerca que encaje.`,
    ),
    answer.leftOut ? `${quoted(answer.leftOut)} no lo puedo poner como parada: eso queda a tu aire.` : '',
    answer.unfit
      ? `He dejado fuera ${joined(answer.unfit)}: demasiado lejos, o sin una hora que encaje en este plan.`
      : '',
    missing.length > 0 ? `No he encontrado ${joined(missing.map(kindsOf), 'ni')} que encajen.` : '',
    ...(answer.unmet ?? []).map(
      ({ name, said }) => `No me consta ningún sitio así («${said}») a esa hora: en su lugar va ${name}.`,
    ),
    ...(answer.shifted ?? []).map(
      ({ name, from, to }) => `${name} cierra el ${dateOf(from)}, así que lo he puesto el ${dateOf(to)}.`,
    ),
    ...needsOf(days),
    ...shutAllDay(days),
    caution(days, madeFor?.walk !== undefined),
    answer.costs ? costsTold(answer.costs) : '',
    madeFor?.arriving ? ARRIVING[madeFor.arriving] : '',
    madeFor ? endTold(madeFor) : '',
    madeFor?.walk ? `En total son unos ${madeFor.walk.minutes} minutos andando.` : '',
    madeFor?.hasLuggage ? LUGGAGE : '',
    limits({ limitedBy: limitersOf(answer.plan) }, 'plan'),
  ]
    .filter(Boolean)
    .join('\n');
};

/** "If we skip the drinks, when are we done?" */
function endOfLast(days: readonly PlannedDay[]): string {
  const last = days.at(-1)?.stops.at(-1);
  return last ? `Así, el plan acaba a las ${time(last.leaveMinutes)}.` : '';
}

/** Why a change was not made, and what was named for nothing. */
function undoneTold({ undone, undoneOf, leftAlone = [] }: TimetableAnswer): string {
  const why = undone && ((undoneOf !== undefined ? notDone(undone, undoneOf) : undefined) ?? UNDONE[undone]);
  const left = leftAlone.length > 0 ? `No he visto qué cambiar de ${joined(leftAlone)}; dímelo otra vez.` : '';
  return [why ?? '', left].filter(Boolean).join(' ');
}

/** Of two changes that were asked for, why one was not made. */
const UNDONE: Readonly<Partial<Record<PlanTrouble, string>>> = {
  none_of_kind: 'En el plan no había nada de eso que quitar.',
  not_found: 'Para una parte no he encontrado nada que encaje.',
  nothing_fits: 'Para una parte no he encontrado nada que encaje.',
  which_stop: 'De una parte no he entendido a qué parada te refieres.',
  no_such_meal: 'Una de las comidas que dices no está en el plan.',
  no_such_day: 'El día que dices no es del plan.',
  already_there: 'Uno de los sitios ya está en el plan.',
  no_such_order: 'El orden que pides no cuadra con los horarios, así que eso lo dejo como estaba.',
  nothing_cheaper: 'Más barato no he encontrado nada allí.',
  not_understood: 'No he entendido qué poner en su lugar.',
  one_stop_left: 'La última parada la dejo donde está.',
  shut_then: 'A esa hora está cerrado.',
};

const leftOut = (names: readonly string[], isChanged: boolean): string =>
  isChanged
    ? `He quitado ${joined(names)}: ya no ${names.length === 1 ? 'cabe' : 'caben'} a ninguna hora.`
    : `He quitado ${joined(names)}: a esas horas ya no ${names.length === 1 ? 'abre' : 'abren'}.`;

function linesOf(days: readonly PlannedDay[], isAddressed = false): readonly string[] {
  let number = 0;
  const filled = days.filter(({ stops }) => stops.length > 0);
  return filled.flatMap((day) => {
    const lines = day.stops.map((stop) => {
      number = stop.number ?? number + 1;
      const { card, arriveMinutes, leaveMinutes, leg, meal } = stop;
      const address = isAddressed && card.place.address ? `, ${card.place.address}` : '';
      const what = meal ? `${MEALS[meal]}, ` : '';
      return `${number}. De ${time(arriveMinutes)} a ${time(leaveMinutes)}: ${card.place.name}${address} (${what}${wayThere(leg)})`;
    });
    return days.length === 1 ? lines : [`El ${dateOf(day.day)}:`, ...lines];
  });
}

/** "12 min a pie", "21 min por las líneas 3 y 10". */
export const wayThere = ({ minutes, lines }: PlannedStop['leg']): string =>
  lines.length === 0
    ? `${minutes} min a pie`
    : `${minutes} min por ${lines.length === 1 ? 'la línea' : 'las líneas'} ${joined(lines)}`;

const MEALS = { breakfast: 'desayuno', lunch: 'comida', snack: 'merienda', dinner: 'cena' } as const;

function openerOf(days: readonly PlannedDay[], words: string, madeFor?: MadeFor): string {
  const [first] = days;
  const meant = madeFor ? meantFor(madeFor) : '';
  if (!first || days.length > 1) return `${words}${meant}:`;
  const when = first.isToday ? 'hoy' : first.isTomorrow ? 'mañana' : `el ${dateOf(first.day)}`;
  const from = first.startName ? `, saliendo ${ofPlace(first.startName)}` : '';
  return `${words} para ${when}${meant}${from}:`;
}

/** "con tus padres, a ritmo tranquilo, a cubierto": what was understood of whom it is for. */
function meantFor({ situation, isEasy, isIndoors, isCheap, mostWalk }: MadeFor): string {
  const { company, relatives, party, diets = [], access } = situation;
  const size = party?.size && party.size > 1 ? party.size : undefined;
  const people =
    company && company !== 'alone' && company !== 'group'
      ? ` con ${companyOf(company, relatives)}`
      : size
        ? ` para ${inWords(size)}`
        : '';
  const more = [
    ...(isEasy ? ['a ritmo tranquilo'] : []),
    ...(isIndoors ? ['a cubierto'] : []),
    ...(isCheap ? ['gastando poco'] : []),
    ...(mostWalk ? [`sin andar más de ${mostWalk} min seguidos`] : []),
    ...(access === 'wheelchair' ? ['con acceso en silla de ruedas'] : []),
    ...diets.map((diet) => phraseFor('diet', diet)),
  ];
  return `${people}${more.map((each) => `, ${each}`).join('')}`;
}

/** "Hecho: Casa Paca en lugar de Casa Pepe." */
function changeOf({ changes, days, dropped }: TimetableAnswer): string {
  const { added = [], gone = [] } = changes ?? {};
  const left = gone.filter((name) => !dropped.includes(name));
  if (changes?.isOtherDay && days[0]) return `Hecho: ahora es para el ${dateOf(days[0].day)}.`;
  if (added.length > 0 && left.length > 0) return `Hecho: ${joined(added)} en lugar de ${joined(left)}.`;
  if (added.length > 0) return `Hecho, con ${joined(added)}.`;
  if (left.length > 0) return `Hecho, sin ${joined(left)}.`;
  if (changes?.moved) return `Hecho: ${changes.moved.name}, a las ${time(changes.moved.at)}.`;
  const stops = days.flatMap((day) => day.stops);
  const [first, last] = [stops[0], stops.at(-1)];
  return changes?.isTimed && first && last && days.length === 1
    ? `Hecho: ahora va de ${time(first.arriveMinutes)} a ${time(last.leaveMinutes)}.`
    : 'Hecho.';
}

/** "De Casa Paca no sé si tiene comida vegana": what somebody needs is told before hours are. */
function needsOf(days: readonly PlannedDay[]): readonly string[] {
  const names = new Map<string, string[]>();
  for (const { card, doubts } of days.flatMap((day) => day.stops)) {
    for (const wish of doubts) names.set(doubtOf(wish), [...(names.get(doubtOf(wish)) ?? []), card.place.name]);
  }
  return [...names].map(([doubt, places]) => `De ${joined(places)} no sé ${asIts(doubt, places.length)}.`);
}

const asIts = (doubt: string, count: number): string =>
  count === 1
    ? doubt
        .replace(/^si tienen/u, 'si tiene')
        .replace(/^si son accesibles/u, 'si es accesible')
        .replace(/^si pueden/u, 'si puede')
    : doubt;

/** «El Prado cierra el 25 de diciembre»: ninguna otra hora de ese día serviría. */
const shutAllDay = (days: readonly PlannedDay[]): readonly string[] =>
  days.flatMap(({ day, stops }) => {
    const shut = stops.filter(({ isShutAllDay }) => isShutAllDay).map(({ card }) => card.place.name);
    return shut.length === 0
      ? []
      : `Ojo: ${joined(shut)} ${shut.length === 1 ? 'cierra' : 'cierran'} el ${dateOf(day)}.`;
  });

function caution(days: readonly PlannedDay[], isWalk: boolean): string {
  const stops = days.flatMap((day) => day.stops);
  const unsure = stops.filter(({ open }) => open === 'unknown');
  const likely = unsure.filter(({ isLikely }) => isLikely).map(({ card }) => card.place.name);
  const unknown = unsure.filter(({ isLikely }) => !isLikely).map(({ card }) => card.place.name);
  const shut = stops
    .filter(({ open, isShutAllDay }) => open === 'no' && !isShutAllDay)
    .map(({ card }) => card.place.name);
  const known =
    unknown.length === 0
      ? likely.length > 0
        ? 'Los paseos son estimaciones.'
        : 'Los horarios están comprobados; los paseos son estimaciones.'
      : `Los paseos son estimaciones, y no tengo el horario de ${joined(unknown)}.`;
  const probably =
    likely.length > 0
      ? ` Según horarios de hace unos años, ${joined(likely)} probablemente ${likely.length === 1 ? 'abre' : 'abren'} a esa hora.`
      : '';
  const hours = `${known}${probably}`;
  if (isWalk && shut.length > 0)
    return `Ojo: ${joined(shut)} ya no ${shut.length === 1 ? 'abre' : 'abren'} a esa hora, así que se ${shut.length === 1 ? 've' : 'ven'} por fuera. ${hours}`;
  return shut.length > 0
    ? `Ojo: ${joined(shut)} no ${shut.length === 1 ? 'abre' : 'abren'} durante toda la visita. ${hours}`
    : hours;
}

/** "Desde la última parada son 10 min a pie hasta la estación." */
function endTold({ end, leaving }: MadeFor): string {
  if (!end) return leaving ? LEAVING[leaving] : '';
  const way = `Desde la última parada son ${wayThere(end.leg)} hasta ${end.name}`;
  return leaving === 'train' ? `${way}; he dejado media hora antes de la salida.` : `${way}.`;
}
const LUGGAGE = 'En los museos no dejan pasar maletas: déjala antes en una consigna. Si quieres, te digo dónde.';

const ARRIVING = {
  flight: 'He contado hora y media desde que aterrizáis hasta llegar al centro.',
  train: 'He contado media hora desde que llega el tren.',
} as const;

const LEAVING = {
  flight: 'He dejado tres horas antes del vuelo; mira cuánto tardas en llegar al aeropuerto.',
  train: 'He dejado tiempo para volver antes del tren.',
} as const;

/** "museos", "tablaos flamencos". */
const kindsOf = ({ attribute, value }: Wish): string =>
  attribute === 'category' || attribute === 'kind'
    ? labelOf(attribute, value, 2)
    : attribute === 'cuisine' || attribute === 'dish'
      ? `sitios de ${wordFor(attribute, value)}`
      : 'sitios así';
