// Days in the city: the visitor's own plan, or one that somebody shared by a link. The service works out the times.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Plan, PlanDay, SharedPlan } from '../../api-client/client.ts';
import { Failure } from '../parts/failure.tsx';
import { Icon } from '../parts/icons.tsx';
import { Illustration } from '../parts/illustration.tsx';
import { MapPanel } from '../parts/map-panel.tsx';
import { act } from '../parts/plan/act.ts';
import { DaySection } from '../parts/plan/day-section.tsx';
import { NewPlan } from '../parts/plan/new-plan.tsx';
import { OtherPlans, PlanTools, SharedCalendar } from '../parts/plan/tools.tsx';
import { report, say } from '../parts/toast.tsx';
import { useKeptField } from '../state/kept-field.ts';
import { useLoad } from '../state/load.ts';
import { dayInFocus, forgetVisitorsPlan, makePlan, plan, readPlan, visitorsPlan } from '../state/plan.ts';
import { dayInput, MOST_DAYS, withFurtherDay } from '../state/plan-changes.ts';
import { sharedTitle } from '../state/plan-title.ts';
import { changeQuery, go, useQuery } from '../state/router.ts';
import { session } from '../state/session.ts';
import { language } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { useTitle } from '../state/title.ts';
import { service } from '../state/visitor.ts';
import { useWords } from '../words/index.ts';
import { usePlanWords } from '../words/plan/index.ts';

export function PlanPage() {
  const [link] = useQuery('shared');
  return link ? <SharedPlanView link={link} key={link} /> : <OwnPlan />;
}

function OwnPlan() {
  const words = useWords();
  const planWords = usePlanWords();
  const who = useStore(session);
  const current = useStore(plan);
  const [wanted] = useQuery('id');
  const [begun, setBegun] = useState(false);
  const [reading, again] = useLoad(() => readPlan(wanted), [wanted, who]);
  useTitle(current?.title ?? planWords.title);
  useEffect(() => () => dayInFocus.set(0), []);

  if (current && !begun)
    return <PlanEditor current={current} trouble={reading} again={again} onNew={() => setBegun(true)} />;
  return (
    <div class="page">
      <h1>{planWords.title}</h1>
      {reading.state === 'failed' && <Failure error={reading.error} again={again} />}
      {reading.state === 'loading' && !begun && (
        <p class="quiet" role="status">
          {words.explore.loading}
        </p>
      )}
      <FromBefore />
      {(begun || reading.state !== 'loading') && (
        <div class="plan-begin">
          <NewPlan
            onMade={() => {
              setBegun(false);
              changeQuery({ id: undefined });
            }}
          />
          <Illustration group="outdoors" />
        </div>
      )}
      {begun && (
        <button type="button" class="link" onClick={() => setBegun(false)}>
          {planWords.back}
        </button>
      )}
    </div>
  );
}

interface EditorProps {
  readonly current: Plan;
  readonly trouble: { readonly state: string; readonly error?: unknown };
  readonly again: () => void;
  readonly onNew: () => void;
}

function PlanEditor({ current, trouble, again, onNew }: EditorProps) {
  const words = usePlanWords();
  const { days } = current;
  const title = useKeptField(current.title, (text) => void act({ title: text }));
  function addDay() {
    act(withFurtherDay(days)).then(() => dayInFocus.set(days.length));
  }
  return (
    <div class="page plan">
      <header class="plan-head">
        <h1 class="sr">{current.title}</h1>
        <input class="plan-title" aria-label={words.name} maxLength={120} {...title} />
        <PlanTools plan={current} />
      </header>
      <div class="plan-notices">
        {trouble.state === 'failed' && <Failure error={trouble.error} again={again} />}
        {trouble.state === 'failed' && <p class="notice">{words.copyShown}</p>}
        <FromBefore />
      </div>
      <div class="plan-days">
        {days.map((day, index) => (
          <DaySection key={`${index}`} day={day} index={index} days={days} planTitle={current.title} editable />
        ))}
        <div class="row plan-foot">
          <button type="button" class="button" disabled={days.length >= MOST_DAYS} onClick={addDay}>
            {words.addDay}
          </button>
          <a class="button" href="/">
            {words.addPlaces}
          </a>
        </div>
        <OtherPlans plan={current} onNew={onNew} />
      </div>
      <PlanMap days={days} />
    </div>
  );
}

/** The day that is looked at, as a walk. */
function PlanMap({ days }: { readonly days: readonly PlanDay[] }) {
  const focus = useStore(dayInFocus);
  const day = days[Math.min(focus, days.length - 1)];
  const pins = useMemo(
    () => (day?.stops ?? []).map(({ place_id: id, name, lat, lng }) => ({ id, name, lat, lng })),
    [day],
  );
  return <MapPanel pins={pins} {...(day && { here: day.start })} line fit={day?.date ?? ''} />;
}

/** Signing in merges nothing without asking. */
function FromBefore() {
  const words = usePlanWords();
  const who = useStore(session);
  const [before, setBefore] = useState(visitorsPlan);
  useEffect(() => setBefore(visitorsPlan()), [who]);
  if (!before) return null;
  async function take() {
    try {
      await makePlan({ title: before!.title, days: before!.days.map(dayInput) });
      forgetVisitorsPlan();
      setBefore(undefined);
    } catch (error) {
      report(error);
    }
  }
  return (
    <p class="notice">
      {words.fromBefore(before.title)}{' '}
      <button type="button" class="link" onClick={take}>
        {words.takeOver}
      </button>
    </p>
  );
}

function SharedPlanView({ link }: { readonly link: string }) {
  const words = useWords();
  const planWords = usePlanWords();
  const lang = useStore(language);
  const [shared, again] = useLoad(
    async (signal) => (await service.call.getSharedByLink({ link, signal })).value,
    [link],
  );
  const found = shared.value;
  const title = found ? sharedTitle(found, lang) : planWords.title;
  useTitle(title);
  async function makeMine({ title, days }: SharedPlan) {
    try {
      await makePlan({ title, days: days.map(dayInput) });
      go('/plan/');
      say(planWords.mine);
    } catch (error) {
      report(error);
    }
  }
  if (!found) {
    return (
      <div class="page">
        <h1>{planWords.title}</h1>
        {shared.state === 'failed' ? (
          <>
            <Failure error={shared.error} again={again} />
            <p class="row">
              <a class="button primary" href="/plan/">
                {planWords.makeOne}
              </a>
              <a class="button" href="/">
                {words.errors.home}
              </a>
            </p>
          </>
        ) : (
          <p class="quiet">{words.explore.loading}</p>
        )}
      </div>
    );
  }
  return (
    <div class="page plan">
      <header class="plan-head">
        <h1>{title}</h1>
        <p class="quiet">{planWords.sharedLead}</p>
        <div class="row plan-tools">
          <button type="button" class="button primary" onClick={() => makeMine(found)}>
            {planWords.makeMine}
          </button>
          <SharedCalendar link={link} plan={found} title={title} />
          <button type="button" class="button" onClick={() => print()}>
            <Icon name="print" /> {planWords.print}
          </button>
        </div>
      </header>
      <div class="plan-days">
        {found.days.map((day, index) => (
          <DaySection key={`${index}`} day={day} index={index} days={found.days} planTitle={title} />
        ))}
      </div>
      <PlanMap days={found.days} />
    </div>
  );
}
