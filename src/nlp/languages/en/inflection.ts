// How English words change.
import type { Inflection } from '../inflection.ts';

export const INFLECTION_EN: Inflection = {
  past: { is: ['was'], are: ['were'], makes: ['made'], leaves: ['left'], does: ['did'] },
  /** "Not for me", "not for us"; "my favourite", "her favourite". */
  variantsOf(form) {
    const toWhom = / me$/.test(form) ? ['us', 'him', 'her', 'them'].map((who) => form.replace(/ me$/, ` ${who}`)) : [];
    const whose = /\bmy\b/.test(form) ? ['our', 'his', 'her', 'their'].map((who) => form.replace(/\bmy\b/, who)) : [];
    return [form, ...toWhom, ...whose];
  },
  // "Bares" is no plural of the English "bar".
  singularsOf: (plural) => [
    ...(/(?:[sxzo]|[cs]h)es$/.test(plural) ? [plural.slice(0, -2)] : []),
    ...(plural.endsWith('ies') ? [`${plural.slice(0, -3)}y`] : []),
  ],
  takesEs: /(?:[sxz]|[cs]h)$/,
  finalNegators: new Set(),
};
