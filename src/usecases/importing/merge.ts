// How the facts of several sources stand together in one place: its owner first, gaps filled by the others, and every
// filled field knows where it came from.

import { asPlaceId, type PlaceId } from '../../domain/branded.ts';
import { withConfirmations } from '../../domain/confirmations.ts';
import { withEdits } from '../../domain/edits.ts';
import { ADMINISTRATOR, type Place, type Provenance } from '../../domain/place.ts';
import { foldAccents } from '../../domain/text.ts';

/** Fields that another source may fill. */
const FILLABLE = [
  'address',
  'district',
  'barrio',
  'openingHours',
  'pastHours',
  'freeEntry',
  'terraceHours',
  'priceLevel',
  'prices',
  'website',
  'phone',
  'wheelchair',
  'visitMinutes',
  'wikidata',
  'cuisines',
  'features',
  'description',
  'rating',
] as const satisfies readonly (keyof Place)[];
type Fillable = (typeof FILLABLE)[number];

const LINK = 'id:';

/** Records of other sources that earlier imports joined with a place; its provenance keeps `id:esmadrid-123`. */
export const linkedIds = (place: Place): PlaceId[] =>
  Object.keys(place.provenance).flatMap((key) => (key.startsWith(LINK) ? [asPlaceId(key.slice(LINK.length))] : []));

/** A place that another was joined with also stands for whatever that one stood for. */
export function withLinksOf(place: Place, other: Place): Place {
  const links = Object.entries(other.provenance).filter(([key]) => key.startsWith(LINK));
  return { ...place, provenance: { ...Object.fromEntries(links), ...place.provenance } };
}

/**
 * Fills what `owner` lacks from a record of another source, and renews what that record filled before.
 * Doing it twice changes nothing more.
 */
export function joined(owner: Place, other: Place): Place {
  const { licence, confidence } = other.provenance.name ?? {};
  const from: Provenance = {
    source: other.source,
    record: other.id,
    ...(licence !== undefined && { licence }),
    ...(other.checkedOn ? { asOf: other.checkedOn } : {}),
  };
  const filled: Record<string, unknown> = { ...owner };
  const provenance: Record<string, Provenance> = {
    ...owner.provenance,
    [`${LINK}${other.id}`]: {
      source: other.source,
      ...(licence !== undefined && { licence }),
      ...(confidence !== undefined && { confidence }),
    },
  };
  for (const field of FILLABLE) {
    if (isKnown(owner[field]) && owner.provenance[field]?.record !== other.id) continue;
    if (isKnown(other[field])) {
      filled[field] = other[field];
      provenance[field] = from;
    }
  }
  const aliases = aliasesOf(owner, [other.name, ...other.aliases]);
  return heldOf(owner, { ...(filled as unknown as Place), provenance, aliases });
}

/**
 * The newer record of a place's own source replaces the older; what other sources filled stays, where the newer one
 * still says nothing. What an administrator said always stays, and a place of theirs is only added to.
 */
export function renewed(older: Place, newer: Place): Place {
  return older.source === ADMINISTRATOR ? joined(older, newer) : heldOf(older, replaced(older, newer));
}

/** What administrators wrote or confirmed, over what an import says. */
const heldOf = (older: Place, imported: Place): Place => withEdits(older, withConfirmations(older, imported));

function replaced(older: Place, newer: Place): Place {
  if (isTranslation(newer, older)) return { ...older, description: { ...older.description, ...newer.description } };
  return withWhatOthersFilled(older, { ...newer, description: bothDescriptions(older, newer) });
}

/**
 * Some sources publish an edition a language. The Spanish one gives the facts, whichever was read last; another adds its
 * words. Otherwise two editions would undo each other at every import.
 */
const isTranslation = (newer: Place, older: Place): boolean =>
  newer.description.es === undefined && newer.description.en !== undefined && older.description.es !== undefined;

const bothDescriptions = (older: Place, newer: Place): Place['description'] =>
  older.provenance.description === undefined && isKnown(newer.description)
    ? { ...(older.description.en !== undefined && { en: older.description.en }), ...newer.description }
    : newer.description;

function withWhatOthersFilled(older: Place, newer: Place): Place {
  const kept: Record<string, unknown> = {};
  const provenance: Record<string, Provenance> = { ...newer.provenance };
  for (const field of FILLABLE) {
    const origin = older.provenance[field];
    if (origin === undefined || origin.source === newer.source || isKnown(newer[field])) continue;
    kept[field] = older[field];
    provenance[field] = origin;
  }
  const links = Object.entries(older.provenance).filter(([key]) => key.startsWith(LINK));
  if (links.length === 0 && Object.keys(kept).length === 0) return newer;
  return {
    ...newer,
    ...(kept as Partial<Pick<Place, Fillable>>),
    provenance: { ...provenance, ...Object.fromEntries(links) },
    aliases: aliasesOf(newer, links.length > 0 ? older.aliases : []),
  };
}

function isKnown(value: unknown): boolean {
  if (value === undefined) return false;
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && value !== null)
    return 'count' in value ? value.count !== 0 : Object.keys(value).length > 0;
  return true;
}

/** Without a second writing of the name or of one another. */
function aliasesOf(place: Place, more: readonly string[]): string[] {
  const seen = new Set([foldAccents(place.name)]);
  return [...place.aliases, ...more].filter((alias) => {
    const key = foldAccents(alias);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
