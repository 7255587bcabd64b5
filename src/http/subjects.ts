// The subject of a page, for its title, description and picture in previews, which show no more than a line or two.
import { type City, cityName } from '../city/city.ts';
import { asPlaceId } from '../domain/branded.ts';
import { DomainError } from '../domain/errors.ts';
import { LANGUAGES, type Language } from '../domain/language.ts';
import type { Place } from '../domain/place.ts';
import type { CatalogueReader } from '../usecases/catalogue.ts';
import type { ListDeps } from '../usecases/lists.ts';
import type { PlanDeps } from '../usecases/plans.ts';
import { type SharedPreview, sharedListPreview, sharedPreview } from '../usecases/previews.ts';

export interface Subject {
  readonly name: string;
  readonly text: string;
  /** Address of the picture. */
  readonly picture: string;
}

export const cityItself = (city: City): Subject => {
  const name = cityName(city, city.languages[0] ?? 'en');
  return { name, text: name, picture: '/preview/city.png' };
};

export function placeNamed(catalogue: CatalogueReader, id: unknown): Place | undefined {
  const { places, rowOf } = catalogue.current().catalogue;
  return typeof id === 'string' ? places[rowOf.get(asPlaceId(id)) ?? -1] : undefined;
}

/** In the language of the city. */
export function placeSubject({ id, name, description, address, types }: Place, city: City): Subject {
  const language = LANGUAGES.find((each) => each === city.languages[0]) ?? 'en';
  const text = description[language] || address || types.join(', ');
  return { name, text, picture: `/preview/place.png?id=${encodeURIComponent(id)}` };
}

/** In the language of the reader. @returns nothing for a link that is none, or that was withdrawn */
export const planSubject = (plans: PlanDeps, link: string, language: Language): Promise<Subject | undefined> =>
  unlessGone('plan', link, sharedPreview(plans, link, language));

/** @returns nothing for a link that is none, or that was withdrawn */
export const listSubject = (lists: Pick<ListDeps, 'lists' | 'catalogue'>, link: string): Promise<Subject | undefined> =>
  unlessGone('list', link, sharedListPreview(lists, link));

async function unlessGone(
  kind: 'plan' | 'list',
  link: string,
  preview: Promise<SharedPreview>,
): Promise<Subject | undefined> {
  try {
    const { title, text } = await preview;
    return { name: title, text, picture: `/preview/${kind}.png?shared=${encodeURIComponent(link)}` };
  } catch (error) {
    if (error instanceof DomainError && error.code === `${kind}/not-found`) return undefined;
    throw error;
  }
}
