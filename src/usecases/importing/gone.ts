// What a newer file of a source has no more: such places have closed, or moved away. They are marked as closed, and open again as soon as
// a later file has them.
import type { PlaceId } from '../../domain/branded.ts';
import { editedFields } from '../../domain/edits.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Place } from '../../domain/place.ts';
import { linkedIds } from './merge.ts';
import { type PlannedPlace, planned } from './plan.ts';
import { createRemarks, type Remarks } from './remarks.ts';

/** `unless many`: a file that lacks so many places is cut, or is one of another area. */
export type CloseGone = 'unless many' | 'any';

const MOST_SHARE = 1 / 5;

interface PlannedClosing {
  readonly closed: readonly PlannedPlace[];
  /** Each place that the file lacks, and what becomes of it. */
  readonly remarks: Remarks;
}

/**
 * @param known the catalogue as it is
 * @param read all records of the file; whatever sources they name, the file is the whole of them
 * @throws DomainError `import/bad-data` where more than a fifth of the open places are gone
 */
export function planClosing(
  known: readonly PlannedPlace[],
  read: readonly Place[],
  closeGone: CloseGone,
): PlannedClosing {
  const sources = new Set(read.map(({ source }) => source));
  const there = new Set<PlaceId>(read.map(({ id }) => id));
  const open = known
    .map(({ place }) => place)
    .filter(({ source, closedForGood }) => sources.has(source) && !closedForGood);
  const gone = open.filter(({ id }) => !there.has(id));
  if (closeGone !== 'any' && gone.length > MOST_SHARE * open.length)
    throw new DomainError(
      'import/bad-data',
      `the file lacks ${gone.length} of the ${open.length} open places of ${[...sources].join(', ')}; ` +
        'expected at most a fifth, for a file that is cut would close the city',
    );
  const remarks = createRemarks();
  const closed = gone.flatMap((place): PlannedPlace[] => {
    const reason = reasonToStay(place, there);
    remarks.add({ record: `${place.id} (${place.name})`, reason: reason ?? 'closed' });
    return reason === undefined ? [planned({ ...place, closedForGood: true })] : [];
  });
  return { closed, remarks };
}

/** Why a place stays open although its source has it no more. */
function reasonToStay(place: Place, there: ReadonlySet<PlaceId>): string | undefined {
  if (editedFields(place).length > 0) return 'left open: an administrator edited it';
  if (place.confirmed?.name !== undefined) return 'left open: an administrator found it there';
  // A record that the file brings as a row of its own stands for itself now.
  const isElsewhere = linkedIds(place).some((id) => !there.has(id));
  return isElsewhere ? 'left open: another source has it as well' : undefined;
}
