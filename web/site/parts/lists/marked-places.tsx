// The places that were saved, visited or hidden, the latest first, and where they are.
import { useMemo, useState } from 'preact/hooks';
import type { Place } from '../../../api-client/client.ts';
import { categories, typeLabels } from '../../state/categories.ts';
import { placeToList } from '../../state/list-choice.ts';
import { useLoad } from '../../state/load.ts';
import { changeMark, type Mark, type Marked, marks, placesMarked } from '../../state/marks.ts';
import { api, session } from '../../state/session.ts';
import { language } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import { useWords } from '../../words/index.ts';
import { useListWords } from '../../words/lists/index.ts';
import { Failure } from '../failure.tsx';
import { Icon } from '../icons.tsx';
import { Illustration } from '../illustration.tsx';
import { MapPanel } from '../map-panel.tsx';
import { OpenAndPrice } from '../open-and-price.tsx';
import { PlanButton } from '../plan-button.tsx';
import { Rating } from '../result-card.tsx';
import { report, say } from '../toast.tsx';
import { Toggle } from '../toggle.tsx';
import { Exports } from './exports.tsx';
import { SignInvitation } from './sign-invitation.tsx';

/** Fewer than the service gives at once. */
const PAGE = 50;

export function MarkedPlaces({ mark }: { readonly mark: Mark }) {
  const words = useListWords();
  const who = useStore(session);
  const all = useStore(marks);
  const [most, setMost] = useState(PAGE);
  const marked = placesMarked(all, mark);
  const shown = marked.slice(0, most);
  const ids = shown.map(({ id }) => id).join(',');
  const [known, again] = useLoad(() => placesNamed(ids), [ids]);
  const pins = useMemo(() => ids.split(',').flatMap((id) => known.value?.get(id) ?? []), [ids, known.value]);
  return (
    <div class={pins.length > 0 ? 'places-and-map' : 'without-map'}>
      <div class="stack">
        <p class="quiet">{words.leads[mark]}</p>
        {known.state === 'failed' && <Failure error={known.error} again={again} />}
        {marked.length === 0 && (
          <div class="empty lost">
            <Illustration group="outdoors" />
            <p>{words.empty[mark]}</p>
            <a class="button" href="/">
              {words.look}
            </a>
          </div>
        )}
        {!who && <SignInvitation text={words.here(marked.length)} />}
        <ol class="cards">
          {shown.map((each, index) => (
            <MarkedPlace key={each.id} marked={each} number={index + 1} mark={mark} place={known.value?.get(each.id)} />
          ))}
        </ol>
        {marked.length > most && (
          <button type="button" class="button wide" onClick={() => setMost(most + PAGE)}>
            {words.more}
          </button>
        )}
        {who && marked.length > 0 && <Exports name={`paseo-${mark}`} file={(kind) => api.savesFile(mark, kind)} />}
      </div>
      {pins.length > 0 && <MapPanel pins={pins} fit={ids} />}
    </div>
  );
}

const asked = new Map<string, Place>();

/** Each is asked for once a visit: a mark that is taken back asks for nothing anew. */
async function placesNamed(ids: string): Promise<ReadonlyMap<string, Place>> {
  const missing = ids.split(',').filter((id) => id !== '' && !asked.has(id));
  for (let from = 0; from < missing.length; from += PAGE) {
    const { places } = await api.places({ ids: missing.slice(from, from + PAGE).join(',') });
    for (const place of places) asked.set(place.id, place);
  }
  return new Map(asked);
}

interface Props {
  readonly marked: Marked & { readonly id: string };
  readonly mark: Mark;
  /** The one that it has on the map. */
  readonly number: number;
  /** Absent until it is known, or where the catalogue no longer has it. */
  readonly place: Place | undefined;
}

function MarkedPlace({ marked, mark, number, place }: Props) {
  const words = useListWords();
  const { marks: actions } = useWords();
  const lang = useStore(language);
  const names = useStore(categories);
  const { id } = marked;
  const name = place?.name ?? marked.name ?? words.gone;
  const named = { id, name };
  function takeBack(event: MouseEvent) {
    const card = event.currentTarget instanceof Element ? event.currentTarget.closest('li') : null;
    const next = card?.nextElementSibling ?? card?.previousElementSibling;
    changeMark(named, mark, false).catch(report);
    const said = mark === 'hidden' ? words.shownAgain(name) : words.takenOut(name);
    say(said, () => changeMark(named, mark, true).catch(report));
    next?.querySelector('a')?.focus({ preventScroll: true });
  }
  return (
    <li class="card marked">
      <span class="number" aria-hidden="true">
        {number}
      </span>
      <div class="card-body">
        <h3>
          <a href={`/place/?id=${encodeURIComponent(id)}`}>{name}</a>
        </h3>
        {place && <p class="types">{typeLabels(names, place.types, lang).slice(0, 3).join(' · ')}</p>}
        {place && place.user_ratings_total > 0 && (
          <p class="facts">
            <Rating rating={place.rating} count={place.user_ratings_total} />
          </p>
        )}
        {place && mark !== 'hidden' && <OpenAndPrice id={id} />}
        <div class="card-foot">
          {mark === 'hidden' ? (
            <button type="button" class="button small" aria-label={`${words.showAgain}: ${name}`} onClick={takeBack}>
              <Icon name="undo" /> {words.showAgain}
            </button>
          ) : (
            <>
              {place && <PlanButton place={place} />}
              {mark === 'saved' && (
                <Toggle
                  on={marked.visited !== undefined}
                  onChange={(on) => changeMark(named, 'visited', on).catch(report)}
                  icon="check"
                  text={actions.visited}
                  about={name}
                />
              )}
              <button
                type="button"
                class="toggle"
                aria-label={`${actions.toList}: ${name}`}
                aria-haspopup="dialog"
                onClick={() => placeToList.set(named)}
              >
                <Icon name="list" /> {actions.toList}
              </button>
            </>
          )}
        </div>
      </div>
      {mark !== 'hidden' && (
        <button type="button" class="icon-button" aria-label={words.takeOut(name)} onClick={takeBack}>
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}
