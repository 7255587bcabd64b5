// The shells of the pages: what the build left open is filled in here, the city and what previews say of the page.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { type City, cityName } from '../city/city.ts';
import { cityBody } from '../contract/city.ts';
import type { RangedFile } from '../system/ranged-file.ts';
import { originOf } from './origin.ts';

export interface ShellDeps {
  readonly city: City;
  readonly basemap?: RangedFile;
}

/** What a page is about, for its title and description. */
export interface Subject {
  readonly name: string;
  readonly text: string;
}

export type Shells = (page: string, request: FastifyRequest, subject?: Subject) => Promise<string | undefined>;

/** @param folder of the built pages @returns the shell of a page, or nothing where none was built */
export function shellsIn(folder: string, { city, basemap }: ShellDeps): Shells {
  const cityNamed = cityName(city, city.languages[0] ?? 'en');
  // `<` inside a script element could end it.
  const cityData = JSON.stringify(cityBody(city, basemap !== undefined)).replaceAll('<', '\\u003c');
  return async (page, request, subject = { name: cityNamed, text: cityNamed }) => {
    const shell = await readFile(join(folder, page, 'index.html'), 'utf8').catch(() => undefined);
    const filled: Readonly<Record<string, string>> = {
      city_name: escaped(cityNamed),
      subject_name: escaped(subject.name),
      subject_text: escaped(subject.text),
      origin: originOf(request),
    };
    return shell
      ?.replace(/\{(city_name|subject_name|subject_text|origin)\}/gu, (_, hole: string) => filled[hole] ?? '')
      .replace('"{city}"', () => cityData);
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
