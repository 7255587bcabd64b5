import type { PayerWords } from '../payer-words.ts';

const AGE = '(\\d{1,2})(?: (?:and|or) (\\d{1,2}))?';

export const PAYER_WORDS_EN: PayerWords = {
  who: [
    ['baby', /(?:^| )(?:bab(?:y|ies)|infants?|toddlers?)(?= |$)/],
    [
      'child',
      /(?:^| )(?:kids?|child|children|childrens|sons?|daughters?|boys?|girls?|little ones?|minors?|teenagers?|teens?|under (?:1[0-8]|\d)s?|\d+ years? olds?)(?= |$)/,
    ],
    ['student', /(?:^| )(?:students?|undergrads?|youth card|young person|young people|under (?:2[1-9]|30)s?)(?= |$)/],
    [
      'senior',
      /(?:^| )(?:seniors?|pensioners?|elderly|retired|retirees?|oaps?|(?:over|above) (?:6[05]s?)|6[05] plus|old age|grandparents|grandm\S+|grandfather|grandpa)(?= |$)/,
    ],
    ['adult', /(?:^| )(?:adults?|grown ups?|^(?:and|ok and|so|what about|how about) (?:for )?(?:me|myself|us))(?= |$)/],
  ],
  ages: [
    new RegExp(
      `(?:^| )(?:im|i am|i m|shes|hes|she is|he is|she s|he s|theyre|they are|aged?|were both|we are both|both) ${AGE}(?= (?:$|and (?:my|i|his|her|the) |years?|yrs?|yo |so |is |do |does |can |if |but |we |with |who ))`,
      'g',
    ),
    new RegExp(
      `(?:^| )(?:my|our|his|her|the) (?:[a-z]+ ){1,3}(?:is|are) ${AGE}(?= (?:$|and |years?|yrs?|yo |so |is |do |does |can |but |we |who ))`,
      'g',
    ),
    new RegExp(
      `(?:^| )(?:kids?|children|sons?|daughters?|boys?|girls?|husband|wife|mum|mom|dad|mother|father|grandm[a-z]+|grandson|granddaughter|nephew|niece)(?: aged| of)? ${AGE}(?= (?:$|[a-z]))(?! (?:euros?|people|pm|am|minutes?|o ))`,
      'g',
    ),
    new RegExp(`(?:^| )${AGE} (?:years? olds?|yrs? olds?|yo|yrs?|y o)(?= )`, 'g'),
  ],
  paying:
    /(?:^| )(?:pay|pays|paying|prices?|priced|costs?|tickets?|entry|admission|fares?|charged?|charges|free|cheaper|less|half price|rates?|get in|gets in|let in|how much)(?= |$)/,
  reduced:
    /(?:^| )(?:discount(?:s|ed)?|special (?:price|rate)s?|reduced|reductions?|concessions?|concessionary|(?:senior|student|child|childrens|youth|kids) (?:price|ticket|rate|fare)s?|pay (?:any )?less|cheaper (?:for|if|with))(?= |$)/,
};
