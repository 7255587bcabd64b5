// What to do with a whole plan: share it, print it, take it along, and change to another.
import { useState } from 'preact/hooks';
import type { Plan } from '../../../api-client/client.ts';
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
  const words = usePlanWords();
  return (
    <div class="row plan-tools">
      <Share plan={plan} key={plan.id} />
      <button type="button" class="button" onClick={() => print()}>
        <Icon name="print" /> {words.print}
      </button>
      {FILES.map(([kind, name]) => (
        <button
          key={kind}
          type="button"
          class="button"
          aria-label={kind === 'ics' ? `${words.calendar}: ${words.download(name)}` : words.download(name)}
          onClick={() => takeAlong(plan, kind).catch(report)}
        >
          <Icon name="download" /> {kind === 'ics' ? words.calendar : name}
        </button>
      ))}
    </div>
  );
}

const FILES = [
  ['ics', 'ICS'],
  ['gpx', 'GPX'],
  ['geojson', 'GeoJSON'],
] as const;

async function takeAlong({ id, title, days }: Plan, kind: 'ics' | 'gpx' | 'geojson'): Promise<void> {
  const file = await asCaller(() => service.planFile(id, kind));
  const name = fileName(title, days[0]?.date, kind);
  if (kind !== 'ics') return saveFile(name, file);
  const path = memory.read(linkKey(id)) ?? `/plan/?id=${encodeURIComponent(id)}`;
  const text = withWayBack(await file.text(), new URL(path, location.origin).href);
  saveFile(name, new Blob([text], { type: 'text/calendar' }));
}

/** The service tells a link once, so this browser remembers it. */
const linkKey = (id: string) => `link.${id}`;

function Share({ plan: { id, shared } }: { readonly plan: Plan }) {
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
  return (
    <>
      <button
        type="button"
        class="button primary"
        aria-expanded={open}
        onClick={() => (open ? setOpen(false) : share())}
      >
        <Icon name="share" /> {words.share}
      </button>
      {open && url && (
        <div class="share">
          <LinkField label={words.link} url={url} />
          {isShared && (
            <button type="button" class="button danger" onClick={withdraw}>
              {words.withdraw}
            </button>
          )}
          <p class="quiet share-note">{words.linkHint}</p>
        </div>
      )}
    </>
  );
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
