// What the build puts in, and files that are no script.
/** Empty when the build found no report. */
declare const EVALUATION_URL: string;
declare module '*.css';
/** Asked by `ahead.ts`: the answer to each address, with the token it was asked with before it. */
declare var paseoAhead: Map<string, Promise<Response>> | undefined;
