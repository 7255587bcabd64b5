// Spanish words written together: "del", "al", and pronouns at the end of a verb ("visitarlo", "recomiéndame").
import type { Splitter } from './splitter.ts';

const CONTRACTIONS: Readonly<Record<string, readonly [string, string]>> = { al: ['a', 'el'], del: ['de', 'el'] };

const PRONOUNS = 'me|te|se|nos|lo|la|los|las|le|les';
const AFTER_INFINITIVE = new RegExp(
  `^(\\p{L}*[\\p{L}][aeiáéí]r)(?:(se|me|te|nos)(lo|la|los|las)|(${PRONOUNS}))$`,
  'iu',
);
const AFTER_GERUND = new RegExp(`^(\\p{L}+(?:ándo|iéndo|yéndo))(?:(se|me|te|nos)(lo|la|los|las)|(${PRONOUNS}))$`, 'iu');
const AFTER_COMMAND = /^(\p{L}{2,10}?)(?:(me|nos|te|se)(lo|la|los|las)|(me|nos|lo|la|los|las))$/iu;

/** Commands that people give to a service; with or without the accent. */
const COMMANDS = new Set(
  `di da haz pon dí búsca busca muéstra muestra enséña enseña ensena recomiénda recomienda lléva lleva cuénta cuenta
   explíca explica díga diga ayúda ayuda sugiére sugiere indíca indica mánda manda propón propon ordéna ordena olvída
   olvida`.split(/\s+/u),
);

/** Words that only look like a verb with a pronoun. */
const WHOLE = new Set(
  `perla perlas burla burlas parla charla charlas mirlo mirlos orla orlas externos internos modernos cuadernos tiernos
   eternos infiernos inviernos gobiernos fraternos maternos paternos convierte advierte divierte invierte vierte revierte
   fuerte suerte muerte inerte parte arte aparte reparte comparte imparte carte corte norte deporte firme confirme
   informe duerme enferme arme alarme interés`.split(/\s+/u),
);

export const splitSpanish: Splitter = (token) => {
  const lower = token.toLowerCase();
  if (Object.hasOwn(CONTRACTIONS, lower)) return sameCase(token, CONTRACTIONS[lower]!);
  if (lower.length < 4 || lower.length > 24 || WHOLE.has(lower)) return undefined;
  const apart = verbAndPronouns(token, lower !== token);
  return apart && [withoutAccents(apart[0]!), ...apart.slice(1)];
};

function sameCase(token: string, [first, second]: readonly [string, string]): readonly string[] {
  return token === token.toUpperCase()
    ? [first.toUpperCase(), second.toUpperCase()]
    : [token[0] + first.slice(1), second];
}

/** With a capital in front it may be a name ("Carlos"): infinitives are believed only in small letters. */
function verbAndPronouns(token: string, capital: boolean): readonly string[] | undefined {
  const command = AFTER_COMMAND.exec(token);
  const apart =
    (command && COMMANDS.has(command[1]!.toLowerCase()) ? command : null) ??
    AFTER_GERUND.exec(token) ??
    (capital ? null : AFTER_INFINITIVE.exec(token));
  return apart?.slice(1).filter((part) => part !== undefined);
}

/** The accent only marks the stress of the longer word: "encontrándose" is "encontrando" and "se". */
const withoutAccents = (verb: string) =>
  verb
    .normalize('NFD')
    .replace(/\u0301/gu, '')
    .normalize('NFC');
