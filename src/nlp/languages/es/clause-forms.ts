// Spanish clauses without a verb that judges.
import type { ClauseForms } from '../clause-forms.ts';

export const CLAUSE_FORMS_ES: ClauseForms = {
  experiencer: /^(?:me|nos|le|les|te)$/,
  mark: { before: /^una?$/, notBefore: /^(?:para|al?)$/ },
  justThis: /^ (?:(?:un|una|unos|unas|el|la|los|las|digo|sino) )*@c (?:(?:por favor|porfa|mejor) )?[.!]? ?$/,
  denials: new Set(['no', 'nada', 'sin']),
  deniedVerb: /^(?:tampoco)$/,
  echo: /^ (?:, )?(?:yo|nosotr[oa]s|a mi|a nosotr[oa]s) /,
  agreed: / @c si (?:[.!] )?$/,
  bareVerdict: /^ (?:[,;] )?(?:(?:el|la|los|las) )?@c ((?:[a-z]+ ){1,3})[,;.!]? ?$/,
  newRequest: /^ (?:[,;] )?(?:algo|algun sitio|un sitio) (?:\S+ ){0,3}(?:cerca|para|por|en|donde) /,
  another: /^(?:mas|sino|solo|solamente|unicamente|mejor)$/,
  refusal: /^(?:no|nada|ni|sin|nunca)$/,
};
