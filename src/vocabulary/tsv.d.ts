// Tables are imported as their text; see the loaders in scripts/build.mjs, scripts/run.mjs and vitest.config.ts.
declare module '*.tsv' {
  const text: string;
  export default text;
}
