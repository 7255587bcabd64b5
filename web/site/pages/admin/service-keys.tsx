// Keys of servers: what they may do, how often, and in which language they are answered.
import type { ServiceKey, ServiceKeyInput } from '../../../api-client/generated.ts';
import { useLoad } from '../../state/load.ts';
import { api } from '../../state/session.ts';
import { useAdminWords } from '../../words/admin/index.ts';
import { act, Confirm, Part, Table, textIn, valueIn, Waiting } from './parts.tsx';
import { OVERLAP_MINUTES, ShownOnce, useShownOnce } from './shown-once.tsx';

type Scope = ServiceKeyInput['scopes'][number];
const SCOPES: readonly Scope[] = ['recommend', 'chat'];

export function ServiceKeysPart() {
  const all = useAdminWords();
  const words = all.serviceKeys;
  const [keys, again] = useLoad((signal) => valueIn(api.call.getAdminServiceKeys({ signal })), []);
  const [secret, show] = useShownOnce((made: { readonly key: string }) => made.key, again);

  return (
    <Part title={words.title}>
      <p class="quiet">{words.lead}</p>
      <ServiceKeyForm onSend={(body) => show(valueIn(api.call.postAdminServiceKeys({ body })))} />
      <ShownOnce secret={secret} lead={all.keys.once} />
      <Waiting loading={keys} again={again} />
      {keys.value?.length === 0 && <p class="quiet">{all.none}</p>}
      {keys.value && keys.value.length > 0 && (
        <Table label={words.title} heads={[all.keys.label, all.keys.key, words.scopes, all.keys.quota, all.actions]}>
          {keys.value.map((key) => (
            <ServiceKeyRow
              key={key.id}
              of={key}
              again={again}
              onRotate={() =>
                show(
                  valueIn(
                    api.call.postAdminServiceKeysByIdRotate({
                      id: key.id,
                      query: { overlap_minutes: OVERLAP_MINUTES },
                    }),
                  ),
                )
              }
            />
          ))}
        </Table>
      )}
    </Part>
  );
}

function ServiceKeyRow(props: { readonly of: ServiceKey; readonly again: () => void; readonly onRotate: () => void }) {
  const all = useAdminWords();
  const { of: key, again, onRotate } = props;
  return (
    <tr>
      <th scope="row">{key.label}</th>
      <td>
        <code>{key.hint}…</code>
      </td>
      <td>{key.scopes.map((scope) => all.serviceKeys.names[scope as Scope]).join(', ')}</td>
      <td>{key.requests_per_minute ?? all.keys.noQuota}</td>
      <td>
        {key.revoked ? (
          <span class="quiet">{all.keys.revoked}</span>
        ) : (
          <span class="row">
            <button
              type="button"
              class="button small"
              aria-label={`${all.serviceKeys.rotate}: ${key.label}`}
              onClick={onRotate}
            >
              {all.serviceKeys.rotate}
            </button>
            <Confirm
              label={all.keys.revoke}
              of={key.label}
              sure={all.keys.sure}
              onSure={() => act(() => api.call.deleteAdminServiceKeysById({ id: key.id }), all.keys.wasRevoked, again)}
            />
          </span>
        )}
      </td>
    </tr>
  );
}

function ServiceKeyForm({ onSend }: { readonly onSend: (key: ServiceKeyInput) => Promise<unknown> }) {
  const all = useAdminWords();
  const words = all.serviceKeys;

  async function send(event: Event) {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const given = new FormData(form);
    const text = textIn(given);
    await onSend({
      label: text('label'),
      scopes: given.getAll('scope') as Scope[],
      requests_per_minute: text('quota') === '' ? null : Number(text('quota')),
      language: text('language') === '' ? null : (text('language') as 'en' | 'es'),
    });
    form.reset();
  }

  return (
    <form class="admin-form" onSubmit={send}>
      <label class="field">
        <span>{all.keys.label}</span>
        <input name="label" required maxLength={100} />
      </label>
      <label class="field">
        <span>{all.keys.quota}</span>
        <input name="quota" type="number" min={1} max={1_000_000} placeholder={all.keys.noQuota} />
      </label>
      <label class="field">
        <span>{words.language}</span>
        <select name="language">
          <option value="">{words.anyLanguage}</option>
          <option value="en">English</option>
          <option value="es">Español</option>
        </select>
      </label>
      <fieldset class="admin-fields wide">
        <legend>{words.scopes}</legend>
        {SCOPES.map((scope) => (
          <label key={scope} class="check">
            <input type="checkbox" name="scope" value={scope} defaultChecked />
            <span>{words.names[scope]}</span>
          </label>
        ))}
      </fieldset>
      <p class="row wide">
        <button type="submit" class="button primary">
          {words.make}
        </button>
      </p>
    </form>
  );
}
