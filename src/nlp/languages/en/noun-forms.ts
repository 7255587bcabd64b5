// English nouns and what makes them.
import type { NounForms } from '../noun-forms.ts';

export const NOUN_FORMS_EN: NounForms = {
  definite: ['the'],
  contracted: [],
  determined: /^(?:the|an?|some|any|my)$/,
  betweenNames: /^(?:,|\/|or|and|vs|versus|than|to)(?: the)?$/,
  notInside: /^(?:on|at|the)$/,
  beforeSign: /\b(?:i|we|and|but|the)\s*$/iu,
  takesAnObject: /^(?:eat|dine on|drink|drinking)$/,
  stays: /^(?:stay|sleep) /,
  about: /^(?:about|of|on|with)(?: (?:the|an?|much))?$/u,
  of: / of /u,
  asksWhereTo: /^where (?:can|could|do|should|to) (?:i|we|you|one|people)$/,
  naming: new Set(['called', 'named']),
  nameIs: /^name is$/,
  atWork: / (?:works?|worked|job) (?:at|in|for) (?:(?:an?|the) )?$/,
  determiners: new Set(['a', 'an', 'the', 'any', 'some', 'another']),
  coordinators: new Set(['neither', 'nor', 'either', 'or', 'both', 'and']),
};
