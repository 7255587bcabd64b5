// A request asks a method about one person several times: for scores, and then for the reasons of each place it shows.
import type { Profile } from '../domain/profile.ts';

/** Remembers what `make` made of a profile exactly as long as the profile object lives. */
export function perProfile<Made>(make: (profile: Profile) => Made): (profile: Profile) => Made {
  const remembered = new WeakMap<Profile, { readonly made: Made }>();
  return (profile) => {
    const known = remembered.get(profile);
    if (known) return known.made;
    const made = make(profile);
    remembered.set(profile, { made });
    return made;
  };
}
