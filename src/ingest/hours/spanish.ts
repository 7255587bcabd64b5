// Opening hours in Spanish prose → OSM `opening_hours`. Only certain readings are translated; anything else gives nothing,
// because hours that are wrong are worse than hours that are not known.
import { foldAccents } from '../../domain/text.ts';
import { type Clause, clausesOf, type Season } from './clause.ts';
import { written } from './osm-syntax.ts';
import { tokensOf } from './tokens.ts';

interface HoursOptions {
  /** In a club "Thursday 0:00 to 6:00" means the night that begins on Thursday. */
  readonly nightlife?: boolean;
}

/** @param lines paragraphs as a reader would see them */
export function openingHoursIn(lines: readonly string[], options: HoursOptions = {}): string | undefined {
  const all = lines.flatMap(sentencesOf);
  // A heading such as "Taquilla:" makes the lines below it speak of something else.
  if (all.some((sentence) => ASIDES.test(sentence) && sentence.endsWith(':'))) return undefined;
  const sentences = all.filter((sentence) => !isAside(sentence));
  const clauses: Clause[] = [];
  let season: Season | undefined;
  // A season holds for the sentences that follow it, until the next.
  for (const sentence of sentences) {
    const read = clausesOf(tokensOf(sentence));
    if (!read) return undefined;
    for (const clause of read) {
      season = clause.season ?? season;
      clauses.push(season && !clause.closed ? { ...clause, season } : clause);
    }
  }
  const rules = written(joined(clauses), options);
  return all.some((sentence) => isHalfDayClosing(sentence) && !isSaidAlready(sentence, clauses)) ? undefined : rules;
}

/** Brackets that only repeat or comment. */
const HARMLESS_BRACKETS = /\((?:[^()]*(?:ultim|inclu[is]|ininterrump|aprox|h\.?\)|hora local|todo el ano)[^()]*)\)/giu;
/** Brackets round the dates of a season: "Verano (del 15 de junio al 15 de septiembre)". */
const SEASON_BRACKETS =
  /\b(?:horario de )?(?:primavera|verano|otono|invierno)(?: [ey] (?:primavera|verano|otono|invierno))?:?\.? ?\(([^()]*)\)/giu;
const SEASON_NAME_BEFORE_DATES =
  /\b(?:horario de )?(?:primavera|verano|otono|invierno)\s*[,:.]?\s*(?=del? \d|de [a-z]+ a [a-z]+|\d{1,2} de [a-z]+ a)/giu;

const ROUND_THE_CLOCK =
  /(^|abiert[oa]s?)\s*(?:durante )?(?:las )?24 h(?:oras)?(?: al dia)?(?:,? (?:los )?365 dias(?: del ano)?)?/giu;

function sentencesOf(line: string): string[] {
  const plain = foldAccents(line)
    .replace(HARMLESS_BRACKETS, ' ')
    .replace(SEASON_BRACKETS, ' . $1 ')
    .replace(SEASON_NAME_BEFORE_DATES, ' . ')
    .replace(ROUND_THE_CLOCK, '$1 allday ')
    .replace(/(?: y|,)? visperas?(?: de)? fest(?:ivos?)?\b\.?/giu, ' ')
    .replace(/(\d)\s*h(?:oras|rs|s)?\b\.?/gu, '$1 ')
    .replace(/\b(lun|mar|mie|mier|jue|vie|vier|sab|dom|fest)\./gu, '$1 ');
  return plain
    .split(/\.(?!\d)|;|(?<=\d)\s+(?=cerrad[oa]\b)/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** Sentences about something else than when the doors are open. */
const ASIDES =
  /^[\s*(]*(?:ultim[oa]|la taquilla|las taquillas|taquilla|cierre (?:de )?(?:taquilla|de salas)|venta de entradas|la venta|el desalojo|desalojo|las salas se|consultar|consulte|mas informacion|mas horarios|para mas|entrada (?:libre|gratuita)|acceso (?:libre|gratuito)|reserva|previa reserva|se recomienda|salvo eventos|puede variar|horario sujeto|cocina:|no cierra|servicio bicimad|espacio urbano|duracion|aforo|esta abierto al publico|abierto todo el ano|abierto todos los dias$|para cierres|este horario|el horario y|las visitas|por favor|visitas para grupos|el aforo|el acceso al publico|acceso permitido|visita pautada|exposiciones temporales: consultar|abierto durante todo el ano ofrece|las salas|el museo en su|visitas guiadas(?! ?[:(])|en periodos|visitas guiadas:? consultar)/iu;

/** An aside about closing for the season is none: it would make the rest untrue. */
const isAside = (sentence: string): boolean =>
  (ASIDES.test(sentence) && !/verano|invierno|julio|agosto/iu.test(sentence)) ||
  isHalfDayClosing(sentence) ||
  isByAppointment(sentence);

/** "Domingos noche cerrado" repeats what the times of that day already say. */
const isHalfDayClosing = (sentence: string): boolean =>
  /cerrad|cierra/iu.test(sentence) &&
  /\b(?:noches?|tardes?|mediodia|mananas?)\b/iu.test(sentence) &&
  !/\d/u.test(sentence);

const AFTERNOON_MIN = 18 * 60;

/** The days named have hours of their own, and those end before the evening. */
function isSaidAlready(sentence: string, clauses: readonly Clause[]): boolean {
  const tokens = tokensOf(sentence);
  const days = tokens.flatMap((token) => (token.kind === 'day' ? [token.day] : []));
  const isEvening = /noches?|tardes?/u.test(sentence) && !tokens.some((token) => token.kind === 'holiday');
  const spansOf = (day: number) =>
    clauses.filter((clause) => clause.days.includes(day)).flatMap((clause) => clause.spans);
  return isEvening && days.every((day) => spansOf(day).every(({ from, to }) => from < to && to <= AFTERNOON_MIN));
}

/** "Lunes: cita previa": closed to visitors without an appointment. */
const isByAppointment = (sentence: string): boolean =>
  /cita previa|previa cita/iu.test(sentence) && !/\d/u.test(sentence);

/** Times without days continue the line before: "13:00 - 16:00 ; 21:00 - 0:00". */
function joined(clauses: readonly Clause[]): Clause[] {
  const result: Clause[] = [];
  for (const clause of clauses) {
    const previous = result.at(-1);
    const isContinuation = clause.days.length === 0 && !clause.holidays && clause.spans.length > 0 && !clause.closed;
    if (previous && isContinuation && previous.season === clause.season && !previous.closed) {
      result[result.length - 1] = { ...previous, spans: [...previous.spans, ...clause.spans] };
    } else result.push(clause);
  }
  return result;
}
