// Who comes along, as people call them, and how that is written behind "your".
const AS_SAID = `mum mom mother dad father parents grandmother grandma granny gran nan grandfather grandad grandpa grandparents
  girlfriend boyfriend wife husband partner spouse son sons daughter daughters nephew nephews niece nieces grandchildren
  grandkids grandson granddaughter in-laws mother-in-law father-in-law`;

export const RELATIVES_EN: Readonly<Record<string, string>> = {
  ...Object.fromEntries(AS_SAID.split(/\s+/u).map((noun) => [noun.replaceAll('-', ' '), noun])),
  'mum and dad': 'mum and dad',
  'mom and dad': 'mom and dad',
  inlaws: 'in-laws',
  gf: 'girlfriend',
  bf: 'boyfriend',
};
