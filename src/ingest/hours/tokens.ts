// Words of Spanish opening hours. Any other word makes the whole clause uncertain.
import { foldAccents } from '../../domain/text.ts';

/** Days count from Monday, 0. Minutes may pass midnight: `24:30` is 1470. */
export type Token =
  | { readonly kind: 'day'; readonly day: number }
  | { readonly kind: 'everyday' | 'holiday' | 'weekend' | 'to' | 'and' | 'closed' | 'except' | 'allDay' }
  | { readonly kind: 'time'; readonly minutes: number }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'month'; readonly month: number }
  | { readonly kind: 'word'; readonly text: string };

const DAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];
const DAY_FORMS: ReadonlyMap<string, number> = new Map([
  ...DAYS.flatMap((name, day): [string, number][] => [
    [name, day],
    [`${name}s`, day],
  ]),
  ...Object.entries({ l: 0, m: 1, x: 2, j: 3, v: 4, s: 5, d: 6 }),
  ...Object.entries({
    lun: 0,
    mar: 1,
    mart: 1,
    mie: 2,
    mier: 2,
    mi: 2,
    jue: 3,
    juev: 3,
    vie: 4,
    vier: 4,
    sab: 5,
    dom: 6,
  }),
]);

const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const MONTH_FORMS: ReadonlyMap<string, number> = new Map([
  ...MONTHS.map((name, month): [string, number] => [name, month]),
  ...Object.entries({
    ene: 0,
    feb: 1,
    abr: 3,
    may: 4,
    jun: 5,
    jul: 6,
    ago: 7,
    sep: 8,
    sept: 8,
    setiembre: 8,
    oct: 9,
    nov: 10,
    dic: 11,
  }),
]);

/** Say nothing by themselves. */
const NOISE = new Set(
  `de del desde los las la el en entre h hs hrs hora horas horario horarios apertura abierto abierta abre publico atencion visita
  visitas general todo durante mes dia dias incluidos incluido ambos inclusive continuado ininterrumpido
  ininterrumpidamente s museo templo exposicion exposiciones restaurante jardin jardines parque comidas cenas comida cena
  mananas tardes
  todos todas ano incluso permanece permanecera permanecen sala salas coleccion colecciones permanente permanentes
  centro cada`.split(/\s+/u),
);

const SIMPLE: Readonly<Record<string, Exclude<Token['kind'], 'day' | 'time' | 'number' | 'month' | 'word'>>> = {
  a: 'to',
  al: 'to',
  hasta: 'to',
  '-': 'to',
  '–': 'to',
  '—': 'to',
  y: 'and',
  e: 'and',
  ',': 'and',
  '/': 'and',
  ';': 'and',
  '+': 'and',
  '&': 'and',
  fest: 'holiday',
  festivo: 'holiday',
  festivos: 'holiday',
  cerrado: 'closed',
  cerrada: 'closed',
  cerrados: 'closed',
  cerradas: 'closed',
  cierra: 'closed',
  cierre: 'closed',
  excepto: 'except',
  salvo: 'except',
  diario: 'everyday',
  diariamente: 'everyday',
};

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/todos los dias(?: del ano)?|todos los dias de la semana|cada dia/gu, ' diario '],
  [/al (?:publico|dia)/gu, ' '],
  [/(?:y |, )?un[ao]? (?:festivo|fiesta) local/gu, ' '],
  [/fin(?:es)? de semana/gu, ' weekend '],
  [/(?:todo|durante todo|todos los dias de) el ano/gu, ' '],
];

/** Splits "Lun-Jue 9.30 - 14:00 h" into tokens. A colon between words is only punctuation. */
export function tokensOf(text: string): Token[] {
  let plain = foldAccents(text);
  for (const [pattern, word] of PHRASES) plain = plain.replace(pattern, word);
  // "9:30h", "14.00", "09'30", "20,30": minutes always have two digits.
  const pieces = plain.match(/\d{1,2}[:.,'´h]\d{2}(?!\d)|\d+|\p{L}+|[-–—,/;+&]/gu) ?? [];
  return pieces.flatMap((piece, index) => (isMarch(pieces, index) ? MARCH : (tokenOf(piece) ?? [])));
}

const MARCH: Token = { kind: 'month', month: 2 };

/** "mar" is Tuesday, but in "1 mar" and "oct - mar" it is March. */
function isMarch(pieces: readonly string[], index: number): boolean {
  if (pieces[index] !== 'mar') return false;
  const [before = '', beforeThat = ''] = [pieces[index - 1], pieces[index - 2]];
  if (/^\d{1,2}$/u.test(before)) return true;
  return /^[-–—a]$/u.test(before) && MONTH_FORMS.has(beforeThat) && !DAY_FORMS.has(beforeThat);
}

function tokenOf(piece: string): Token | undefined {
  if (/^\d+$/u.test(piece)) return { kind: 'number', value: Number(piece) };
  if (/^\d/u.test(piece)) return timeOf(piece);
  const day = DAY_FORMS.get(piece);
  if (day !== undefined) return { kind: 'day', day };
  const month = MONTH_FORMS.get(piece);
  if (month !== undefined) return { kind: 'month', month };
  if (Object.hasOwn(SIMPLE, piece)) return { kind: SIMPLE[piece] as 'to' };
  if (piece === 'allday') return { kind: 'allDay' };
  if (piece === 'weekend') return { kind: 'weekend' };
  return NOISE.has(piece) ? undefined : { kind: 'word', text: piece };
}

function timeOf(piece: string): Token {
  const [hours = 0, minutes = 0] = piece.split(/\D/u).map(Number);
  // "24:30" is half past midnight of the night before.
  const isTime = hours <= 24 && minutes < 60;
  return isTime ? { kind: 'time', minutes: hours * 60 + minutes } : { kind: 'word', text: piece };
}
