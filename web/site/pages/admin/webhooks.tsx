// Webhooks: addresses of other programs that are told of changes, and whether they take it.
import type { Webhook, WebhookInput } from '../../../api-client/generated.ts';
import { useLoad } from '../../state/load.ts';
import { api } from '../../state/session.ts';
import { useAdminWords } from '../../words/admin/index.ts';
import { act, Confirm, Part, Table, textIn, valueIn, Waiting, When } from './parts.tsx';
import { OVERLAP_MINUTES, ShownOnce, useShownOnce } from './shown-once.tsx';

type Event = WebhookInput['events'][number];
const EVENTS: readonly Event[] = ['place.changed', 'review.created'];

export function WebhooksPart() {
  const all = useAdminWords();
  const words = all.webhooks;
  const [webhooks, again] = useLoad((signal) => valueIn(api.call.getAdminWebhooks({ signal })), []);
  const [secret, show] = useShownOnce((made: { readonly secret: string }) => made.secret, again);

  return (
    <Part title={words.title}>
      <p class="quiet">{words.lead}</p>
      <WebhookForm onSend={(body) => show(valueIn(api.call.postAdminWebhooks({ body })))} />
      <ShownOnce secret={secret} lead={words.once} />
      <Waiting loading={webhooks} again={again} />
      {webhooks.value?.length === 0 && <p class="quiet">{all.none}</p>}
      {webhooks.value && webhooks.value.length > 0 && (
        <Table label={words.title} heads={[all.keys.label, words.url, words.told, words.state, all.actions]}>
          {webhooks.value.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              of={webhook}
              again={again}
              onRotate={() =>
                show(
                  valueIn(
                    api.call.postAdminWebhooksByIdRotate({
                      id: webhook.id,
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

function WebhookRow(props: { readonly of: Webhook; readonly again: () => void; readonly onRotate: () => void }) {
  const words = useAdminWords().webhooks;
  const { of: webhook, again, onRotate } = props;
  const { id, label, active } = webhook;
  const toggle = () =>
    act(() => api.call.patchAdminWebhooksById({ id, body: { active: !active } }), words.saved, again);
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <code>{webhook.url}</code>
      </td>
      <td>{webhook.events.map((event) => words.events[event]).join(', ')}</td>
      <td>
        {words.counts(webhook.waiting, webhook.failed)}
        {webhook.last_failed_at !== undefined && (
          <p class="quiet">
            <When at={webhook.last_failed_at} />: <span lang="en">{webhook.last_failure}</span>
          </p>
        )}
      </td>
      <td>
        <span class="row">
          <button type="button" class="button small" aria-label={`${words.rotate}: ${label}`} onClick={onRotate}>
            {words.rotate}
          </button>
          <button
            type="button"
            class="button small"
            aria-label={`${active ? words.stop : words.start}: ${label}`}
            onClick={toggle}
          >
            {active ? words.stop : words.start}
          </button>
          <Confirm
            label={words.remove}
            of={label}
            sure={words.sure}
            onSure={() => act(() => api.call.deleteAdminWebhooksById({ id }), words.removed, again)}
          />
        </span>
      </td>
    </tr>
  );
}

function WebhookForm({ onSend }: { readonly onSend: (webhook: WebhookInput) => Promise<unknown> }) {
  const all = useAdminWords();
  const words = all.webhooks;

  async function send(event: SubmitEvent) {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const given = new FormData(form);
    const text = textIn(given);
    await onSend({ label: text('label'), url: text('url'), events: given.getAll('event') as Event[] });
    form.reset();
  }

  return (
    <form class="admin-form" onSubmit={send}>
      <label class="field">
        <span>{all.keys.label}</span>
        <input name="label" required maxLength={100} />
      </label>
      <label class="field">
        <span>{words.url}</span>
        <input name="url" type="url" required maxLength={2_000} placeholder="https://" />
      </label>
      <fieldset class="admin-fields wide">
        <legend>{words.told}</legend>
        {EVENTS.map((event) => (
          <label class="check" key={event}>
            <input type="checkbox" name="event" value={event} defaultChecked />
            <span>{words.events[event]}</span>
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
