// How Spanish words change.
import type { Inflection } from '../inflection.ts';

export const INFLECTION_ES: Inflection = {
  past: { es: ['fue', 'era'], son: ['fueron', 'eran'], está: ['estaba', 'estuvo'], están: ['estaban', 'estuvieron'] },
  /** Words run together ("fan del cine"), and pronouns stand between ("no lo soporto"). */
  variantsOf(form) {
    const contracted = form.replace(/ (de|a)$/, ' $1l');
    const withPronouns = form.startsWith('no ')
      ? ['lo', 'la', 'los', 'las'].map((each) => `no ${each} ${form.slice(3)}`)
      : [];
    return [...new Set([form, contracted, ...withPronouns])];
  },
  singularsOf: (plural) => [
    ...(plural.endsWith('ces') ? [`${plural.slice(0, -3)}z`] : []),
    ...(plural.endsWith('es') ? [plural.slice(0, -2)] : []),
  ],
  takesEs: /[lnrdsxhz]$/,
  // «Comería» is no misspelt «comedia».
  verbForm: /(?:[aei]ria(?:s|n|mos)?|aba(?:s|n|mos)?)$/,
  silentLetter: 'h',
  plusSign: 'más',
  finalNegators: new Set(['nada']),
};
