// Who comes along, as people call them, and how that is written behind «tu» or «tus».
const AS_SAID = `madre padre padres suegra suegro suegros suegras abuela abuelo abuelos abuelas yaya yayo yayos novia novio
  mujer marido pareja esposa esposo prometida prometido hijo hija hijos hijas sobrino sobrina sobrinos sobrinas nieto nieta
  nietos nietas`;

export const RELATIVES_ES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(AS_SAID.split(/\s+/u).map((noun) => [noun, noun])),
  mama: 'mamá',
  papa: 'papá',
  papas: 'papás',
  vieja: 'madre',
  viejo: 'padre',
  viejos: 'padres',
};
