// Keys of embedding sites: made, changed, replaced, ended.
import { useState } from 'preact/hooks';
import type { WidgetKey } from '../../../api-client/client.ts';
import { useLoad } from '../../state/load.ts';
import { api } from '../../state/session.ts';
import { useAdminWords } from '../../words/admin/index.ts';
import { KeyForm } from './key-form.tsx';
import { act, Confirm, Part, Table, valueIn, Waiting, When } from './parts.tsx';
import { ServiceKeysPart } from './service-keys.tsx';
import { OVERLAP_MINUTES, ShownOnce, useShownOnce } from './shown-once.tsx';
import { WebhooksPart } from './webhooks.tsx';

export function KeysPart() {
  const all = useAdminWords();
  const words = all.keys;
  const [keys, again] = useLoad((signal) => api.widgetKeys(signal), []);
  const [open, setOpen] = useState<{ readonly id: number; readonly form: 'edit' | 'rotate' }>();

  const [secret, show] = useShownOnce(
    ({ key }: WidgetKey) => key,
    () => {
      setOpen(undefined);
      again();
    },
  );

  return (
    <>
      <Part title={words.create}>
        <KeyForm action={words.make} onSend={(settings) => show(api.createWidgetKey(settings))} />
        <ShownOnce secret={secret} lead={words.once}>
          <p>
            <a href={`/developers/?key=${encodeURIComponent(secret ?? '')}`}>{words.configure}</a>
          </p>
        </ShownOnce>
      </Part>
      <Part title={words.title}>
        <Waiting loading={keys} again={again} />
        {keys.value?.length === 0 && <p class="quiet">{all.none}</p>}
        {keys.value && keys.value.length > 0 && (
          <Table label={words.title} heads={[words.label, words.key, words.origins, words.quota, all.actions]}>
            {keys.value.map((key) => [
              <KeyRow key={key.id} of={key} again={again} onOpen={(form) => setOpen({ id: key.id, form })} />,
              open?.id === key.id && (
                <tr key={`${key.id} open`}>
                  <td colSpan={5}>
                    {open.form === 'edit' ? (
                      <KeyForm
                        of={key}
                        action={words.save}
                        onCancel={() => setOpen(undefined)}
                        onSend={(body) =>
                          act(
                            () => api.call.patchAdminWidgetKeysById({ id: key.id, body }),
                            words.saved,
                            () => {
                              setOpen(undefined);
                              again();
                            },
                          )
                        }
                      />
                    ) : (
                      <Rotation
                        onCancel={() => setOpen(undefined)}
                        onSend={(overlap_minutes) =>
                          show(
                            valueIn(api.call.postAdminWidgetKeysByIdRotate({ id: key.id, query: { overlap_minutes } })),
                          )
                        }
                      />
                    )}
                  </td>
                </tr>
              ),
            ])}
          </Table>
        )}
      </Part>
      <ServiceKeysPart />
      <WebhooksPart />
    </>
  );
}

function KeyRow(props: {
  readonly of: WidgetKey;
  readonly again: () => void;
  readonly onOpen: (form: 'edit' | 'rotate') => void;
}) {
  const words = useAdminWords().keys;
  const { of: key, again, onOpen } = props;
  const isOverlapping = key.old_key_until !== undefined && Date.parse(`${key.old_key_until}Z`) > Date.now();
  return (
    <tr>
      <th scope="row">{key.label}</th>
      <td>
        <code>{key.hint}…</code>
        {isOverlapping && key.old_key_until && !key.revoked && (
          <span class="quiet">
            {' '}
            ({words.oldUntil} <When at={key.old_key_until} />)
          </span>
        )}
      </td>
      <td>{key.allowed_origins.join(', ')}</td>
      <td>{key.requests_per_minute ?? words.noQuota}</td>
      <td>
        {key.revoked ? (
          <span class="quiet">{words.revoked}</span>
        ) : (
          <span class="row">
            <button type="button" class="button small" onClick={() => onOpen('edit')}>
              {words.edit}
            </button>
            <button type="button" class="button small" onClick={() => onOpen('rotate')}>
              {words.rotate}
            </button>
            <Confirm
              label={words.revoke}
              sure={words.sure}
              onSure={() => act(() => api.deleteWidgetKey(key.id), words.wasRevoked, again)}
            />
          </span>
        )}
      </td>
    </tr>
  );
}

function Rotation(props: { readonly onSend: (overlapMinutes: number) => void; readonly onCancel: () => void }) {
  const words = useAdminWords().keys;
  const [minutes, setMinutes] = useState(String(OVERLAP_MINUTES));
  return (
    <form
      class="admin-form"
      onSubmit={(event) => {
        event.preventDefault();
        props.onSend(Number(minutes));
      }}
    >
      <label class="field">
        <span>{words.rotateFor}</span>
        <select value={minutes} onChange={(event) => setMinutes(event.currentTarget.value)}>
          {Object.entries(words.overlaps).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <p class="row">
        <button type="submit" class="button primary">
          {words.rotateNow}
        </button>
        <button type="button" class="button" onClick={props.onCancel}>
          {words.cancel}
        </button>
      </p>
    </form>
  );
}
