// Administration: people, widget keys, and how the service is.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { User, WidgetKey } from '../../api-client/client.ts';
import { Failure } from '../parts/failure.tsx';
import { report, say } from '../parts/toast.tsx';
import { type Loading, useLoad } from '../state/load.ts';
import { api, session } from '../state/session.ts';
import { language, localeOf } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { useTitle } from '../state/title.ts';
import { useWords } from '../words/index.ts';

export function AdminPage() {
  const words = useWords().admin;
  const who = useStore(session);
  useTitle(words.title);
  if (who?.user.role !== 'admin') {
    return (
      <div class="page narrow">
        <h1>{words.title}</h1>
        <p class="empty">{words.onlyAdmins}</p>
      </div>
    );
  }
  return (
    <div class="page">
      <h1>{words.title}</h1>
      <Health />
      <Keys />
      <People self={who.user.id} />
    </div>
  );
}

function Health() {
  const words = useWords().admin;
  const [health, again] = useLoad(async (signal) => {
    const [ready, attributions] = await Promise.all([api.health(signal), api.attribution(signal)]);
    return { ready, attributions };
  }, []);
  return (
    <section class="panel stack" aria-labelledby="health">
      <h2 id="health">{words.health}</h2>
      <Waiting loading={health} again={again} />
      {health.value && (
        <>
          <ul class="row plain-list">
            {Object.entries(health.value.ready.parts ?? {}).map(([part, good]) => (
              <li key={part} class={good ? 'chip good' : 'chip bad'}>
                {part}: {good ? words.good : words.bad}
              </li>
            ))}
          </ul>
          <TableFrame>
            <table class="table">
              <thead>
                <tr>
                  <th scope="col">{words.source}</th>
                  <th scope="col">{words.places}</th>
                  <th scope="col">{words.credit}</th>
                </tr>
              </thead>
              <tbody>
                {health.value.attributions.map(({ source, places, text }) => (
                  <tr key={source}>
                    <th scope="row">{source}</th>
                    <td>{places > 0 ? places : ''}</td>
                    <td>{text}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableFrame>
        </>
      )}
    </section>
  );
}

function Keys() {
  const words = useWords().admin;
  const [keys, again] = useLoad((signal) => api.widgetKeys(signal), []);
  const [fresh, setFresh] = useState<WidgetKey>();

  async function create(event: Event) {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const field = (name: string) => String(new FormData(form).get(name));
    try {
      const allowed_origins = field('origins')
        .split(/[\s,]+/u)
        .filter(Boolean);
      setFresh(await api.createWidgetKey({ label: field('label'), allowed_origins }));
      form.reset();
      again();
    } catch (error) {
      report(error);
    }
  }

  async function revoke(id: number) {
    try {
      await api.deleteWidgetKey(id);
      say(words.revoked);
      again();
    } catch (error) {
      report(error);
    }
  }

  return (
    <section class="panel stack" aria-labelledby="keys">
      <h2 id="keys">{words.keys}</h2>
      <form class="key-form" onSubmit={create}>
        <label class="field">
          <span>{words.keyLabel}</span>
          <input name="label" required maxLength={100} />
        </label>
        <label class="field">
          <span>{words.keyOrigins}</span>
          <input name="origins" required placeholder="https://www.example.org" />
        </label>
        <button type="submit" class="button primary">
          {words.keyCreate}
        </button>
      </form>
      {fresh?.key && (
        <div class="notice" role="status">
          <p>{words.keyOnce}</p>
          <p>
            <code>{fresh.key}</code>
          </p>
          <p>
            <a href={`/developers/?key=${encodeURIComponent(fresh.key)}`}>{words.keyConfigure}</a>
          </p>
        </div>
      )}
      <Waiting loading={keys} again={again} />
      {keys.value && keys.value.length > 0 && (
        <TableFrame>
          <table class="table">
            <thead>
              <tr>
                <th scope="col">{words.keyLabel}</th>
                <th scope="col">{words.key}</th>
                <th scope="col">{words.keyOrigins}</th>
                <th scope="col">{words.actions}</th>
              </tr>
            </thead>
            <tbody>
              {keys.value.map((key) => (
                <tr key={key.id}>
                  <th scope="row">{key.label}</th>
                  <td>
                    <code>{key.hint}…</code>
                  </td>
                  <td>{key.allowed_origins.join(', ')}</td>
                  <td>
                    {key.revoked ? (
                      <span class="quiet">{words.keyRevoked}</span>
                    ) : (
                      <button type="button" class="button small danger" onClick={() => revoke(key.id)}>
                        {words.keyRevoke}
                      </button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      )}
    </section>
  );
}

function People({ self }: { readonly self: number }) {
  const words = useWords().admin;
  const lang = useStore(language);
  const [users, again] = useLoad((signal) => api.users(signal), []);

  async function change(user: User, next: { readonly is_active?: boolean; readonly role?: string }) {
    try {
      await api.changeUser(user.id, next);
      say(words.changed(user.username));
      again();
    } catch (error) {
      report(error);
    }
  }

  return (
    <section class="panel stack" aria-labelledby="people">
      <h2 id="people">{words.people}</h2>
      <Waiting loading={users} again={again} />
      {users.value && (
        <TableFrame>
          <table class="table">
            <thead>
              <tr>
                <th scope="col">{words.username}</th>
                <th scope="col">{words.name}</th>
                <th scope="col">{words.since}</th>
                <th scope="col">{words.role}</th>
                <th scope="col">{words.actions}</th>
              </tr>
            </thead>
            <tbody>
              {users.value.map((user) => (
                <tr key={user.id} class={user.is_active ? undefined : 'inactive'}>
                  <th scope="row">{user.username}</th>
                  <td>{user.full_name}</td>
                  <td>{new Date(`${user.created_at}Z`).toLocaleDateString(localeOf(lang))}</td>
                  <td>
                    <select
                      aria-label={`${words.role}: ${user.username}`}
                      value={user.role}
                      disabled={user.id === self}
                      onChange={(event) => change(user, { role: event.currentTarget.value })}
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
            </tbody>
          </table>
        </TableFrame>
      )}
    </section>
  );
}

/** What scrolls sideways on a phone must be reachable by keyboard. */
function TableFrame({ children }: { readonly children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <div class="table-frame" tabIndex={0}>
      {children}
    </div>
  );
}

function Waiting({ loading, again }: { readonly loading: Loading<unknown>; readonly again: () => void }) {
  const words = useWords().explore;
  if (loading.state === 'failed') return <Failure error={loading.error} again={again} />;
  return loading.state === 'loading' && loading.value === undefined ? <p class="quiet">{words.loading}</p> : null;
}
