// English clauses without a verb that judges.
import type { ClauseForms } from '../clause-forms.ts';

export const CLAUSE_FORMS_EN: ClauseForms = {
  experiencer: /^(?:i|we)$/,
  mark: { before: /^an?$/, notBefore: /^(?:for|to)$/ },
  justThis: /^ (?:(?:an?|the|i meant|i said) )*@c (?:(?:please|instead) )?[.!]? ?$/,
  denials: new Set(['no', 'not', 'without']),
  deniedVerb: /^(?:doesnt|dont|isnt|arent)$/,
  echo: /^ (?:, )?(?:i|we) /,
  agreed: / @c (?:yes|definitely|absolutely|sure) (?:[.!] )?$/,
  bareVerdict: /^ (?:[,;] )?(?:the )?@c ((?:[a-z]+ ){1,3})[,;.!]? ?$/,
  newRequest: /^ (?:[,;] )?(?:something|somewhere) (?:\S+ ){0,3}(?:near|around|for|to|in) /,
  another: /^(?:more|just|only|rather)$/,
  refusal: /^(?:no|not|without|never)$/,
};
