// Spanish marks: "un 4 sobre 5", "dos estrellas", "un 5 para los parques".
import type { RatingForms } from '../rating-forms.ts';

const GIVING = [
  'doy|daria|pongo|pondria|pondre|puntuo|puntuaria|valoro|nota|merecen|merece|llevan|lleva|califico',
  'ponle|ponles|ponlos|ponlas|dale|dales',
].join('|');
const BEING = '[:=,-]|con|son|es|un|una|seria|serian';
const FOR_WHOM = 'para mi|para nosotr|solid[oa]|pelad[oa]|raspad[oa]|justit[oa]|justo|justa|como |o asi';

export const RATING_FORMS_ES: RatingForms = {
  hint: /estrella| sobre | de (?:cinco|diez)|doy|pongo|valoro|daria/,
  half: / medi[ao] ?/,
  stars: / (?:estrellas?|puntos?) (?:a|al|para) /,
  further: '(?<=[,;] |y )N (?=(?:a|al|para) (?:\\S+ ){0,2}@c )',
  ofTen: / (?:[01]|un|uno|cero) (?:-|al?) (?:10|diez) /,
  shapes: [
    '(?<= )N (?:estrellas? y media|puntos? y medio|y medi[ao] (?:sobre|de) (?:5|cinco))(?= )',
    '(?<= )(\\d{1,3}(?:[.,]\\d{1,2})?)\\/(5|10|100)(?= )',
    '(?<= )N (?:sobre|de|\\/) (?:a )?(5|10|100|cinco|diez)(?= (?!minut|euro|km|hora|estrella))',
    '(?<= )(\\d{1,3}) ?(%|por ciento)(?= )',
    '(?<!@c de )(?<= )N (?:estrellas?|puntos?)(?= )(?! @c| de @c)',
    `(?<= (?:${GIVING}) (?:\\S+ ){0,5})N(?: y medi[ao])?(?= (?:[.,;!?)]|y |a |al |pero |$))`,
    `(?<= @c (?:(?:${BEING}) ){1,4})N(?: y medi[ao])?(?= (?:[.,;!?)]|y |${FOR_WHOM}|$))`,
    '(?<= @c (?:me|nos) \\S+ (?:un|una|como un|al|a) )N(?= (?:[.,;!?)]|sobre|de|y |$))',
    '(?<= @c )(\\d(?:[.,]\\d)?)(?= (?:[.,;!?)]|y |$))',
    '(?<= una? )(\\d(?:[.,]\\d)?|10)(?= (?:para|a|al) (?:\\S+ ){0,2}@c )',
    '(?<=^ |[,;] |y )(\\d(?:[.,]\\d)?|10)(?= (?:para|a|al) (?:\\S+ ){0,2}@c )',
  ],
};
