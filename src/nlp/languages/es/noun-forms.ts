// Spanish nouns and what makes them.
import type { NounForms } from '../noun-forms.ts';

export const NOUN_FORMS_ES: NounForms = {
  definite: ['el', 'la', 'los', 'las', 'del', 'al'],
  takesAnObject: /^(?:comprar|comer|cenar|almorzar|desayunar|merendar|beber)$/,
  stays: /^(?:alojar|hospedar)(?:se|me|nos)$/,
  asksWhereTo: /^donde (?:podemos|puedo|se puede|podria|podriamos)$/,
  naming: new Set(['llama', 'llamo', 'llaman', 'llamado', 'llamada']),
  nameIs: /^nombre es$/,
  atWork: / (?:trabaja|trabajo|trabajaba|trabajan) (?:en|para) (?:(?:un|una|el|la) )?$/,
  determiners: new Set('un una el la los las unos unas algun alguna otro otra'.split(' ')),
  coordinators: new Set(['ni', 'o', 'y']),
};
