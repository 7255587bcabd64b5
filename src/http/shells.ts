// The shells of the pages: fills in the city and the title and description for previews.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { City } from '../city/city.ts';
import { cityBody } from '../contract/city.ts';
import type { RangedFile } from '../system/ranged-file.ts';
import { originOf } from './origin.ts';
import { cityItself, type Subject } from './subjects.ts';

export interface ShellDeps {
  readonly city: City;
  readonly basemap?: RangedFile;
}

export type Shells = (page: string, request: FastifyRequest, subject?: Subject) => Promise<string | undefined>;

/** @param folder of the built pages @returns the shell of a page, or nothing where none was built */
export function shellsIn(folder: string, { city, basemap }: ShellDeps): Shells {
  const itself = cityItself(city);
  // `<` inside a script element could end it.
  const cityData = JSON.stringify(cityBody(city, basemap !== undefined)).replaceAll('<', '\\u003c');
  return async (page, request, subject = itself) => {
    const shell = await readFile(join(folder, page, 'index.html'), 'utf8').catch(noneBuilt);
    const filled: Readonly<Record<string, string>> = {
      city_name: escaped(itself.name),
      subject_name: escaped(subject.name),
      subject_text: escaped(subject.text),
      subject_picture: escaped(subject.picture),
      origin: originOf(request),
    };
    return shell
      ?.replace(
        /\{(city_name|subject_name|subject_text|subject_picture|origin)\}/gu,
        (_, hole: string) => filled[hole] ?? '',
      )
      .replace('"{city}"', () => cityData);
  };
}

/** @throws whatever else is wrong with the file: a page that cannot be read is no page that is missing */
function noneBuilt(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
