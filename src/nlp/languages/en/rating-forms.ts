// English marks: "4 out of 5", "two stars", "a 5 for parks".
import type { RatingForms } from '../rating-forms.ts';

const GIVING =
  'give|gives|giving|gave|rate|rated|score|scored|rating|rank|grade|mark|get|gets|make|put|call it|deserve|deserves';
const BEING = '[:=,-]|with|are|is|a|an|solid|strong|weak|mere|measly|generous|get|gets';

export const RATING_FORMS_EN: RatingForms = {
  hint: /star| out of |give|rate|score/,
  half: / half ?/,
  stars: / (?:stars?|points?) (?:for|to) /,
  further: '(?<=[,;] |and )N (?=(?:for|to) (?:\\S+ ){0,2}@c )',
  ofTen: / (?:[01]|one|zero) (?:to|through|-) (?:10|ten) /,
  shapes: [
    '(?<= )N (?:and a half (?:stars?|points?|out of (?:5|five))|(?:stars?|points?) and a half)(?= )',
    '(?<= )(\\d{1,3}(?:[.,]\\d{1,2})?)\\/(5|10|100)(?= )',
    '(?<= )N (?:out of|over|\\/|from) (?:a )?(5|10|100|five|ten)(?= (?!minut|euro|km|hour))',
    '(?<= )(\\d{1,3}) ?(%|percent)(?= )',
    '(?<= )N (?:stars?|points?)(?= )(?! @c)',
    `(?<= (?:${GIVING}) (?:\\S+ ){0,5})N(?: and a half)?(?= (?:[.,;!?)]|and |to |for |from |but |$))`,
    `(?<= @c (?:(?:${BEING}) ){1,4})N(?: and a half)?(?= (?:[.,;!?)]|and |for me|for us|from me|from us|or so|$))`,
    '(?<= @c (?:i|we) \\S+ an? )N(?= (?:[.,;!?)]|and |$))',
    '(?<= @c )(\\d(?:[.,]\\d)?)(?= (?:[.,;!?)]|and |$))',
    '(?<= an? )(\\d(?:[.,]\\d)?|10)(?= (?:for|to) (?:\\S+ ){0,2}@c )',
    '(?<=^ |[,;] |and )(\\d(?:[.,]\\d)?|10)(?= (?:for|to) (?:\\S+ ){0,2}@c )',
  ],
};
