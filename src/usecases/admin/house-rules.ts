// House rules, as administrators make, change and remove them.
import type { City } from '../../city/city.ts';
import { isFarFromCity } from '../../city/city.ts';
import type { AccessKeyRepository } from '../../db/access-keys.ts';
import type { Administer } from '../../db/administration.ts';
import type { Actor } from '../../domain/audit.ts';
import type { Catalogue } from '../../domain/catalogue.ts';
import { DomainError, invalidAt } from '../../domain/errors.ts';
import {
  type HouseRule,
  type HouseRuleEffect,
  type HouseRuleSettings,
  MAX_HOUSE_RULES,
} from '../../domain/house-rule.ts';
import type { CatalogueReader } from '../catalogue.ts';
import { kindNamed, type LiveHouseRules } from '../house-rules.ts';

export interface HouseRuleDeps {
  readonly administer: Administer;
  readonly houseRules: LiveHouseRules;
  readonly accessKeys: AccessKeyRepository;
  readonly catalogue: CatalogueReader;
  readonly city: City;
}

/** As the database has them now. */
export async function listHouseRules({ houseRules }: Pick<HouseRuleDeps, 'houseRules'>): Promise<readonly HouseRule[]> {
  await houseRules.refresh();
  return houseRules.current();
}

/** @throws DomainError `request/invalid` for places, kinds or keys that there are not, here and below; `house-rule/too-many` */
export async function makeHouseRule(
  deps: HouseRuleDeps,
  actor: Actor,
  settings: HouseRuleSettings,
): Promise<HouseRule> {
  await requireValid(deps, settings);
  const made = await deps.administer(actor, async ({ houseRules, note }) => {
    if ((await houseRules.list()).length >= MAX_HOUSE_RULES)
      throw new DomainError(
        'house-rule/too-many',
        `There are ${MAX_HOUSE_RULES} rules, which is as many as there may be`,
      );
    const rule = await houseRules.add(settings);
    await note({ action: 'created', object: 'house-rule', objectId: String(rule.id), details: detailsOf(settings) });
    return rule;
  });
  await deps.houseRules.refresh();
  return made;
}

/** @throws DomainError `house-rule/not-found`, here and below */
export async function changeHouseRule(
  deps: HouseRuleDeps,
  actor: Actor,
  id: number,
  settings: HouseRuleSettings,
): Promise<HouseRule> {
  await requireValid(deps, settings);
  const changed = await deps.administer(actor, async ({ houseRules, note }) => {
    const rule = (await houseRules.replace(id, settings)) ?? refuse();
    await note({ action: 'changed', object: 'house-rule', objectId: String(id), details: detailsOf(settings) });
    return rule;
  });
  await deps.houseRules.refresh();
  return changed;
}

export async function removeHouseRule(deps: HouseRuleDeps, actor: Actor, id: number): Promise<void> {
  await deps.administer(actor, async ({ houseRules, note }) => {
    if (!(await houseRules.remove(id))) refuse();
    await note({ action: 'removed', object: 'house-rule', objectId: String(id) });
  });
  await deps.houseRules.refresh();
}

const detailsOf = ({ effect, promoter, keyId }: HouseRuleSettings) => ({
  effect: effect.kind,
  promoter,
  ...(keyId !== undefined && { key: keyId }),
});

async function requireValid(deps: HouseRuleDeps, { effect, keyId, from, until }: HouseRuleSettings): Promise<void> {
  if (from !== undefined && until !== undefined && from >= until) invalid('/until', 'until must be later than from');
  if (keyId !== undefined && !(await deps.accessKeys.findUsableById(keyId)))
    invalid('/key_id', 'key_id names no usable key');
  requirePlaces(deps.catalogue.current().catalogue, effect);
  if ('kinds' in effect) {
    const unknown = effect.kinds.find((kind) => !kindNamed(kind));
    if (unknown !== undefined)
      invalid('/kinds', 'kinds must be ids of categories or kinds, such as museums or pharmacy');
  }
  if ('position' in effect && isFarFromCity(deps.city, effect.position))
    invalid('/lat', 'lat and lng must lie in the city');
}

function requirePlaces({ rowOf }: Catalogue, effect: HouseRuleEffect): void {
  if (!('placeIds' in effect)) return;
  if (effect.placeIds.some((id) => !rowOf.has(id)))
    invalid('/place_ids', 'place_ids must be ids of places of the catalogue');
  const kinds = 'kinds' in effect ? effect.kinds : [];
  if (effect.placeIds.length + kinds.length === 0) invalid('/place_ids', 'a rule needs places or kinds');
}

function invalid(pointer: string, message: string): never {
  throw invalidAt(pointer, message);
}

function refuse(): never {
  throw new DomainError('house-rule/not-found', 'House rule not found');
}
