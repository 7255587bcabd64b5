// How Spanish says when: finders for what chrono does not read or reads in another sense, over folded text.
import type { CivilMoment } from '../../../domain/civil-day.ts';
import { addMonths, civilDay, monthOf, yearOf } from '../../temporal/calendar.ts';
import {
  DAY_PARTS,
  dayOfMoment,
  type FoundPiece,
  LATE_END_MIN,
  type TemporalFinder,
  type TemporalPack,
} from '../../temporal/piece.ts';
import {
  christmasTime,
  clock,
  daysAhead,
  feast,
  fullYear,
  type Half,
  isDate,
  longWeekend,
  minutesAhead,
  month,
  monthNamed,
  monthsAhead,
  nextDate,
  nextDateOfMonth,
  nthWeekday,
  type Which,
  week,
  weekdayAhead,
  weekdayNamed,
  weekend,
} from '../../temporal/shared.ts';

const UNITS =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta'.split(
    ' ',
  );
const TENS: Readonly<Record<string, number>> = { treinta: 30, cuarenta: 40, cincuenta: 50 };
const UNIT = [...UNITS].reverse().join('|');
const N = `(?:\\d{1,3}|(?:treinta|cuarenta|cincuenta)(?: y (?:${UNITS.slice(1, 10).join('|')}))?|(?:${UNIT})|una?|un par de|media|unos|unas|1/2|1/4|3/4)`;
const HOUR = `(?:\\d{1,2}|una|${UNITS.slice(2, 25).reverse().join('|')})`;
const SPOKEN_HOUR = `(?:una|${UNITS.slice(2, 13).reverse().join('|')})`;

export function numberInSpanish(written: string): number {
  const text = written.trim();
  if (text === '') return Number.NaN;
  if (/^\d+$/.test(text)) return Number(text);
  if (/^una?$|^primero$/.test(text)) return 1;
  if (text === 'un par de') return 2;
  if (/^un[oa]s$/.test(text)) return 3;
  const fraction = /^(\d)\/(\d)$/.exec(text);
  if (fraction) return Number(fraction[1]) / Number(fraction[2]);
  if (text === 'media') return 0.5;
  const single = UNITS.indexOf(text);
  if (single >= 0) return single;
  if (text in TENS) return TENS[text]!;
  const [tens = '', rest = ''] = text.split(' y ');
  return (TENS[tens] ?? Number.NaN) + numberInSpanish(rest);
}
const numberOf = numberInSpanish;

const WEEKDAYS = ['lu', 'ma', 'mi', 'ju', 'vi', 'sa', 'do'];
const WEEKDAY = 'lunes|martes|miercoles|jueves|viernes|sabado|domingo';
const DAY = '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|lun\\.|mar\\.|mie\\.|jue\\.|vie\\.|sab\\.|dom\\.)';
const DAYS = '(?:lunes|martes|miercoles|jueves|viernes|sabados|domingos)';
const weekdayOfName = (name: string): number => WEEKDAYS.indexOf(name.slice(0, 2));

const MONTHS = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');
const MONTH =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|ene\\.?|feb\\.?|mar\\.?|abr\\.?|jun\\.?|jul\\.?|ago\\.?|sept?\\.?|oct\\.?|nov\\.?|dic\\.?)';
const monthOfName = (name: string): number => {
  const start = name.replace(/^set/, 'sep').slice(0, 3);
  return MONTHS.indexOf(start) + 1;
};

const HALF =
  '(?:a\\.? ?m\\.?|p\\.? ?m\\.?|(?:de|en|por) la (?:manana|madrugada|tarde|noche)|del mediodia|del medio dia|de la tarde noche|esta (?:manana|tarde|noche))';
const halfOf = (written: string | undefined): Half => {
  if (!written) return undefined;
  if (/noche/.test(written)) return 'night';
  return /^a|manana|madrugada/.test(written) && !/tarde|mediodia/.test(written) ? 'am' : 'pm';
};
/** "Las doce de la mañana" are noon. */
const clockOf = (hour: number, minute: number, half: string | undefined): FoundPiece | undefined =>
  hour === 12 && /manana/.test(half ?? '') ? { fromMin: 720 + minute } : clock(hour, minute, halfOf(half));
const dayOfHalf = (written: string | undefined, now: CivilMoment): FoundPiece =>
  written && /esta/.test(written) ? { day: dayOfMoment(now) } : {};

/** "A las diez y una copa" says no minutes. */
const MINUTE = `(?!un[ao]? )${N}`;
const MINUTES = `(?: ?(?:y|e) (media|cuarto|${MINUTE})(?: minutos)?| menos (cuarto|${MINUTE})(?: minutos)?)?`;
const minuteOf = (past: string | undefined, to: string | undefined): number => {
  const amount = (word: string): number => (word === 'media' ? 30 : word === 'cuarto' ? 15 : numberOf(word));
  if (past) return amount(past);
  return to ? -amount(to) : 0;
};

const PARTS: Readonly<Record<string, keyof typeof DAY_PARTS>> = {
  manana: 'morning',
  mananas: 'morning',
  mediodia: 'noon',
  'medio dia': 'noon',
  tarde: 'afternoon',
  tardes: 'afternoon',
  noche: 'night',
  noches: 'night',
  madrugada: 'late',
  comer: 'lunch',
  almorzar: 'lunch',
  comida: 'lunch',
  almuerzo: 'lunch',
  cenar: 'night',
  cena: 'night',
  desayunar: 'breakfast',
  desayuno: 'breakfast',
  merendar: 'afternoon',
  merienda: 'afternoon',
};
const part = (name: string): FoundPiece => {
  const label = PARTS[name] ?? 'morning';
  const [fromMin, toMin] = DAY_PARTS[label];
  return { label, fromMin, toMin };
};

const FEASTS: readonly (readonly [string, string])[] = [
  ['viernes santo', 'easter-2'],
  ['jueves santo', 'easter-3'],
  ['sabado santo', 'easter-1'],
  ['domingo de ramos', 'easter-7'],
  ['(?:domingo de (?:resurreccion|pascua)|pascua)', 'easter+0'],
  ['lunes de pascua', 'easter+1'],
  ['miercoles de ceniza', 'easter-46'],
  ['(?:nochebuena|noche buena)', '12-24'],
  // What is named after the feast is of the whole season.
  [
    '(?:dia de navidad|(?<!(?:mercad(?:ill)?os?|puestos?|luces|alumbrado|belen(?:es)?|decoracion|adornos|regalos?|compras|ambiente|algo|cosas|espiritu) de )navidad)',
    '12-25',
  ],
  ['(?:nochevieja|noche vieja|fin de ano|ultim[oa] (?:dia|noche) del ano)', '12-31'],
  ['(?:ano nuevo|dia de ano nuevo)', '01-01'],
  ['(?:dia de (?:los )?reyes(?: magos)?|(?:la )?epifania|(?<!como (?:(?:los|unos) )?)reyes)', '01-06'],
  ['(?:la )?noche de reyes', '01-05'],
  ['(?:san valentin|dia de los enamorados)', '02-14'],
  ['(?:dia del? trabajo|dia del trabajador|dia de los trabajadores)', '05-01'],
  ['(?:el )?dos de mayo', '05-02'],
  ['san isidro(?= $|,|\\?)|(?:dia|fiesta) de san isidro', '05-15'],
  ['noche de san juan', '06-23'],
  ['(?:dia de )?la paloma', '08-15'],
  ['(?:la asuncion|asuncion)', '08-15'],
  ['(?:el )?(?:dia de la hispanidad|(?:dia del |el )pilar)', '10-12'],
  ['(?:dia de )?todos los santos', '11-01'],
  ['(?:la )?(?:almudena)(?= $)|dia de la almudena', '11-09'],
  ['(?:dia de )?la constitucion', '12-06'],
  ['(?:la )?inmaculada', '12-08'],
];

/** The first holiday and the last, where there are two. */
const BRIDGES: readonly (readonly [string, string, string?])[] = [
  ['(?:diciembre|la constitucion|la inmaculada|la purisima)', '12-06', '12-08'],
  ['(?:noviembre|(?:todos )?los santos)', '11-01'],
  ['la almudena', '11-09'],
  ['(?:octubre|(?:el )?pilar|la hispanidad)', '10-12'],
  ['(?:agosto|la asuncion)', '08-15'],
  ['mayo', '05-01', '05-02'],
];

const find = (source: string, read: TemporalFinder['read']): TemporalFinder => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'gu'),
  read,
});

const minutesOf = (unit: string): number => (/^h/.test(unit) ? 60 : 1);
const whichOf = (before: string | undefined, after: string | undefined): Which => {
  if (after && /que viene|siguiente|proxim/.test(after)) return 'coming';
  if (before && /proxim|siguiente/.test(before)) return 'coming';
  return before && /^est/.test(before) ? 'this' : undefined;
};
const DATE = `(?:\\d{1,2}|primero|uno|${UNIT}|treinta y uno)`;
/** «Las cuatro torres», «las tres gracias»: so many of something, and no hour. */
const COUNTED =
  '(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce) (?!horas|menos|pasadas|mananas|tardes|noches)\\p{L}{2,}[aeo]s(?!\\p{L})';
const NOT_A_TIME =
  '(?! ?(?:(?!(?:y|e|o|pero) )\\p{L}+ )?(?:personas|adultos|ninos|gente|euros?|eur|€|pavos|minutos|min|horas?|h\\b|dias?|semanas?|meses|km|kilometros|m\\b|metros|estrellas?|noches|sitios|opciones|primer[oa]s?|ultim[oa]s?|segund[oa]s?|de la lista|por ciento|%|\\d|mejores|de (?:esos|esas|estos|estas|ellos|ellas|los|las)|amigos|cosas|que)(?![\\p{L}]))';

/** «¿Las dos abren mañana?» is about two places. */
const NOT_BOTH =
  '(?! (?:juntas|solas|abren|cierran|tienen|son|estan|admiten|sirven|cuestan|quedan|valen|merecen)(?![\\p{L}]))';

export const SPANISH_TEMPORAL: TemporalPack = {
  joint: /^(?:[\s,]|(?:a|al|el|la|las|los|de|del|en|por|para|sobre|desde|hacia|y|-|entre|durante)[\s,])*$/,
  own: { end: /^(?:hasta|antes)\b/, deadline: /^antes\b/, start: /^(?:desde|despues)\b/ },
  and: /(?:^|\s)y(?:\s|$)/,
  until: /^\s*(?:-|a|al|hasta|y)\s*(?:el\s+)?$/,
  from: /(?:^|\s)(?:de|del|desde|entre)\s+(?:el\s+)?$/,
  opensBy: /(?:^|\s)(?:abr[ea]n?|abiert[oa]s?)\s+(?:ya\s+)?antes\s+de/,
  before: /(?:^|\s)(?:hasta|antes de(?:l)?|como tarde|como maximo)\s+(?:las?\s+|el\s+)?$/,
  deadline: /(?:^|\s)(?:antes de(?:l)?|como tarde|como maximo)\s+(?:las?\s+|el\s+)?$/,
  closing:
    /(?:^|\s)(?:cierr[ae]n?|cerrar|cerraban?)(?: el| la| los| las)?(?: \p{L}+)?\s+(?:a\s+|sobre\s+|hacia\s+)?(?:las?\s+)?$/u,
  gettingUp: /(?:^|\s)(?:(?:me |nos )?(?:levant|despiert)\p{L}+|madrug\p{L}+|en pie)\s+(?:sobre\s+)?(?:las?\s+)?$/u,
  deniedBefore: /(?<!(?:por que|si|o)\s)\bno\s+(?:es\s+|para\s+)?(?:el\s+|la\s+)?$/,
  deniedBehind:
    /^\s+no(?:\s*[,.;!]|\s+(?:sino|mejor|pero|nos viene|me viene|es posible|va a poder)\b|\s+(?:puedo|podemos)\s*(?:[,.;!]|$))/,
  stayingUntil:
    /(?:^|\s)(?:qued|est[ao]|aqui|en (?!el |la |los |las |un )|por aqui)\S*(?: \S+){0,3}? hasta\s+(?:el\s+)?$/,
  after: /(?:^|\s)(?:desde|despues de|a partir de(?:l)?|pasadas|mas tarde de)\s+(?:las?\s+|el\s+)?$/,
  finders: [
    find(
      'ahora(?: mismo)?(?! (?:te|le|os|lo que) (?:pregunto|digo|hablo|pido|pregunta|importa|me refiero))|ahorita|ya mismo|en este (?:mismo )?(?:momento|instante)|en estos momentos|de momento(?= $)',
      (_, now) => ({
        ...minutesAhead(now, 0),
        isNow: true,
      }),
    ),
    find('hoy(?: mismo| en dia)?', (_, now) => daysAhead(now, 0)),
    find('pasado manana', (_, now) => daysAhead(now, 2)),
    find(
      `(?<!(?:la|las|esta|cada|buena|(?<!dia )de|una|toda la|media|por la|x la|${WEEKDAY}) )manana(?! (?:por|x) la)`,
      (_, now) => daysAhead(now, 1),
    ),
    find('manana(?= (?:por|x) la)', (_, now) => daysAhead(now, 1)),
    find('esta noche|hoy (?:por|a|de) la noche|de noche', (_, now) => ({ ...daysAhead(now, 0), ...part('noche') })),
    find(
      'esta (manana|tarde)|hoy por la (manana|tarde)|(?:hoy )?(?:a|al|este) (mediodia)(?= $| de hoy)',
      ([, a, b, c], now) => ({
        ...daysAhead(now, 0),
        ...part(a ?? b ?? c ?? ''),
      }),
    ),
    find(
      'ayer|anteayer|antier|anoche|(?:la semana|el mes|el ano|el finde) pasad[oa]|hace \\d+ \\p{L}+',
      () => undefined,
    ),
    find('de madrugada|a altas horas|(?:bien entrada|muy entrada) la noche|a las tantas|ya de noche', () =>
      part('madrugada'),
    ),
    // Doors that are open late: how late depends on what is looked for.
    // «Tipo ocho»: about that hour.
    find(
      `(?:tipo|rollo|a eso de|en plan) (?:las |la )?(\\d{1,2})(?! ?(?:personas|euros|eur|€|pax|anos|min|[:.h]))`,
      ([, h = '']) => clock(Number(h), 0, undefined),
    ),
    find('hasta (?:muy )?tarde', () => ({ label: 'late' as const, toMin: LATE_END_MIN })),
    find(
      `(?:(?<!\\b(?:hacer|ver|visitar|hago|hacemos|veo|vemos|recorrer) )en|dentro de|de aqui a|al cabo de|tras) (${N}) ?(?:de )?(minutos?|mins?|horas?|h)(?: y (media|cuarto))?`,
      ([, n = '', unit = '', more], now) =>
        minutesAhead(now, numberOf(n) * minutesOf(unit) + (more === 'media' ? 30 : more ? 15 : 0)),
    ),
    find('(?:en|dentro de) (?:un )?cuarto de hora', (_, now) => minutesAhead(now, 15)),
    find('(?:en|dentro de) tres cuartos de hora', (_, now) => minutesAhead(now, 45)),
    find('(?:en|dentro de) (?:un rato|un ratito|un momento|nada|poco)', (_, now) => minutesAhead(now, 30)),
    find(
      `(?:en(?! (?:un|1) dia)|dentro de|de aqui a) (${N}) dias?|(${N}) dias? (?:despues|mas tarde)`,
      ([, a, b], now) => daysAhead(now, numberOf(a ?? b ?? '1')),
    ),
    find(`(?:en|dentro de|de aqui a) (${N}) semanas?|(${N}) semanas? (?:despues|mas tarde)`, ([, a, b], now) =>
      daysAhead(now, 7 * numberOf(a ?? b ?? '1')),
    ),
    find(`(?:en|dentro de|de aqui a) (${N}) mes(?:es)?`, ([, n = ''], now) => monthsAhead(now, numberOf(n))),
    find(`(?:en )?(?:los )?(?:proximos|siguientes) (${N}) dias|(?:los )?(${N}) proximos dias`, ([, a, b], now) => ({
      day: daysAhead(now, 1).day!,
      untilDay: daysAhead(now, numberOf(a ?? b ?? '1')).day!,
      isSpan: true,
    })),
    find(
      `(?:(?:todos )?los|cada|los dias) (${DAYS})(?:,? (?:y|o|e) (?:los )?(${DAYS}))?`,
      ([text, first = '', second]) =>
        /^los/.test(text) || /todos|cada/.test(text)
          ? { weekdays: [weekdayOfName(first), ...(second ? [weekdayOfName(second)] : [])] }
          : undefined,
    ),
    // «Abierto domingos»: the plural alone.
    find(`(sabados|domingos)(?: (?:y|o|e) (?:los )?(${DAYS}))?`, ([, first = '', second]) => ({
      weekdays: [weekdayOfName(first), ...(second ? [weekdayOfName(second)] : [])],
    })),
    find('(?:todos los dias|cada dia|a diario|diariamente)', () => ({ weekdays: [0, 1, 2, 3, 4, 5, 6] })),
    find('(?:(?:todos )?los|cada) (?:fines? de semana|findes?)|(?:en )?(?:los )?fines de semana', () => ({
      weekdays: [5, 6],
    })),
    find('(?:entre semana|dias (?:laborables|de diario|entre semana)|(?:los )?laborables|de diario)', () => ({
      weekdays: [0, 1, 2, 3, 4],
    })),
    find(
      `(?:el )?(${DAY}) (?:de|en) (?:la )?(?:(?:proxima|siguiente) semana|semana (?:que viene|proxima|siguiente))`,
      ([, name = ''], now) => ({
        day: daysAhead(`${week(now, 1).day}T00:00`, weekdayOfName(name)).day!,
      }),
    ),
    find(`(?:el )?(${DAY}) de esta semana`, ([, name = ''], now) => ({
      day: weekdayAhead(now, weekdayOfName(name), 'this'),
    })),
    find(
      `(?:(?:el|este|la|del|al) )?(${DAY}),? (?:el |dia |el dia )?(${DATE})(?! ?(?:de (?!la)${MONTH}|${MONTH}|[:.]\\d|h\\b|de (?:la|los)|(?:a|-) ?\\d))`,
      ([text, , n = ''], now) => {
        // "El sábado primero" begins a list, "el sábado día uno" is a date.
        if (/^(?:primero|uno)$/.test(n) && !/dia /.test(text)) return undefined;
        const day = isDate(numberOf(n)) ? nextDateOfMonth(now, numberOf(n)) : undefined;
        return day === undefined ? undefined : { day };
      },
    ),
    find(
      `(?:(el|este|proximo|el proximo|este proximo|el siguiente|al|del) )?(${DAY})(?: (que viene|proximo|siguiente))?`,
      ([, before, name = '', after], now) => {
        void after;
        return weekdayNamed(now, weekdayOfName(name), whichOf(before, after));
      },
    ),
    find(
      '(?:(?:el|este|en el|al|para el|todo el) )?(?:fin de semana|finde|fin de(?= sem)|(?<=este )fin)(?! (?:que viene|proximo|siguiente|ano|semana que))',
      (_, now) => weekend(now, 0),
    ),
    find(
      '(?:el )?(?:proximo (?:fin de semana|finde)|(?:fin de semana|finde) (?:que viene|proximo|siguiente))',
      (_, now) => weekend(now, 1),
    ),
    find('(?:la |a la |para la )?(?:proximas? semanas?|semana (?:que viene|proxima|siguiente|entrante))', (_, now) =>
      week(now, 1),
    ),
    find('(?:en )?esta (?:misma )?semana', (_, now) => week(now, 0)),
    find('(?:el )?(?:proximo mes|mes (?:que viene|proximo|siguiente))', (_, now) => month(now, 1)),
    find('(?:en )?este mes', (_, now) => month(now, 0)),
    find(
      `(?:el )?(primer|primero|segundo|tercer|cuarto|ultimo) (${DAY}) (?:de|del) (?:mes de )?(${MONTH}|mes que viene|proximo mes|este mes|mes)`,
      ([, n = '', name = '', named = ''], now) => {
        const nth = { primer: 1, primero: 1, segundo: 2, tercer: 3, cuarto: 4, ultimo: 5 }[n] ?? 1;
        const isNamed = monthOfName(named) > 0 && !/^mes/.test(named);
        const ahead = /viene|proximo/.test(named) ? 1 : 0;
        const first = isNamed
          ? `${monthNamed(now, monthOfName(named)).day!.slice(0, 7)}-01`
          : addMonths(`${dayOfMoment(now).slice(0, 7)}-01`, ahead);
        return { day: nthWeekday(first, weekdayOfName(name), nth) };
      },
    ),
    find(`(?:el )?(${DATE}) del (?:proximo mes|mes (?:que viene|proximo))`, ([, n = ''], now) => {
      const first = addMonths(`${dayOfMoment(now).slice(0, 7)}-01`, 1);
      const day = civilDay(yearOf(first), monthOf(first), numberOf(n));
      return day === undefined ? undefined : { day };
    }),
    ...BRIDGES.map(([names, first, last]) =>
      find(`(?:(?:el|en el|este|para el|del) )?puente de(?:l)? (?:mes de )?${names}`, (_, now) =>
        longWeekend(now, first, last),
      ),
    ),
    find('(?:(?:en|por|para|durante|estas?) (?:las? )?)(?:navidad|navidades|fiestas navidenas)(?! \\d)', (_, now) =>
      christmasTime(now),
    ),
    find(
      '(?:mercadillos?|mercados?|luces|belen|belenes|decoracion|regalos?|compras|ambiente) de navidad',
      () => undefined,
    ),
    ...FEASTS.map(([names, rule]) =>
      find(`(?:(?:el|en|para|por|la|al) )?${names}(?: (?:de|del) (\\d{4}))?`, ([, year], now) =>
        feast(now, rule, year ? Number(year) : undefined),
      ),
    ),
    find(
      `(?:el )?(?:${DAY},? )?(?:(?:el |dia |el dia ))?(${DATE}) (?:de |d |del mes de )?(${MONTH})(?:(?: de| del)?(?: ano)?,? (\\d{4}))?`,
      ([, n = '', name = '', year], now) => dateIn(now, numberOf(n), monthOfName(name), year),
    ),
    find(
      `(?:del? |desde el |entre el |entre )?(?:dia )?(${DATE}) ?(?:-|a|al|y|hasta|y el|hasta el) (?:el )?(?:dia )?(${DATE}) (?:de |del mes de )(${MONTH})(?:(?: de| del|,)? (\\d{4}))?`,
      ([text, a = '', b = '', name = '', year], now) => {
        if (/ y /.test(text) && !/^entre/.test(text)) return undefined;
        const [from, to] = [a, b].map((each) => dateIn(now, numberOf(each), monthOfName(name), year)?.day);
        return from !== undefined && to !== undefined && to > from ? { day: from, untilDay: to } : undefined;
      },
    ),
    find(`(${MONTH}) (\\d{1,2})(?!\\d)(?:(?: de| del|,)? (\\d{4}))?`, ([, name = '', n = '', year], now) =>
      dateIn(now, Number(n), monthOfName(name), year),
    ),
    find(
      `(?:en|por|para|durante|a|este) (?:el mes de )?(enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)(?:(?: de| del)? (\\d{4}))?`,
      ([, name = '', year], now) => monthNamed(now, monthOfName(name), year ? Number(year) : undefined),
    ),
    find(
      '(?:el )?(\\d{1,2})(?:[/.-]| del )(\\d{1,2})(?:[/.-](\\d{4}|\\d{2}))?(?! ?(?:€|euros?|h\\b|horas?))',
      ([text, a = '', b = '', year], now) => {
        if (
          !year &&
          !/[/]| del /.test(text) &&
          !(/-/.test(text) && Number(b) >= 1 && Number(b) <= 12 && Number(a) > 12)
        )
          return undefined;
        return dateIn(now, Number(a), Number(b), year);
      },
    ),
    find('(\\d{4})-(\\d{1,2})-(\\d{1,2})', ([, year = '', number = '', date = '']) => {
      const day = civilDay(Number(year), Number(number), Number(date));
      return day === undefined ? undefined : { day };
    }),
    find(
      `(?:(?:el|al|del) (?:dia )?|dia )(\\d{1,2}|${UNITS.slice(11).reverse().join('|')}|treinta y uno)(?= |$|,|\\?)${NOT_A_TIME}`,
      ([, n = ''], now) => {
        const day = isDate(numberOf(n)) ? nextDateOfMonth(now, numberOf(n)) : undefined;
        return day === undefined ? undefined : { day };
      },
    ),
    // «El 24 a qué hora cierra?»: what is asked of a door follows a day, and no number of a list.
    find(
      '(?:el|al|del) (\\d{1,2})(?= (?:a que|hasta que|hasta cuando|que hora|abren?|cierran?|esta abiert)(?![a-z]))',
      ([, n = ''], now) => {
        const day = isDate(numberOf(n)) ? nextDateOfMonth(now, numberOf(n)) : undefined;
        return day === undefined ? undefined : { day };
      },
    ),
    find(`(?:el )?dia (${DATE})`, ([, n = ''], now) => {
      const day = isDate(numberOf(n)) ? nextDateOfMonth(now, numberOf(n)) : undefined;
      return day === undefined ? undefined : { day };
    }),
    // Clock times.
    find(
      `(?:de|desde|entre|desde las|de las|entre las?) (?:las? )?(${HOUR})(?:[:.h](\\d{2}))?(?: ?h(?:oras)?\\b)?${MINUTES} ?(${HALF})? ?(?:-|a|hasta|y) (?:las? )?(${HOUR})(?:[:.h](\\d{2}))?(?: ?h(?:oras)?\\b)?${MINUTES}(?: ?(${HALF}))?${NOT_A_TIME}`,
      readRange,
    ),
    // «El lunes 4 a 6».
    find(`(?<=${DAY},? )(\\d{1,2}) ?(?:-|a) ?(\\d{1,2})(?! ?(?:de )?${MONTH})`, ([, from = '', to = '']) =>
      rangeOf(clock(Number(from), 0, undefined), clock(Number(to), 0, undefined), undefined),
    ),
    find('(\\d{1,2})[:.](\\d{2}) ?(?:-|a|hasta) ?(\\d{1,2})[:.](\\d{2})', ([, h1 = '', m1 = '', h2 = '', m2 = '']) =>
      rangeOf(clock(Number(h1), Number(m1), undefined), clock(Number(h2), Number(m2), undefined), undefined),
    ),
    find(
      `(?:a |sobre |hacia )?(?:las? |eso de las? )?(\\d{1,2})[:.h](\\d{2}) ?(?:h(?:oras|rs)?\\.? ?)?(${HALF})?`,
      ([text, h = '', m = '', half], now) => {
        if (/^\d{1,2}\.\d{2}/.test(text) && Number(h) > 24) return undefined;
        const read = clockOf(Number(h), Number(m), half);
        return read && { ...read, ...dayOfHalf(half, now) };
      },
    ),
    find(
      `(?:(?:a|sobre|hacia|para) las? |(?:a )?eso de las? |(?<!(?:mos|cenar|comer|ir) )las?(?! ${COUNTED}) )(${HOUR})(?: en punto| ?h(?:oras?|rs)?)?${MINUTES}(?: en punto)?(?: h(?:oras?|rs)?)?(?: ?(${HALF}))?${NOT_A_TIME}${NOT_BOTH}`,
      ([text, h = '', past, to, half], now) => {
        const hour = numberOf(h);
        if (hour > 24 || hour < 1 || (/^las? /.test(text) && !past && !to && !half && hour === 1 && !/^la /.test(text)))
          return undefined;
        if (/^la (?!una)/.test(text)) return undefined;
        const read = clockOf(hour, 0, half);
        const shift = minuteOf(past, to);
        return read?.fromMin === undefined || Number.isNaN(shift)
          ? undefined
          : { ...read, fromMin: read.fromMin + shift, ...dayOfHalf(half, now) };
      },
    ),
    // «Empezamos a las 8, que ella sale tarde»: why, and no eight of something.
    find(
      `(?<=(?:empez\\w{1,6}|empiez\\w{1,3}|quedamos|quedar|quedad|cenamos|salimos) )(?:a|sobre|hacia) las (${HOUR})${MINUTES}(?= que )`,
      ([, h = '', past, to]) => {
        const read = clockOf(numberOf(h), 0, undefined);
        const shift = minuteOf(past, to);
        return numberOf(h) > 24 || read?.fromMin === undefined || Number.isNaN(shift)
          ? undefined
          : { ...read, fromMin: read.fromMin + shift };
      },
    ),
    find(
      `(?:las )?(${SPOKEN_HOUR}|\\d{1,2})(?= (?:y|menos) (?:media|cuarto|cinco|diez|veinte|veinticinco|treinta|quince))${MINUTES}(?: ?(${HALF}))?(?! (?:personas|euros))`,
      ([, h = '', past, to, half]) => {
        const read = clockOf(numberOf(h), 0, half);
        return read?.fromMin === undefined || numberOf(h) > 12
          ? undefined
          : { ...read, fromMin: read.fromMin + minuteOf(past, to) };
      },
    ),
    find(
      `(?:a )?(${HOUR}) ?(a\\.?m\\.?|p\\.?m\\.?|de la (?:manana|tarde|noche|madrugada)|en la (?:tarde|noche))`,
      ([, h = '', half]) => clockOf(numberOf(h), 0, half),
    ),
    find(`(?!24)(\\d{1,2}) ?(?:h|hs|hrs)(?![\\p{L}])`, ([, h = '']) =>
      Number(h) >= 7 ? clock(Number(h), 0, undefined) : undefined,
    ),
    find(
      '(?:al?|de|a eso del?|sobre el|del|hacia el) (?:mediodia|medio dia)|mediodia|medio dia(?! (?:con|libre|entero|en|por|para|antes))',
      () => ({
        ...part('mediodia'),
      }),
    ),
    find('(?:a(?: la)?|hasta(?: la)?|de) medianoche|medianoche|media noche', () => ({ fromMin: 1440 })),
    // Parts of a day.
    find(
      '(?:(?:a )?(primera|ultima) hora (?:de|por) la |(?:(?:a|para) )?(?:el |al )?(final|principio) de la |(?:por|x|de|en|a|durante) la |(?:por|x) las |(?:toda|media) la )(manana|tarde|noche|madrugada|mananas|tardes|noches)',
      ([, edge, side, name = '']) => edged(edge ?? side, part(name)),
    ),
    find(
      '(?:para|a la hora de|al|antes de|despues de) (?:la )?(comer|cenar|desayunar|almorzar|merendar|comida|cena|desayuno|almuerzo)(?= hoy| manana| el | este| pasado|$|\\?)',
      ([text, name = '']) => (/antes|despues/.test(text) ? undefined : part(name)),
    ),
    // "El viernes noche", «mañana noche», «domingo mañana».
    find(
      `(?<=(?:${WEEKDAY}|manana|hoy) )(noche|tarde|mediodia)(?![\\p{L}])|(?<=(?:${WEEKDAY}) )(manana)(?! (?:(?:por|x) la|hay|abren|que|voy|quiero))`,
      ([, name, morning = '']) => part(name ?? morning),
    ),
    find('(?:a|en) (?:media|plena|mitad de la) (manana|tarde|noche)', ([, name = '']) => part(name)),
    find('(?:despues|antes) de (?:la hora de )?(comer|cenar|desayunar|almorzar|la comida|la cena)', ([, name = '']) =>
      part(name.replace('la ', '')),
    ),
    find('(?:despues del|al salir del?) (?:trabajo|trabajar|curro)', () => ({
      label: 'evening' as const,
      fromMin: 1080,
      toMin: 1290,
    })),
    find(`(\\d{1,2}) ?- ?(\\d{1,2}) (${HALF})`, ([, a = '', b = '', half]) =>
      rangeOf(clockOf(Number(a), 0, half), clockOf(Number(b), 0, half), half),
    ),
    find(`(\\d{1,2}) ?h? ?- ?(\\d{1,2}) ?(?:h|hs|hrs|horas)(?![\\p{L}])`, ([, a = '', b = '']) =>
      rangeOf(clock(Number(a), 0, undefined), clock(Number(b), 0, undefined), undefined),
    ),
    find('a primera hora', () => ({ label: 'morning' as const, fromMin: 540, toMin: 660 })),
    find('a ultima hora', () => ({ label: 'late' as const, fromMin: 1260, toMin: 1440 })),
  ],
};

function edged(edge: string | undefined, whole: FoundPiece): FoundPiece {
  const [from, to] = [whole.fromMin!, whole.toMin!];
  if (edge === 'primera' || edge === 'principio') return { ...whole, toMin: Math.round((from + to) / 2) };
  return edge === 'ultima' || edge === 'final' ? { ...whole, fromMin: Math.round((from + to) / 2) } : whole;
}

function readRange(match: RegExpExecArray): FoundPiece | undefined {
  const [, h1 = '', m1, past1, to1, half1, h2 = '', m2, past2, to2, half2] = match;
  const shift1 = m1 ? Number(m1) : minuteOf(past1, to1);
  const shift2 = m2 ? Number(m2) : minuteOf(past2, to2);
  const [hour1, hour2] = [numberOf(h1), numberOf(h2)];
  if (hour1 > 24 || hour2 > 24 || hour1 < 1 || hour2 < 1) return undefined;
  const first = clock(hour1, 0, halfOf(half1));
  const last = clock(hour2, 0, halfOf(half2));
  if (first?.fromMin === undefined || last?.fromMin === undefined) return undefined;
  return rangeOf({ ...first, fromMin: first.fromMin + shift1 }, { ...last, fromMin: last.fromMin + shift2 }, half2);
}

function rangeOf(
  first: FoundPiece | undefined,
  last: FoundPiece | undefined,
  half: string | undefined,
): FoundPiece | undefined {
  if (first?.fromMin === undefined || last?.fromMin === undefined) return undefined;
  // "De doce a seis de la noche": from midnight on.
  if (first.isHalfKnown && first.fromMin === 720 && half && /noche|madrugada/.test(half))
    return { fromMin: 1440, toMin: 1440 + (last.fromMin % 720) };
  let [from, to] = [first.fromMin, last.fromMin];
  if (first.isHalfKnown && half && to - from > 720) from += 720;
  if (to <= from) to += !half && last.isHalfKnown && to + 720 > from ? 720 : 1440;
  const isHalfKnown = first.isHalfKnown === true && last.isHalfKnown === true;
  return { fromMin: from, toMin: to, ...(isHalfKnown && { isHalfKnown }) };
}

function dateIn(now: CivilMoment, date: number, number: number, year: string | undefined): FoundPiece | undefined {
  if (number < 1 || number > 12) return undefined;
  const day = year ? civilDay(fullYear(year), number, date) : nextDate(now, number, date);
  return day === undefined ? undefined : { day };
}
