// The service's own state: health, readiness, version.
import { type Static, Type } from 'typebox';
import type { Category } from '../domain/category.ts';
import { LANGUAGES } from '../domain/language.ts';
import { CATEGORIES, categoryName, groupOf } from '../vocabulary/categories.ts';
import { named } from './fields.ts';

export const HealthBody = named(
  'Health',
  { status: Type.Enum(['ok', 'unavailable']), parts: Type.Optional(Type.Record(Type.String(), Type.Boolean())) },
  'Health.',
);

export const CategoryBody = named(
  'Category',
  { name: Type.String(), es: Type.String(), group: Type.String() },
  'A canonical category.',
);
const categoryBody = (category: Category): Static<typeof CategoryBody> => ({
  name: category,
  es: categoryName(category, 'es'),
  group: groupOf(category),
});
export const categoryBodies: readonly Static<typeof CategoryBody>[] = CATEGORIES.map(categoryBody);

/** Which part of the OpenAPI document; all of it, where none is named. */
export const DocumentQuery = Type.Object({ part: Type.Optional(Type.Enum(['public'])) });

export const AttributionQuery = Type.Object({
  lang: Type.Optional(Type.Enum([...LANGUAGES], { description: 'Language of the credits; English by default.' })),
});

export const AttributionBody = named(
  'Attribution',
  { source: Type.String(), text: Type.String(), places: Type.Integer() },
  'A source of facts and the words that credit it.',
);
