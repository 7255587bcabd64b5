// The service worker: without a network it answers with what this browser has seen. It keeps the app shell, public answers of the
// service and tiles of the base map, and nothing that belongs to an account or a visitor.
/// <reference lib="webworker" />

import { answerPublic, dropPersonal, isPublic, keepSeen } from './public-answers.ts';
import { answerShell, dropOtherShells, isAsset, isShell, keepShell } from './shell.ts';
import { answerTiles, isTileRange } from './tiles.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(keepShell()));

// A newer worker waits until the pages of the older one are closed, so that no open page loses its scripts.
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOtherShells(), dropPersonal()]).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (isShell(request, url) || isAsset(url)) event.respondWith(answerShell(request, url));
  else if (isTileRange(request, url)) event.respondWith(answerTiles(request, (kept) => event.waitUntil(kept)));
  else if (isPublic(url)) event.respondWith(answerPublic(request, (kept) => event.waitUntil(kept)));
});

// The first page was loaded before this worker was there: it names the addresses that it has asked for.
self.addEventListener('message', (event) => {
  const { seen } = event.data as { readonly seen?: unknown };
  if (Array.isArray(seen)) event.waitUntil(keepSeen(seen.filter((each) => typeof each === 'string')));
});
