// The part of the OpenAPI document that clients are generated from.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestService, type TestService } from '../support/service.ts';

type Schema = Readonly<Record<string, unknown>>;
interface Operation {
  readonly tags: readonly string[];
  readonly parameters?: readonly { readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Schema };
}
interface Document {
  readonly info: { readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** A generated client has a model for every enumeration and every object, wherever it stands. */
const MOST_MODELS = 149;

let service: TestService;
let whole: Document;
let part: Document;
beforeAll(async () => {
  service = await startTestService('embedded');
  whole = (await service.ask({ url: '/openapi.json' })).json();
  part = (await service.ask({ url: '/openapi.json?part=public' })).json();
});
afterAll(() => service?.close());

const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, path, operation })),
  );

/** Enumerations and objects of the document, each as the text of what it allows. */
function modelsOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const isModel = ('enum' in value && Array.isArray(value.enum)) || ('type' in value && value.type === 'object');
  const inside = Object.values(value).flatMap(modelsOf);
  return isModel ? [JSON.stringify(value, (key, inner) => (NOTES.has(key) ? undefined : inner)), ...inside] : inside;
}
const NOTES: ReadonlySet<string> = new Set(['description', 'examples']);

const referredTo = (document: Document): readonly string[] => [
  ...new Set([...JSON.stringify(document).matchAll(/#\/components\/schemas\/([^"]+)/gu)].map(([, name]) => name!)),
];

test('has every operation of the whole document but the administration’s and the operators’', () => {
  const expected = operationsOf(whole).filter(
    ({ path, operation }) => path.startsWith('/api/') && !path.startsWith('/api/admin/') && operation.tags.length > 0,
  );
  expect(operationsOf(part).map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
  expect(operationsOf(whole).length - expected.length).toBeGreaterThan(40);
});

test('has the schemas that its operations refer to, and no other', () => {
  expect([...referredTo(part)].sort()).toEqual(Object.keys(part.components.schemas));
});

test('makes fewer than 150 models, none of them twice', () => {
  const models = modelsOf([part.paths, part.components.schemas]);
  expect(modelsOf([whole.paths, whole.components.schemas]).length).toBeGreaterThan(200);
  expect(models.length).toBeLessThanOrEqual(MOST_MODELS);
  const inline = models.filter((model, at) => models.indexOf(model) !== at);
  expect(inline.filter((model) => !isNamed(model))).toEqual([]);
});
/** Schemas that have names of their own may be alike: they are called after what they are for. */
const isNamed = (model: string): boolean =>
  Object.values(part.components.schemas).filter((schema) => modelsOf(schema)[0] === model).length > 1;

test('a schema keeps what it said: a joined parameter has its values and its description', () => {
  const lang = part.paths['/api/places/']?.get?.parameters?.find(({ name }) => name === 'lang');
  expect(lang).toMatchObject({
    description: expect.stringContaining('Accept-Language'),
    schema: { $ref: '#/components/schemas/Language' },
  });
  expect(part.components.schemas.Language).toEqual({ enum: ['en', 'es'] });
});

test('names one body an operation: generated modules with two do not import', () => {
  const bodies = operationsOf(part).flatMap(({ operation }) => operation.requestBody ?? []);
  expect(bodies.length).toBeGreaterThan(20);
  expect(bodies.filter(({ content }) => Object.keys(content).length > 1)).toEqual([]);
  expect(Object.keys(whole.paths['/api/token']?.post?.requestBody?.content ?? {})).toHaveLength(2);
});

test('the whole document says where the part is; another part is refused', async () => {
  expect(whole.info.description).toContain('/openapi.json?part=public');
  const response = await service.ask({ url: '/openapi.json?part=secret' });
  expect([response.statusCode, response.json().errors]).toEqual([
    422,
    [{ pointer: '/part', message: expect.stringContaining('public') }],
  ]);
});

test.each(['/openapi.json', '/openapi.json?part=public'])('%s is written once, not for every request', async (url) => {
  await service.ask({ url });
  const writing = vi.spyOn(JSON, 'stringify');
  const [first, second] = [await service.ask({ url }), await service.ask({ url })];
  const written = writing.mock.calls.filter(([value]) => typeof value === 'object' && value && 'openapi' in value);
  writing.mockRestore();
  expect(written).toEqual([]);
  expect([first.statusCode, first.body]).toEqual([200, second.body]);
});
