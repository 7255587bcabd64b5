// A place in the maps of others, as their addresses ask for it.
import type { Position } from '../../api-client/client.ts';

interface MapLink {
  readonly map: 'device' | 'google' | 'apple' | 'organic' | 'osm';
  readonly href: string;
}

export function mapLinks({ name, lat, lng }: Position & { readonly name: string }): readonly MapLink[] {
  const at = `${lat},${lng}`;
  return [
    // RFC 5870, with the label that Android's and Organic Maps' readers take.
    { map: 'device', href: `geo:${at}?q=${at}(${encodeURIComponent(name)})` },
    {
      map: 'google',
      href: `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${name}, ${at}` })}`,
    },
    { map: 'apple', href: `https://maps.apple.com/?${new URLSearchParams({ ll: at, q: name })}` },
    // Opens the app, which has no page of its own.
    { map: 'organic', href: `om://map?v=1&ll=${at}&n=${encodeURIComponent(name)}` },
    { map: 'osm', href: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}` },
  ];
}
