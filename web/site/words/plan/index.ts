// The words of the page of plans, apart from those that everybody loads.
import { useWords } from '../index.ts';
import { wordsIn } from '../words-in.ts';
import { en } from './en.ts';
import { es } from './es.ts';

const useOwnWords = wordsIn({ en, es });

/** With those of the buttons that stand on other pages, too. */
export const usePlanWords = () => ({ ...useWords().plan, ...useOwnWords() });

export type PlanWords = ReturnType<typeof usePlanWords>;
