// One place of the catalogue in a form: what is changed here holds against later imports.
import { useState } from 'preact/hooks';
import { report, say } from '../../parts/toast.tsx';
import { useLoad } from '../../state/load.ts';
import { go } from '../../state/router.ts';
import { api } from '../../state/session.ts';
import { useAdminWords } from '../../words/admin/index.ts';
import { Confirm, Part, valueIn, Waiting } from './parts.tsx';
import {
  type AdminPlace,
  changesIn,
  EMPTY,
  newPlaceOf,
  type PlaceChange,
  type Texts,
  textsOf,
} from './place-fields.ts';
import { PlaceForm } from './place-form.tsx';

const LIST = '/admin/?part=places';

export function NewPlace() {
  const words = useAdminWords().places;
  async function send(texts: Texts) {
    const { id, name } = await valueIn(api.call.postAdminPlaces({ body: newPlaceOf(texts) }));
    say(words.saved(name));
    go(`${LIST}&place=${encodeURIComponent(id)}`);
  }
  return (
    <Part title={words.add}>
      <Back />
      <PlaceForm initial={EMPTY} onSend={send} />
    </Part>
  );
}

export function PlaceEditor({ id }: { readonly id: string }) {
  const [loading, again] = useLoad((signal) => valueIn(api.call.getAdminPlacesById({ id, signal })), [id]);
  const [saved, setSaved] = useState<AdminPlace>();
  const place = saved ?? loading.value;
  if (place) return <Editor place={place} onSaved={setSaved} />;
  return (
    <div class="panel stack">
      <Back />
      <Waiting loading={loading} again={again} />
    </div>
  );
}

function Editor({ place, onSaved }: { readonly place: AdminPlace; readonly onSaved: (place: AdminPlace) => void }) {
  const words = useAdminWords().places;
  const initial = textsOf(place);

  async function change(body: PlaceChange) {
    if (Object.keys(body).length === 0) return say(words.unchanged);
    onSaved(await valueIn(api.call.patchAdminPlacesById({ id: place.id, body })));
    say(words.saved(body.name ?? place.name));
  }

  return (
    <>
      <Part title={words.edit(place.name)}>
        <Back />
        <Origins place={place} />
        <PlaceForm
          initial={initial}
          provenance={place.provenance}
          onRelease={(held) => change({ release: [held as Released] }).catch(report)}
          onSend={(texts) => change(changesIn(initial, texts))}
        />
      </Part>
      <Ending place={place} onOpenAgain={() => change({ closed_for_good: false }).catch(report)} onSaved={onSaved} />
    </>
  );
}

type Released = NonNullable<PlaceChange['release']>[number];

function Back() {
  const words = useAdminWords();
  return (
    <p>
      <a href={LIST}>{words.back}</a>
    </p>
  );
}

function Origins({ place }: { readonly place: AdminPlace }) {
  const {
    places: words,
    reviews: { title: reviews },
  } = useAdminWords();
  const id = encodeURIComponent(place.id);
  return (
    <p class="row quiet">
      <code>{place.id}</code>
      <span>{words.from(place.source)}</span>
      {place.joined.length > 0 && <span>{words.joined(place.joined.join(', '))}</span>}
      <a href={`/place/?id=${id}`}>{words.show}</a>
      <a href={`/admin/?part=reviews&place=${id}`}>{reviews}</a>
      <a href={`/admin/?part=log&object=place&object_id=${id}`}>{words.history}</a>
    </p>
  );
}

/** Closing, removing, opening again. */
function Ending(props: {
  readonly place: AdminPlace;
  readonly onOpenAgain: () => void;
  readonly onSaved: (place: AdminPlace) => void;
}) {
  const words = useAdminWords().places;
  const { place, onOpenAgain, onSaved } = props;

  async function remove() {
    try {
      const { detail } = await valueIn(api.call.deleteAdminPlacesById({ id: place.id }));
      const isGone = detail === 'Place removed';
      say(isGone ? words.removed : words.wasClosed);
      if (isGone) go(LIST);
      else onSaved(await valueIn(api.call.getAdminPlacesById({ id: place.id })));
    } catch (error) {
      report(error);
    }
  }

  return (
    <Part title={words.remove}>
      <p class="quiet">{place.closed_for_good ? words.fields.closed_for_good : words.removeHint}</p>
      <p class="row">
        {place.closed_for_good && (
          <button type="button" class="button small" onClick={onOpenAgain}>
            {words.reopen}
          </button>
        )}
        <Confirm label={words.remove} sure={words.sure} onSure={remove} />
      </p>
    </Part>
  );
}
