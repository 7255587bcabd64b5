// Who did what, the latest first; also of one kind of thing, or of one thing.
import type { GetAdminAuditLogAnswer } from '../../../api-client/generated.ts';
import { useQuery } from '../../state/router.ts';
import { api } from '../../state/session.ts';
import { useAdminWords } from '../../words/admin/index.ts';
import { PagesFoot, Part, Table, usePages, valueIn, When } from './parts.tsx';

type Entry = GetAdminAuditLogAnswer[number];
type Thing = Entry['object'];

export function LogPart() {
  const all = useAdminWords();
  const words = all.log;
  const [object, setObject] = useQuery('object');
  const [objectId] = useQuery('object_id');
  const pages = usePages(
    (page, signal) => valueIn(api.call.getAdminAuditLog({ query: { ...page, ...only(object, objectId) }, signal })),
    [object, objectId],
  );
  return (
    <Part title={words.title}>
      <label class="field narrow-field">
        <span>{words.of}</span>
        <select value={object ?? ''} onChange={(event) => setObject(event.currentTarget.value || undefined)}>
          <option value="">{words.everything}</option>
          {Object.entries(words.objects).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {pages.rows.length > 0 && (
        <Table label={words.title} heads={[all.when, words.who, words.what, words.details]}>
          {pages.rows.map((entry) => (
            <tr key={entry.id}>
              <td>
                <When at={entry.at} />
              </td>
              <td>
                <Who entry={entry} />
              </td>
              <th scope="row">
                {words.actions[entry.action]} {words.objects[entry.object]} <code>{entry.object_id}</code>
              </th>
              <td class="prose">
                {Object.entries(entry.details)
                  .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : String(value)}`)
                  .join('; ')}
              </td>
            </tr>
          ))}
        </Table>
      )}
      <PagesFoot pages={pages} />
    </Part>
  );
}

const only = (object: string | undefined, objectId: string | undefined) => ({
  ...(object && { object: object as Thing }),
  ...(object && objectId && { object_id: objectId }),
});

function Who({ entry: { actor } }: { readonly entry: Entry }) {
  const words = useAdminWords().log;
  if (actor.kind !== 'user') return <>{words.kinds[actor.kind]}</>;
  if (actor.user_id === undefined) return <>{words.gone}</>;
  return (
    <>
      {words.kinds.user} {actor.user_id}
    </>
  );
}
