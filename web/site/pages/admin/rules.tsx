// House rules: promotions and limits, with dates, for all or for one key.
import { useState } from 'preact/hooks';
import type { HouseRule, HouseRuleInput } from '../../../api-client/generated.ts';
import { useLoad } from '../../state/load.ts';
import { api } from '../../state/session.ts';
import { useAdminWords } from '../../words/admin/index.ts';
import { act, Confirm, Part, Table, textIn, valueIn, Waiting, When } from './parts.tsx';

export function RulesPart() {
  const all = useAdminWords();
  const words = all.rules;
  const [rules, again] = useLoad((signal) => valueIn(api.call.getAdminHouseRules({ signal })), []);
  const [keys] = useLoad((signal) => api.widgetKeys(signal), []);
  const nameOfKey = (id: number) => keys.value?.find((key) => key.id === id)?.label ?? String(id);
  const [made, setMade] = useState(0);
  return (
    <>
      <Part title={words.create}>
        <p class="quiet">{words.lead}</p>
        <RuleForm
          key={made}
          keys={(keys.value ?? []).filter(({ revoked }) => !revoked)}
          onSend={(body) =>
            act(
              () => api.call.postAdminHouseRules({ body }),
              words.saved,
              () => {
                setMade((count) => count + 1);
                again();
              },
            )
          }
        />
      </Part>
      <Part title={words.title}>
        <Waiting loading={rules} again={again} />
        {rules.value?.length === 0 && <p class="quiet">{all.none}</p>}
        {rules.value && rules.value.length > 0 && (
          <Table
            label={words.title}
            heads={[words.effect, words.promoter, words.what, words.forWhom, words.when, all.actions]}
          >
            {rules.value.map((rule) => (
              <tr key={rule.id}>
                <th scope="row">{words.effects[rule.effect]}</th>
                <td>{rule.promoter}</td>
                <td>{detailOf(rule)}</td>
                <td>{rule.key_id === undefined ? words.everybody : nameOfKey(rule.key_id)}</td>
                <td>
                  {rule.from ? <When at={rule.from} day /> : '…'} – {rule.until ? <When at={rule.until} day /> : '…'}
                </td>
                <td>
                  <Confirm
                    label={words.remove}
                    of={`${words.effects[rule.effect]}, ${rule.promoter}`}
                    sure={words.sure}
                    onSure={() => act(() => api.call.deleteAdminHouseRulesById({ id: rule.id }), words.removed, again)}
                  />
                </td>
              </tr>
            ))}
          </Table>
        )}
      </Part>
    </>
  );
}

/** The values of a rule, without words of a language. */
function detailOf({ place_ids = [], kinds = [], share, radius_m, lat, lng, name }: HouseRule): string {
  return [
    ...place_ids,
    ...kinds,
    ...(share === undefined ? [] : [`${Math.round(share * 100)} %`]),
    ...(name === undefined ? [] : [name]),
    ...(lat === undefined || lng === undefined ? [] : [`${lat}, ${lng}`]),
    ...(radius_m === undefined ? [] : [`${radius_m} m`]),
  ].join(', ');
}

type Effect = HouseRuleInput['effect'];
type Field = 'places' | 'kinds' | 'share' | 'position' | 'radius' | 'name';

const FIELDS: Readonly<Record<Effect, readonly Field[]>> = {
  pin: ['places'],
  boost: ['places', 'kinds', 'share'],
  hide: ['places', 'kinds'],
  only_kinds: ['kinds'],
  within: ['position', 'radius'],
  start: ['position', 'name'],
};
const EFFECTS = Object.keys(FIELDS) as Effect[];

function RuleForm(props: {
  readonly keys: readonly { readonly id: number; readonly label: string }[];
  readonly onSend: (rule: HouseRuleInput) => Promise<unknown>;
}) {
  const words = useAdminWords().rules;
  const [effect, setEffect] = useState<Effect>('pin');
  const has = (field: Field) => FIELDS[effect].includes(field);

  async function send(event: Event) {
    event.preventDefault();
    await props.onSend(ruleIn(new FormData(event.target as HTMLFormElement), effect));
  }

  return (
    <form class="admin-form" onSubmit={send}>
      <label class="field">
        <span>{words.effect}</span>
        <select name="effect" value={effect} onChange={(event) => setEffect(event.currentTarget.value as Effect)}>
          {EFFECTS.map((each) => (
            <option key={each} value={each}>
              {words.effects[each]}
            </option>
          ))}
        </select>
      </label>
      <Text name="promoter" label={words.promoter} required />
      <label class="field">
        <span>{words.forWhom}</span>
        <select name="key">
          <option value="">{words.everybody}</option>
          {props.keys.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {has('places') && <Text name="places" label={words.places} wide required={effect === 'pin'} />}
      {has('kinds') && <Text name="kinds" label={words.kinds} wide required={effect === 'only_kinds'} />}
      {has('share') && <Amount name="share" label={words.share} min={1} max={100} value={50} />}
      {has('name') && <Text name="name" label={words.name} required />}
      {has('position') && <Amount name="lat" label={words.lat} min={-90} max={90} step="any" />}
      {has('position') && <Amount name="lng" label={words.lng} min={-180} max={180} step="any" />}
      {has('radius') && <Amount name="radius" label={words.radius} min={1} max={50_000} />}
      <Day name="from" label={words.from} />
      <Day name="until" label={words.until} />
      <p class="row">
        <button type="submit" class="button primary">
          {words.make}
        </button>
      </p>
    </form>
  );
}

function ruleIn(form: FormData, effect: Effect): HouseRuleInput {
  const text = textIn(form);
  const number = (name: string) => (text(name) === '' ? undefined : Number(text(name)));
  const list = (name: string) =>
    text(name)
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean);
  const share = number('share');
  const fields = {
    key_id: number('key'),
    place_ids: form.has('places') ? list('places') : undefined,
    kinds: form.has('kinds') ? list('kinds') : undefined,
    share: share === undefined ? undefined : share / 100,
    lat: number('lat'),
    lng: number('lng'),
    radius_m: number('radius'),
    name: text('name') || undefined,
    from: momentOf(text('from')),
    until: momentOf(text('until')),
  };
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { effect, promoter: text('promoter'), ...Object.fromEntries(known) };
}

/** The beginning of a day, as the service writes moments. */
const momentOf = (day: string): string | undefined => (day === '' ? undefined : `${day}T00:00:00`);

function Text(props: {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  readonly wide?: boolean;
}) {
  return (
    <label class={props.wide ? 'field wide' : 'field'}>
      <span>{props.label}</span>
      <input name={props.name} required={props.required ?? false} maxLength={props.wide ? 2_000 : 80} />
    </label>
  );
}

function Amount(props: {
  readonly name: string;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step?: 'any';
  readonly value?: number;
}) {
  const { name, label, min, max, step = 1, value = '' } = props;
  return (
    <label class="field">
      <span>{label}</span>
      <input name={name} type="number" required min={min} max={max} step={step} defaultValue={value} />
    </label>
  );
}

function Day({ name, label }: { readonly name: string; readonly label: string }) {
  return (
    <label class="field">
      <span>{label}</span>
      <input name={name} type="date" />
    </label>
  );
}
