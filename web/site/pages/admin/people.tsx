// Accounts: their role, and whether they may sign in.
import { useState } from 'preact/hooks';
import type { User } from '../../../api-client/client.ts';
import { useLoad } from '../../state/load.ts';
import { api, session } from '../../state/session.ts';
import { useStore } from '../../state/store.ts';
import { useAdminWords } from '../../words/admin/index.ts';
import { act, Part, Table, Waiting, When } from './parts.tsx';

const PAGE = 100;

export function PeoplePart() {
  const all = useAdminWords();
  const words = all.people;
  const self = useStore(session)?.user.id;
  const [limit, setLimit] = useState(PAGE);
  const [loading, again] = useLoad(
    async (signal) => {
      const { value: users, headers } = await api.call.getAdminUsers({ query: { limit }, signal });
      return { users, total: Number(headers.get('X-Total-Count') ?? users.length) };
    },
    [limit],
  );
  const change = (user: User, next: { readonly is_active?: boolean; readonly role?: string }) =>
    act(() => api.changeUser(user.id, next), words.changed(user.username), again);
  const { users = [], total = 0 } = loading.value ?? {};
  return (
    <Part title={words.title}>
      <Waiting loading={loading} again={again} />
      <Table label={words.title} heads={[words.username, words.name, words.since, words.role, all.actions]}>
        {users.map((user) => (
          <tr key={user.id} class={user.is_active ? undefined : 'inactive'}>
            <th scope="row">
              {user.username}
              {!user.is_active && <span class="quiet"> ({words.inactive})</span>}
            </th>
            <td>{user.full_name}</td>
            <td>
              <When at={user.created_at} day />
            </td>
            <td>
              <select
                aria-label={`${words.role}: ${user.username}`}
                value={user.role}
                disabled={user.id === self}
                onChange={({ currentTarget: choice }) => {
                  const role = choice.value;
                  // Until the service agrees it is what it was.
                  choice.value = user.role;
                  change(user, { role });
                }}
              >
                <option value="user">{words.roles.user}</option>
                <option value="admin">{words.roles.admin}</option>
              </select>
            </td>
            <td>
              <button
                type="button"
                class="button small"
                disabled={user.id === self}
                onClick={() => change(user, { is_active: !user.is_active })}
              >
                {user.is_active ? words.deactivate : words.activate}
              </button>
            </td>
          </tr>
        ))}
      </Table>
      <p class="row">
        <span class="quiet">{words.shown(users.length, total)}</span>
        {users.length < total && (
          <button type="button" class="button small" onClick={() => setLimit(limit + PAGE)}>
            {all.more}
          </button>
        )}
      </p>
    </Part>
  );
}
