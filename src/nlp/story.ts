// A message too long for a frame of its own: its tastes, and the kinds of place that it asks for.
import { must } from '../wishes/wish.ts';
import type { Document } from './document.ts';
import type { ReadFrame } from './frame-of.ts';
import type { ConceptMention, Opinion } from './understanding.ts';

export function storyOf({ text, language, concepts }: Document, opinions: readonly Opinion[]): ReadFrame {
  const judged = opinions.filter(({ polarity, stated }) => polarity !== undefined || stated !== undefined);
  const isJudged = (concept: ConceptMention) => judged.some((opinion) => opinion.concept === concept);
  const asked = concepts.filter((concept) => concept.role === 'asked' && !isJudged(concept));
  return {
    text,
    language,
    intents: [{ intent: judged.length > 0 ? 'preferences' : 'recommend', confidence: 0.9 }],
    wishes: asked.flatMap((concept) =>
      concept.categories.map((value) => ({
        ...must({ attribute: 'category', operator: 'is', value }),
        said: saidOf(concept),
      })),
    ),
    attitudes: judged.map(({ concept, polarity, stated }) => ({
      categories: concept.categories,
      ...(polarity !== undefined && { polarity }),
      ...(stated !== undefined && { stated }),
      said: saidOf(concept),
    })),
    asks: [],
    references: [],
    changes: [],
    situation: [],
    courtesies: [],
    whens: [],
    unread: [],
  };
}

const saidOf = ({ start, end, text }: ConceptMention) => ({ start, end, text });
