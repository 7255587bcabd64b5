// Category preferences, and their extraction from free text.
import { type Static, Type } from 'typebox';
import { MAX_CATEGORY_LENGTH, MAX_PREFERENCE, MIN_PREFERENCE, type Preference } from '../domain/person.ts';
import { named, ONE_LINE, STORABLE } from './fields.ts';

export const PreferenceInput = named(
  'PreferenceInput',
  {
    category: Type.String({
      minLength: 1,
      // The limit is checked after trimming.
      pattern: '\\S',
      format: ONE_LINE,
      description: `A category in your own words or one of ours; 1 to ${MAX_CATEGORY_LENGTH} characters after trimming.`,
      examples: ['museums'],
    }),
    rating: Type.Number({
      minimum: MIN_PREFERENCE,
      maximum: MAX_PREFERENCE,
      description: '0 (never) to 5 (love it).',
      examples: [4.5],
    }),
  },
  'A liking for a category.',
);

export const PreferenceBody = named(
  'Preference',
  { id: Type.Integer(), user_id: Type.Integer(), category: Type.String(), rating: Type.Number() },
  'One preference per person and category.',
);

export const preferenceBody = (preference: Preference): Static<typeof PreferenceBody> => ({
  id: preference.id,
  user_id: preference.userId,
  category: preference.category,
  rating: preference.rating,
});

const MAX_TEXT_LENGTH = 5_000;
export const TextInput = named(
  'TextInput',
  {
    text: Type.String({
      minLength: 1,
      maxLength: MAX_TEXT_LENGTH,
      pattern: '\\S',
      format: STORABLE,
      description: 'English or Spanish.',
      examples: ['I love museums but I can’t stand nightclubs'],
    }),
  },
  'Free text.',
);

export const ExtractedPreferences = Type.Record(Type.String(), Type.Number(), {
  description: 'Canonical category to rating, 1 to 5.',
  examples: [{ museums: 4.8 }],
});
export const ExtractedBody = named(
  'ExtractedPreferences',
  { preferences: ExtractedPreferences },
  'What the text says its writer likes. Nothing is stored.',
);
