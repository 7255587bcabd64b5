// Ids of lists: signed, and telling by themselves how a list was ranked and which place stood where. So no list is written
// down when it is answered, and an event cannot name a place that was not shown, nor another position.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PlaceId } from '../domain/branded.ts';
import {
  EVENT_HOURS,
  MOST_PLACES_IN_ID,
  RANKED_BY,
  type RankedBy,
  type ShownList,
  type ShownPlace,
  SURFACES,
} from '../domain/event.ts';
import type { Clock } from './clock.ts';

export interface ListIds {
  /** An id of at most 500 letters, digits, `_` and `-`; no two are equal. */
  issue(list: ShownList): string;
  /** Undefined for a forged or old id. */
  open(id: string): OpenedList | undefined;
}

interface OpenedList {
  /** Undefined for a place that the list did not hold. */
  shown(placeId: PlaceId): ShownPlace | undefined;
}

/** Version, surface, ranking (of team B in the upper half), minute (4), nonce (6), widget key (4), experiment (4), number of places. */
const HEAD_BYTES = 22;
const VERSION = 1;
const SEAL_BYTES = 12;
const MINUTE_MS = 60_000;
const CLOCK_DIFFERENCE_MINUTES = 1;
const MAX_ID_LENGTH = 500;

export function createListIds(options: {
  readonly secret: string;
  readonly previousSecret?: string | undefined;
  readonly clock: Clock;
}): ListIds {
  const secrets = [options.secret, ...(options.previousSecret === undefined ? [] : [options.previousSecret])];
  const minuteNow = () => Math.floor(options.clock.now().getTime() / MINUTE_MS);
  return {
    issue(list) {
      const content = contentOf(list, minuteNow());
      return Buffer.concat([content, sealOf(content, options.secret)]).toString('base64url');
    },
    open(id) {
      const content = openedWith(secrets, id);
      if (!content) return undefined;
      const age = minuteNow() - content.readUInt32BE(3);
      const isOfToday = age <= EVENT_HOURS * 60 && age >= -CLOCK_DIFFERENCE_MINUTES;
      return isOfToday ? { shown: (placeId) => placeIn(content, placeId) } : undefined;
    },
  };
}

function contentOf({ surface, rankedBy, placeIds, widgetKeyId = 0, draft }: ShownList, minute: number): Buffer {
  const shown = placeIds.slice(0, MOST_PLACES_IN_ID);
  const teamBytes = draft ? Math.ceil(shown.length / 8) : 0;
  const content = Buffer.alloc(HEAD_BYTES + 2 * shown.length + teamBytes);
  // One more than its index, for 0 says that there is no team B.
  const ofB = draft ? RANKED_BY.indexOf(draft.rankedByOfB) + 1 : 0;
  content.set([VERSION, SURFACES.indexOf(surface), RANKED_BY.indexOf(rankedBy) | (ofB << 4)]);
  content.writeUInt32BE(minute, 3);
  content.set(randomBytes(6), 7);
  content.writeUInt32BE(widgetKeyId, 13);
  content.writeUInt32BE(draft?.experimentId ?? 0, 17);
  content[21] = shown.length;
  for (const [at, placeId] of shown.entries()) content.writeUInt16BE(digestOf(placeId), HEAD_BYTES + 2 * at);
  const teamsAt = HEAD_BYTES + 2 * shown.length;
  for (const [at, team] of (draft?.teams ?? []).slice(0, shown.length).entries())
    if (team === 'B') content[teamsAt + (at >> 3)]! |= 1 << (at & 7);
  return content;
}

function placeIn(content: Buffer, placeId: PlaceId): ShownPlace | undefined {
  const count = content[21]!;
  const wanted = digestOf(placeId);
  let at = 0;
  while (at < count && content.readUInt16BE(HEAD_BYTES + 2 * at) !== wanted) at++;
  if (at === count) return undefined;
  const widgetKeyId = content.readUInt32BE(13);
  const experimentId = content.readUInt32BE(17);
  const isOfB = experimentId > 0 && ((content[HEAD_BYTES + 2 * count + (at >> 3)]! >> (at & 7)) & 1) === 1;
  return {
    surface: SURFACES[content[1]!]!,
    rankedBy: rankedByIn(content[2]!, isOfB),
    list: content.subarray(3, 13).toString('base64url'),
    issuedAt: new Date(content.readUInt32BE(3) * MINUTE_MS),
    position: at + 1,
    ...(widgetKeyId > 0 && { widgetKeyId }),
    ...(experimentId > 0 && { draft: { experimentId, team: isOfB ? ('B' as const) : ('A' as const) } }),
  };
}

/** Ids from before an update have one method for both teams. */
const rankedByIn = (byte: number, isOfB: boolean): RankedBy => {
  const ofB = byte >> 4;
  return RANKED_BY[isOfB && ofB > 0 ? ofB - 1 : byte & 15]!;
};

function openedWith(secrets: readonly string[], id: string): Buffer | undefined {
  if (id.length > MAX_ID_LENGTH) return undefined;
  const bytes = Buffer.from(id, 'base64url');
  // Decoders forgive strange signs and unused bits; one id then would have many spellings.
  if (bytes.length < HEAD_BYTES + SEAL_BYTES || bytes.toString('base64url') !== id) return undefined;
  const content = bytes.subarray(0, -SEAL_BYTES);
  const seal = bytes.subarray(-SEAL_BYTES);
  const isOurs = secrets.some((secret) => timingSafeEqual(sealOf(content, secret), seal));
  return isOurs && content[0] === VERSION ? content : undefined;
}

/** The prefix keeps the seal apart from everything else that is signed with the same secret. */
const sealOf = (content: Buffer, secret: string): Buffer =>
  createHmac('sha256', secret).update('paseo list id\0').update(content).digest().subarray(0, SEAL_BYTES);

/** FNV-1a, folded to 16 bits: two places of one list are mistaken for each other once in 65,536 pairs. */
function digestOf(placeId: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < placeId.length; at++) hash = Math.imul(hash ^ placeId.charCodeAt(at), 0x01000193);
  return ((hash >>> 16) ^ hash) & 0xffff;
}
