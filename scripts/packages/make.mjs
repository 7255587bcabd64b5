// Puts the packages that are published into folders, ready for `npm publish`: the service, the client and the widget.
// Usage: npm run packages [-- --repository ADDRESS]          (into dist/packages)
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import ts from 'typescript';
import { buildProgram, LEFT_OUTSIDE } from '../build.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/**
 * What the packages have in common. Where the sources lie is known to whoever publishes, not to a checkout, so it is
 * handed in; provenance of a published package needs it.
 */
const shared = (repository) => ({
  version: own.version,
  license: own.license,
  type: 'module',
  ...(repository && {
    repository: { type: 'git', url: `git+${repository}.git` },
    bugs: `${repository}/issues`,
    homepage: `${repository}#readme`,
  }),
});

/** The packages by the name of their folder, each with what fills it. */
export const PACKAGES = { service: makeService, client: makeClient, widget: makeWidget };

/** @returns the folder of the package, made anew */
export async function makePackage(name, into, repository) {
  const folder = join(into, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const manifest = await PACKAGES[name](folder);
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  write(join(folder, 'package.json'), `${JSON.stringify({ ...shared(repository), ...manifest }, null, 2)}\n`);
  return folder;
}

/** The built program with its data, and as dependencies only what the build leaves outside. */
async function makeService(folder) {
  await buildProgram(join(folder, 'dist'), { withLab: false, sourcemap: false });
  for (const name of ['bin', 'data', 'README.md', 'THIRD-PARTY-NOTICES'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  const outside = Object.entries(own.dependencies).filter(
    ([name]) => LEFT_OUTSIDE.includes(name) && name !== 'esbuild',
  );
  return {
    name: own.name,
    description: own.description,
    engines: own.engines,
    bin: own.bin,
    files: ['bin', 'dist', 'data', 'THIRD-PARTY-NOTICES'],
    dependencies: Object.fromEntries(outside),
  };
}

/** One script and the types beside it. */
async function makeClient(folder) {
  const source = join(root, 'web/api-client');
  await build({
    entryPoints: [join(source, 'client.ts')],
    outfile: join(folder, 'client.js'),
    bundle: true,
    platform: 'neutral',
    target: 'es2022',
    format: 'esm',
    logLevel: 'warning',
  });
  writeTypes(join(source, 'client.ts'), folder);
  cpSync(join(source, 'README.md'), join(folder, 'README.md'));
  return {
    name: `${own.name}-client`,
    description: 'Typed client of the place recommendation service Paseo, for browsers and Node, without dependencies.',
    engines: { node: '>=20' },
    exports: { '.': { types: './client.d.ts', default: './client.js' } },
    types: './client.d.ts',
    files: ['*.js', '*.d.ts'],
    sideEffects: false,
  };
}

/** Declarations name the files they import as published: `./types.js` for `./types.ts`. */
function writeTypes(entry, folder) {
  const program = ts.createProgram([entry], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    allowImportingTsExtensions: true,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: folder,
  });
  const asPublished = (text) => text.replace(/(from |import\()(['"])(\.\/[^'"]+)\.ts\2/gu, '$1$2$3.js$2');
  const { diagnostics } = program.emit(undefined, (file, text) => write(resolve(file), asPublished(text)));
  const faults = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (faults.length > 0)
    throw new Error(
      ts.formatDiagnostics(faults, {
        getCanonicalFileName: String,
        getCurrentDirectory: () => root,
        getNewLine: () => '\n',
      }),
    );
}

/** The script that a service offers as `/widget.js`, for those who keep it with their own pages. */
async function makeWidget(folder) {
  const { buildWidget } = await import('../../web/build.mjs');
  await buildWidget(folder);
  for (const name of readdirSync(folder)) if (/\.(?:br|gz)$/u.test(name)) rmSync(join(folder, name));
  cpSync(join(root, 'docs/widget.md'), join(folder, 'README.md'));
  return {
    name: `${own.name}-widget`,
    description: 'Chat of the place recommendation service Paseo for any web page: one script.',
    type: 'commonjs',
    browser: './widget.js',
    exports: { '.': './widget.js', './widget.js': './widget.js' },
    files: ['widget.js'],
  };
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { repository } = parseArgs({ options: { repository: { type: 'string' } } }).values;
  for (const name of Object.keys(PACKAGES)) {
    const folder = await makePackage(name, join(root, 'dist/packages'), repository);
    process.stdout.write(`${folder}\n`);
  }
}
