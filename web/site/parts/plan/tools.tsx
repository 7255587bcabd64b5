// What to do with a whole plan: share it, print it, take it along, and change to another.
import { useState } from 'preact/hooks';
import type { Plan, SharedPlan } from '../../../api-client/client.ts';
import { useLoad } from '../../state/load.ts';
import { memory } from '../../state/memory.ts';
import { deletePlan, myPlans, readPlan } from '../../state/plan.ts';
import { fileName, withWayBack } from '../../state/plan-title.ts';
import { saveFile } from '../../state/save-file.ts';
import { asCaller, service } from '../../state/visitor.ts';
import { usePlanWords } from '../../words/plan/index.ts';
import { Icon } from '../icons.tsx';
import { LinkField } from '../link-field.tsx';
import { report, say } from '../toast.tsx';

export function PlanTools({ plan }: { readonly plan: Plan }) {
  return <Tools plan={plan} key={plan.id} />;
}

function Tools({ plan }: { readonly plan: Plan }) {
  const words = usePlanWords();
  const { panel, isOpen, toggle } = useShare(plan);
  const fileButton = (kind: FileKind, text: string) => (
    <button
      key={kind}
      type="button"
      class="button"
      aria-label={kind === 'ics' ? `${words.calendar}: ${words.download(FILES.ics)}` : words.download(FILES[kind])}
      onClick={() => takeAlong(plan, kind).catch(report)}
    >
      <Icon name="download" /> {text}
    </button>
  );
  return (
    <div class="row plan-tools">
      <button type="button" class="button primary" aria-expanded={isOpen} onClick={toggle}>
        <Icon name="share" /> {words.share}
      </button>
      {fileButton('ics', words.calendar)}
      <button type="button" class="button" onClick={() => print()}>
        <Icon name="print" /> {words.print}
      </button>
      <details class="more-files">
        <summary>{words.moreFiles}</summary>
        <div class="row">
          {fileButton('gpx', words.files.gpx)}
          {fileButton('geojson', words.files.geojson)}
        </div>
      </details>
      {panel}
    </div>
  );
}

const FILES = { ics: 'ICS', gpx: 'GPX', geojson: 'GeoJSON' } as const;
type FileKind = keyof typeof FILES;

async function takeAlong({ id, title, days }: Plan, kind: FileKind): Promise<void> {
  const file = await asCaller(() => service.planFile(id, kind));
  const name = fileName(title, days[0]?.date, kind);
  if (kind !== 'ics') return saveFile(name, file);
  const path = memory.read(linkKey(id)) ?? `/plan/?id=${encodeURIComponent(id)}`;
  await saveCalendar(name, file, path);
}

/** The button of a plan that somebody shared: whoever has the link may take the plan along, too. */
export function SharedCalendar({ link, plan, title }: SharedCalendarProps) {
  const words = usePlanWords();
  const take = async () => {
    const file = await service.sharedPlanCalendar(link);
    await saveCalendar(fileName(title, plan.days[0]?.date, 'ics'), file, `/plan/?shared=${encodeURIComponent(link)}`);
  };
  return (
    <button
      type="button"
      class="button"
      aria-label={`${words.calendar}: ${words.download(FILES.ics)}`}
      onClick={() => take().catch(report)}
    >
      <Icon name="download" /> {words.calendar}
    </button>
  );
}

interface SharedCalendarProps {
  readonly link: string;
  readonly plan: SharedPlan;
  /** As the reader sees it. */
  readonly title: string;
}

/** @param path of the page that the entries lead back to */
async function saveCalendar(name: string, file: Blob, path: string): Promise<void> {
  const text = withWayBack(await file.text(), new URL(path, location.origin).href);
  saveFile(name, new Blob([text], { type: 'text/calendar' }));
}

/** The service tells a link once, so this browser remembers it. */
const linkKey = (id: string) => `link.${id}`;

/** The link of a plan, and what to do with it, in a part that opens below the buttons. */
function useShare({ id, shared }: Plan) {
  const words = usePlanWords();
  const [path, setPath] = useState(shared ? memory.read(linkKey(id)) : undefined);
  const [isShared, setIsShared] = useState(shared);
  const [open, setOpen] = useState(false);

  async function share() {
    setOpen(true);
    if (path) return;
    try {
      const { value } = await asCaller(() => service.call.postPlansByIdLink({ id }));
      memory.write(linkKey(id), value.path);
      setPath(value.path);
      setIsShared(true);
    } catch (error) {
      setOpen(false);
      report(error);
    }
  }
  async function withdraw() {
    try {
      await asCaller(() => service.call.deletePlansByIdLink({ id }));
      memory.write(linkKey(id), undefined);
      setPath(undefined);
      setIsShared(false);
      setOpen(false);
      say(words.withdrawn);
    } catch (error) {
      report(error);
    }
  }
  const url = path && new URL(path, location.origin).href;
  const panel = open && url && (
    <div class="share">
      <LinkField label={words.link} url={url} />
      {isShared && (
        <button type="button" class="button danger" onClick={withdraw}>
          {words.withdraw}
        </button>
      )}
      <p class="quiet share-note">{words.linkHint}</p>
    </div>
  );
  return { panel, isOpen: open, toggle: () => (open ? setOpen(false) : void share()) };
}

/** The caller's other plans; shown where there are some. */
export function OtherPlans({ plan, onNew }: { readonly plan: Plan; readonly onNew: () => void }) {
  const words = usePlanWords();
  const [plans] = useLoad(() => myPlans(), [plan.id, plan.title]);
  const others = plans.value ?? [];
  async function remove() {
    try {
      await deletePlan();
      memory.write(linkKey(plan.id), undefined);
      await readPlan(undefined);
      say(words.deleted);
    } catch (error) {
      report(error);
    }
  }
  return (
    <div class="row other-plans">
      {others.length > 1 && (
        <label class="meal-choice">
          <span class="sr">{words.plans}</span>
          <select value={plan.id} onChange={(event) => readPlan(event.currentTarget.value).catch(report)}>
            {others.map(({ id, title, first_date }) => (
              <option key={id} value={id}>
                {title} ({first_date})
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" class="link" onClick={onNew}>
        {words.another}
      </button>
      <button type="button" class="link" onClick={remove}>
        {words.deletePlan}
      </button>
    </div>
  );
}
