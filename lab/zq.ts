import { compiled } from '../src/nlp/languages/compile.ts';
console.log([...compiled('en').copulas].join(' '), '|', [...compiled('es').copulas].join(' '));
