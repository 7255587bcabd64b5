import { expect, test } from 'vitest';
import { isPublic } from './public-answers.ts';

const isKept = (path: string) => isPublic(new URL(path, 'https://paseo.example'));

test('lists, places and categories are kept, also lists with wishes that name no position', () => {
  for (const path of [
    '/api/categories',
    '/api/places/?limit=500',
    '/api/places/?category=museums&wish=open%3Anow&limit=500',
    '/api/places/museo-del-prado?lang=es&include=facts',
  ]) {
    expect([path, isKept(path)]).toEqual([path, true]);
  }
});

test('nothing is kept of what somebody typed or where they stood', () => {
  for (const path of [
    '/api/places/suggest/?q=pra',
    '/api/places/museo-del-prado/reviews?limit=10',
    '/api/places/museo-del-prado/reviews/',
    '/api/places/question/?q=tapas%20cerca&lat=40.42&lng=-3.7',
    '/api/places/question?wish=dish%3Atapas',
    '/api/places/?q=tapas&lat=40.42&lng=-3.7',
    '/api/places/?lat=40.42&lng=-3.7&limit=500',
    '/api/places/facets/?wish=open%3Anow&wish=near%3A40.41530%2C-3.68450~600m',
  ]) {
    expect([path, isKept(path)]).toEqual([path, false]);
  }
});
