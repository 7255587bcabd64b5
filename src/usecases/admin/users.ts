// What administrators do to accounts, and making administrators.
import type { Administer, AdminStore } from '../../db/administration.ts';
import type { NewUser } from '../../db/users.ts';
import type { Actor } from '../../domain/audit.ts';
import type { UserId } from '../../domain/branded.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Role, User } from '../../domain/person.ts';

interface UserChanges {
  readonly isActive?: boolean;
  readonly role?: Role;
}

/** @throws DomainError `user/not-found`, `user/last-admin` */
export const changeUser = (
  { administer }: { readonly administer: Administer },
  actor: Actor,
  id: UserId,
  changes: UserChanges,
): Promise<User> =>
  administer(actor, async ({ users, note }) => {
    if (changes.isActive === false || changes.role === 'user') requireAnotherAdmin(await users.lockActiveAdmins(), id);
    const changed = await users.change(id, changes);
    if (!changed) throw new DomainError('user/not-found', 'User not found');
    if (Object.keys(changes).length > 0)
      await note({ action: 'changed', object: 'user', objectId: String(id), details: { ...changes } });
    return changed;
  });

/**
 * Removes one's own account. The administrators are locked first, also for people who are none: somebody may be made one, or
 * another one may leave, at this very moment.
 *
 * @throws DomainError `user/last-admin`
 */
export const removeOwnAccount = (
  { administer }: { readonly administer: Administer },
  actor: Actor,
  id: UserId,
): Promise<boolean> =>
  administer(actor, async ({ users }) => {
    requireAnotherAdmin(await users.lockActiveAdmins(), id);
    return users.remove(id);
  });

/** Without an administrator, none could be made at the pages. @throws DomainError `user/last-admin` */
function requireAnotherAdmin(activeAdmins: readonly UserId[], id: UserId): void {
  if (activeAdmins.length === 1 && activeAdmins[0] === id)
    throw new DomainError('user/last-admin', 'This is the last active administrator; make another one first');
}

/** An account made by an administrator at the pages, or at the command line. @throws DomainError `username/taken` */
export async function addUserAs({ users, note }: AdminStore, user: NewUser): Promise<User> {
  const added = await users.add(user);
  await note({ action: 'created', object: 'user', objectId: String(added.id), details: { role: added.role } });
  return added;
}
