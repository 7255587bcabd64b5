// The fields of a place, in groups; beside a field that did not come from the place's own source stands where it did.
import { useId, useState } from 'preact/hooks';
import { ApiError } from '../../../api-client/client.ts';
import { MapPanel } from '../../parts/map-panel.tsx';
import { report } from '../../parts/toast.tsx';
import { categories, categoryLabel } from '../../state/categories.ts';
import { language } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import { useAdminWords } from '../../words/admin/index.ts';
import {
  type AdminPlace,
  CHOICES,
  type FieldName,
  GROUPS,
  type Kind,
  listIn,
  REQUIRED,
  type Texts,
} from './place-fields.ts';

export function PlaceForm(props: {
  readonly initial: Texts;
  readonly provenance?: AdminPlace['provenance'];
  /** Lets imports change a field again. */
  readonly onRelease?: (held: string) => void;
  readonly onSend: (texts: Texts) => Promise<unknown>;
}) {
  const words = useAdminWords().places;
  const [texts, setTexts] = useState(props.initial);
  const [busy, setBusy] = useState(false);
  /** What is missing is said at its field once somebody has tried to save. */
  const [tried, setTried] = useState(false);
  /** Names of the fields that the service did not take. */
  const [refused, setRefused] = useState<readonly string[]>([]);

  async function send(event: Event) {
    event.preventDefault();
    setTried(true);
    const form = event.currentTarget as HTMLFormElement;
    const wrong = form.querySelector<HTMLElement>(':is(input, select, textarea):invalid');
    if (wrong) return wrong.focus();
    setBusy(true);
    setRefused([]);
    try {
      await props.onSend(texts);
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields.filter((name) => form.elements.namedItem(name)) : [];
      if (fields.length === 0) report(error);
      setRefused(fields);
      (form.elements.namedItem(fields[0] ?? '') as HTMLElement | null)?.focus();
    }
    setBusy(false);
  }

  return (
    <form class="stack" noValidate onSubmit={send}>
      {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => (
        <fieldset key={group} class="admin-fields">
          <legend>{words.groups[group]}</legend>
          {(Object.entries(GROUPS[group]) as [FieldName, Kind][]).map(([name, kind]) => (
            <Field
              key={name}
              name={name}
              kind={kind}
              text={texts[name]}
              tried={tried}
              isRefused={refused.includes(name)}
              origin={originOf(name, props.provenance)}
              onRelease={() => props.onRelease?.(heldAs(name))}
              onText={(text) => {
                setTexts((before) => ({ ...before, [name]: text }));
                setRefused(refused.filter((each) => each !== name));
              }}
            />
          ))}
          {group === 'where' && (
            <PlaceMap texts={texts} onSpot={(spot) => setTexts((before) => ({ ...before, ...spot }))} />
          )}
        </fieldset>
      ))}
      <p>
        <button type="submit" class="button primary" disabled={busy}>
          {words.save}
        </button>
      </p>
    </form>
  );
}

function originOf(name: FieldName, provenance: AdminPlace['provenance'] = {}): string | undefined {
  return provenance[heldAs(name)]?.source;
}

/** Under which name the service keeps where a field came from. */
function heldAs(name: FieldName): string {
  if (name.startsWith('description')) return 'description';
  return name === 'lat' || name === 'lng' ? 'position' : name;
}

/** The spot on a map: tapped there, it goes into the two fields. */
function PlaceMap(props: { readonly texts: Texts; readonly onSpot: (spot: Pick<Texts, 'lat' | 'lng'>) => void }) {
  const words = useAdminWords().places;
  const { name, lat, lng } = props.texts;
  const [at, isKnown] = [{ lat: Number(lat), lng: Number(lng) }, lat !== '' && lng !== ''];
  return (
    <div class="place-map">
      <p class="quiet">{words.tapMap}</p>
      <MapPanel
        pins={isKnown ? [{ id: `${lat} ${lng}`, name: name || words.fields.lat, ...at }] : []}
        onTap={(spot) => props.onSpot({ lat: spot.lat.toFixed(6), lng: spot.lng.toFixed(6) })}
      />
    </div>
  );
}

interface FieldProps {
  readonly name: FieldName;
  readonly kind: Kind;
  readonly text: string;
  readonly tried: boolean;
  readonly isRefused: boolean;
  readonly origin: string | undefined;
  readonly onRelease: () => void;
  readonly onText: (text: string) => void;
}

function Field({ name, kind, text, tried, isRefused, origin, onRelease, onText }: FieldProps) {
  const words = useAdminWords().places;
  const id = useId();
  const hint = hintOf(name, kind, words.hints);
  if (kind === 'categories')
    return <Categories text={text} tried={tried} origin={origin} onRelease={onRelease} onText={onText} />;
  const isMissing = tried && REQUIRED.includes(name) && text === '';
  const described = {
    ...((hint || origin) && { 'aria-describedby': `${id}-hint` }),
    ...((isMissing || isRefused) && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` }),
  };
  return (
    <div class={kind === 'text' || kind === 'prices' ? 'field wide' : 'field'}>
      <label for={id}>{words.fields[name]}</label>
      <Control id={id} name={name} kind={kind} text={text} onText={onText} described={described} />
      {(isMissing || isRefused) && (
        <span class="problem" id={`${id}-problem`}>
          {isMissing ? words.missing : hint ? words.refusedAs(hint) : words.refused}
        </span>
      )}
      {((hint && !isRefused) || origin) && (
        <span class="quiet" id={`${id}-hint`}>
          {[!isRefused && hint, origin && <Origin key="origin" of={origin} />]}
        </span>
      )}
      <Release name={words.fields[name]} origin={origin} onRelease={onRelease} />
    </div>
  );
}

function Control(props: {
  readonly id: string;
  readonly name: FieldName;
  readonly kind: Kind;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly described: object;
}) {
  const words = useAdminWords().places.choices;
  const { id, name, kind, text, onText, described } = props;
  const shared = {
    id,
    name,
    value: text,
    required: REQUIRED.includes(name),
    onInput: (event: { readonly currentTarget: { readonly value: string } }) => onText(event.currentTarget.value),
    ...described,
  };
  switch (kind) {
    case 'text':
    case 'prices':
      return <textarea rows={3} {...shared} />;
    case 'choice':
      return (
        <select {...shared}>
          <option value="">{words.unknown}</option>
          {CHOICES[name]?.map((choice) => (
            <option key={choice} value={choice}>
              {words[choice as keyof typeof words]}
            </option>
          ))}
        </select>
      );
    case 'number':
      return <input type="number" step="any" {...shared} />;
    default:
      return <input {...shared} />;
  }
}

function hintOf(
  name: FieldName,
  kind: Kind,
  hints: { readonly list: string; readonly hours: string; readonly prominence: string; readonly prices: string },
): string | undefined {
  if (kind === 'list') return hints.list;
  if (kind === 'prices') return hints.prices;
  if (name === 'opening_hours' || name === 'free_entry') return hints.hours;
  return name === 'prominence' ? hints.prominence : undefined;
}

function Origin({ of }: { readonly of: string }) {
  const words = useAdminWords().places;
  return <span class="origin"> {of === 'administrator' ? words.yours : words.from(of)}</span>;
}

/** The way back of an edit: its field follows the sources again. */
function Release({ name, origin, onRelease }: { readonly name: string } & Pick<FieldProps, 'origin' | 'onRelease'>) {
  const words = useAdminWords().places;
  if (origin !== 'administrator') return null;
  return (
    <p>
      <button type="button" class="link" aria-label={`${words.release}: ${name}`} onClick={onRelease}>
        {words.release}
      </button>
    </p>
  );
}

/** Main category first, and always one more to choose. */
function Categories({
  text,
  tried,
  origin,
  onRelease,
  onText,
}: Pick<FieldProps, 'text' | 'tried' | 'origin' | 'onRelease' | 'onText'>) {
  const words = useAdminWords().places;
  const known = useStore(categories);
  const lang = useStore(language);
  const chosen = listIn(text);
  const choose = (index: number, name: string) =>
    onText([...chosen.slice(0, index), name, ...chosen.slice(index + 1)].filter(Boolean).join(', '));
  return (
    <>
      {[...chosen, ''].slice(0, MOST_CATEGORIES).map((name, index) => (
        <label key={`${index} ${name}`} class="field">
          <span>
            {words.fields.categories} {index + 1}
            {index === 0 && origin && <Origin of={origin} />}
          </span>
          <select value={name} required={index === 0} onChange={(event) => choose(index, event.currentTarget.value)}>
            <option value="" />
            {known
              .filter((each) => each.name === name || !chosen.includes(each.name))
              .map((each) => (
                <option key={each.name} value={each.name}>
                  {categoryLabel(known, each.name, lang)}
                </option>
              ))}
          </select>
          {tried && index === 0 && name === '' && <span class="problem">{words.missing}</span>}
        </label>
      ))}
      <Release name={words.fields.categories} origin={origin} onRelease={onRelease} />
    </>
  );
}

const MOST_CATEGORIES = 6;
