// What the build puts in, and files that are no script.
declare const BASEMAP_URL: string;
declare module '*.css';
