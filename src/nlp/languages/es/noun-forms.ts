// Spanish nouns and what makes them.
import type { NounForms } from '../noun-forms.ts';

export const NOUN_FORMS_ES: NounForms = {
  definite: ['el', 'la', 'los', 'las'],
  contracted: ['del', 'al'],
  determined: /^(?:el|la|los|las|un|una|unos|unas|del|al|algun|alguna|mi)$/,
  betweenNames: /^(?:,|\/|o|u|y|e|vs|versus|contra|que|a|hasta)(?: (?:el|la|los|las))?$/,
  notInside: /^(?:de|del|por|la|el)$/,
  beforeSign: /\b(?:yo|y|pero|el|la|los|las)\s*$/iu,
  takesAnObject: /^(?:comprar|comer|cenar|almorzar|desayunar|merendar|beber)$/,
  stays: /^(?:alojar|hospedar)(?:se|me|nos)$/,
  about: /^(?:sobre|de|del|con)(?: (?:el|la|los|las|una?|mucho|muchos|buenos?))?$/u,
  of: / del? /u,
  asksWhereTo: /^donde (?:podemos|puedo|se puede|podria|podriamos)$/,
  naming: new Set(['llama', 'llamo', 'llaman', 'llamado', 'llamada']),
  nameIs: /^nombre es$/,
  atWork: / (?:trabaja|trabajo|trabajaba|trabajan) (?:en|para) (?:(?:un|una|el|la) )?$/,
  determiners: new Set('un una el la los las unos unas algun alguna otro otra'.split(' ')),
  coordinators: new Set(['ni', 'o', 'y']),
};
