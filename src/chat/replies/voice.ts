// What a language must be able to say. Each is written for itself; neither is a translation of the other.
import type { Answer } from '../answer.ts';
import type { Variety } from './variety.ts';

/** Says one kind of answer. */
export type Saying<Kind extends Answer['kind']> = (answer: Extract<Answer, { kind: Kind }>, variety: Variety) => string;

export type Voice = { readonly [Kind in Answer['kind']]: Saying<Kind> };
