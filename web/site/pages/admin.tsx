// Administration: a part at a time, each at an address of its own.
import type { ComponentType } from 'preact';
import { useQuery } from '../state/router.ts';
import { session } from '../state/session.ts';
import { useStore } from '../state/store.ts';
import { useTitle } from '../state/title.ts';
import { useAdminWords } from '../words/admin/index.ts';
import { ExperimentsPart } from './admin/experiments.tsx';
import { FreshnessPart } from './admin/freshness.tsx';
import { HealthPart } from './admin/health.tsx';
import { KeysPart } from './admin/keys.tsx';
import { LogPart } from './admin/log.tsx';
import { ModelsPart } from './admin/models.tsx';
import { NumbersPart } from './admin/numbers.tsx';
import { PeoplePart } from './admin/people.tsx';
import { PlacesPart } from './admin/places.tsx';
import { ReviewsPart } from './admin/reviews.tsx';
import { RulesPart } from './admin/rules.tsx';
import { UpkeepPart } from './admin/upkeep.tsx';

const PARTS = {
  health: HealthPart,
  places: PlacesPart,
  upkeep: UpkeepPart,
  freshness: FreshnessPart,
  reviews: ReviewsPart,
  people: PeoplePart,
  keys: KeysPart,
  rules: RulesPart,
  models: ModelsPart,
  numbers: NumbersPart,
  experiments: ExperimentsPart,
  log: LogPart,
} as const satisfies Record<string, ComponentType>;
type PartName = keyof typeof PARTS;

const isPart = (name: string | undefined): name is PartName => name !== undefined && Object.hasOwn(PARTS, name);

export function AdminPage() {
  const words = useAdminWords();
  const who = useStore(session);
  const [asked] = useQuery('part');
  useTitle(words.title);
  if (who?.user.role !== 'admin') {
    return (
      <div class="page narrow">
        <h1>{words.title}</h1>
        <p class="empty">{words.onlyAdmins}</p>
      </div>
    );
  }
  const name = isPart(asked) ? asked : 'health';
  const Shown = PARTS[name];
  return (
    <div class="page">
      <h1>{words.title}</h1>
      <nav aria-label={words.parts.label} class="admin-parts">
        {(Object.keys(PARTS) as PartName[]).map((each) => (
          <a
            key={each}
            class="button small"
            href={`/admin/?part=${each}`}
            {...(each === name && { 'aria-current': 'page' as const })}
          >
            {words.parts[each]}
          </a>
        ))}
      </nav>
      <Shown />
    </div>
  );
}
