// In Spanish: nothing was found, and what comes closest.
import type { NothingFound, Wish } from '../../answer.ts';
import type { Saying } from '../voice.ts';
import { none, unknownPlace, whereabouts } from './described.ts';
import { brief } from './facts.ts';
import { limits } from './limits.ts';
import { genderFor, joined, nounFor, ofPlace } from './nouns.ts';
import { cautionOf } from './wishes.ts';

export const nothing: Saying<'nothing'> = (answer, variety) =>
  [unknownPlace(answer.origin), noneFound(answer, variety), limits(answer, 'nothing')].filter(Boolean).join(' ');

const noneFound: Saying<'nothing'> = (answer, variety) => {
  const thing = none(answer);
  const measured = whereabouts(answer.origin, answer.search.withinM, variety);
  const where = answer.instead ? measured : measured.replace(/ \(distancias desde .*$/u, '');
  const isFeminine = genderFor(answer.search.categories, answer.search.kinds) === 'f';
  // Where house rules leave places out, what may not be shown is not said to be unknown.
  const isLimited = answer.limitedBy !== undefined;
  if (answer.exhausted) {
    if (isLimited) return `No tengo más ${thing}${where} que enseñarte.`;
    return variety.pick('exhausted', [
      `Ya no me quedan más ${thing}${where}: ${isFeminine ? 'las has visto todas' : 'los has visto todos'}.`,
      `Eso era todo; no conozco más ${thing}${where}.`,
    ]);
  }
  const sorry = isLimited
    ? `No he encontrado ${thing}${where}.`
    : variety.pick('nothing', [`No he encontrado ${thing}${where}.`, `No me consta que haya ${thing}${where}.`]);
  if (answer.pointer && !answer.instead)
    return `${isLimited ? sorry : `En mi catálogo no hay ${kindsOf(answer)}.`} ${answer.pointer}`;
  if (!answer.instead && answer.search.kinds && !isLimited)
    return answer.origin.kind === 'centre'
      ? sorry
      : `${sorry} Tampoco sé de ${isFeminine ? 'ninguna' : 'ninguno'} en el resto de {city}.`;
  if (!answer.instead) return `${sorry} Prueba con otro tipo de sitio o en otra zona.`;
  const { card, others, without } = answer.instead;
  const more = joined(others.map((other) => `${other.place.name} (${brief(other)})`));
  if (without.join() === 'distance') return `${sorry} Lo más cercano es ${card.place.name} (${brief(card)}).`;
  const caution = joined(without.map((wish) => (typeof wish === 'string' ? CAUTIONS[wish](answer) : cautionOf(wish))));
  const alike = more && `Lo mismo vale para ${more}.`;
  return [`${sorry} Lo más parecido es ${card.place.name} (${brief(card)}), aunque ${caution}.`, alike, answer.pointer]
    .filter(Boolean)
    .join(' ');
};

const kindsOf = ({ search }: NothingFound): string => nounFor(search.categories, 2, 'ni', search.kinds);

/** What a second-best place does not promise. */
const CAUTIONS: Readonly<Record<Wish, (answer: NothingFound) => string>> = {
  distance: () => 'queda más lejos',
  area: ({ origin }) => `queda fuera ${ofPlace(origin.name)}`,
  price: () => 'puede salir más caro',
  cuisine: () => 'que yo sepa sirve otra cosa',
  kind: () => 'que yo sepa no es exactamente eso',
  stock: () => 'no sé si tiene lo que buscas',
  open_now: () => 'no me consta que abra ahora',
  open_on: () => 'no me consta que abra ese día',
  quieter: () => 'es muy conocido',
  vegetarian: () => 'no me consta que tenga opciones vegetarianas',
  terrace: () => 'no me consta que tenga terraza',
  free: () => 'no me consta que sea gratis',
  children: () => 'no me consta que sea para niños',
  accessible: () => 'no me consta que sea accesible en silla de ruedas',
};
