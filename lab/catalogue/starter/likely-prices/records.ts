// The words of the tourist office's records, by id: read, counted, and never written anywhere.
import { join } from 'node:path';
import { openFile } from '../../../../src/ingest/readers/file.ts';
import { type XmlElement, xmlElements } from '../../../../src/ingest/readers/xml.ts';
import { plainText } from '../../../../src/ingest/text.ts';
import { OFFICIAL_FOLDER } from '../official.ts';
import type { Records } from './model.ts';

const FILES = ['restaurantes_v1_es.xml', 'clubs.xml'];

export async function readRecords(): Promise<Records> {
  const found = new Map<string, string>();
  for (const name of FILES) {
    const path = join(OFFICIAL_FOLDER, 'esmadrid', name);
    for await (const service of xmlElements(path, openFile(path), 'serviceList', 'service', ['item'])) {
      const { body } = (service.basicData ?? {}) as XmlElement;
      found.set(`esmadrid-${service['@id']}`, plainText(typeof body === 'string' ? body : ''));
    }
  }
  return found;
}
