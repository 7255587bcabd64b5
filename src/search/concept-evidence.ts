// Which places of a catalogue are of a concept, and how the catalogue says so.
import type { Catalogue } from '../domain/catalogue.ts';
import type { Place } from '../domain/place.ts';
import type { Concept } from '../vocabulary/concept.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { derivedFeature } from '../wishes/derived.ts';
import type { ConceptMentions } from './concept-mentions.ts';

export interface ConceptEvidence {
  /** By the facts and the name. */
  readonly told: ReadonlySet<number>;
  /** Places whose kitchen has such dishes, as far as cuisines go; whose kind has such a feature, or may be of a narrower kind. */
  readonly likely: ReadonlySet<number>;
  /** Name or texts speak of it. */
  readonly mentioned: ReadonlySet<number>;
}

export function gatherEvidence(
  concept: Concept,
  { catalogue, vocabulary }: { readonly catalogue: Catalogue; readonly vocabulary: Vocabulary },
  mentions: ConceptMentions,
): ConceptEvidence {
  const mentioned = mentions.get(concept) ?? NOWHERE;
  const rows = rowsOf(concept, catalogue, vocabulary);
  if (concept.type === 'kind')
    return { told: rows, likely: rowsOfKinds(concept.among, catalogue, vocabulary), mentioned };
  if (concept.type !== 'dish') return { told: rows, likely: derivedRows(concept, catalogue, vocabulary), mentioned };
  const told = rowsOfKinds(concept.kinds, catalogue, vocabulary);
  // Where one has breakfast is told as a café or a pastry shop.
  const among = concept.kinds.flatMap((id) => vocabulary.concept('kind', id)?.among ?? []);
  return { told, likely: new Set([...rows, ...rowsOfKinds(among, catalogue, vocabulary)]), mentioned };
}

function rowsOfKinds(ids: readonly string[], catalogue: Catalogue, vocabulary: Vocabulary): ReadonlySet<number> {
  const kinds = ids.map((id) => vocabulary.concept('kind', id)).filter((kind) => kind !== undefined);
  return new Set(kinds.flatMap((kind) => [...rowsOf(kind, catalogue, vocabulary)]));
}

const NOWHERE: ReadonlySet<number> = new Set();

/** A dog area is among the parks for nobody who asks for parks. */
const rowsOf = (concept: Concept, { places }: Catalogue, vocabulary: Vocabulary): ReadonlySet<number> => {
  const isFound = (place: Place) => concept.isConvenience === true || !vocabulary.isConvenience(place);
  return new Set(
    places.flatMap((place, row) => (isFound(place) && vocabulary.isOfConcept(place, concept) ? [row] : [])),
  );
};

/** Places of which a feature follows from their kind or price: a park suits children. */
function derivedRows({ type, id }: Concept, { places }: Catalogue, vocabulary: Vocabulary): ReadonlySet<number> {
  if (type !== 'feature') return NOWHERE;
  const isOfKind = (place: Place) => (kindId: string) => {
    const kind = vocabulary.concept('kind', kindId);
    return kind !== undefined && vocabulary.isOfConcept(place, kind);
  };
  return new Set(
    places.flatMap((place, row) =>
      !vocabulary.isConvenience(place) && derivedFeature(id, place, isOfKind(place))?.answer === 'yes' ? [row] : [],
    ),
  );
}
