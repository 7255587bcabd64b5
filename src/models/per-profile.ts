// A request asks a method about one person several times: for scores, and then for the reasons of each place it shows.
import type { Profile } from '../domain/profile.ts';

/** What one method noted about profiles; a note lives exactly as long as its profile object. A frozen one keeps none. */
interface ProfileNotes<Note> {
  of(profile: Profile): Note | undefined;
  keep(profile: Profile, note: Note): void;
}

/**
 * Notes hang on the profile itself, unseen by whoever copies or compares it. A weak map would keep the promise too, but
 * its entries outlive their request until the next full garbage collection, which then has more to do.
 */
export function profileNotes<Note>(): ProfileNotes<Note> {
  const key = Symbol('note');
  return {
    of: (profile) => (profile as Profile & { readonly [note: symbol]: Note | undefined })[key],
    keep(profile, note) {
      // What outlives requests would hold on to every catalogue that there ever was.
      if (!Object.isExtensible(profile)) return;
      Object.defineProperty(profile, key, { value: note, writable: true, configurable: true });
    },
  };
}

/** Remembers what `make` made of a profile. */
export function perProfile<Made>(make: (profile: Profile) => Made): (profile: Profile) => Made {
  const notes = profileNotes<{ readonly made: Made }>();
  return (profile) => {
    const known = notes.of(profile);
    if (known) return known.made;
    const made = make(profile);
    notes.keep(profile, { made });
    return made;
  };
}
