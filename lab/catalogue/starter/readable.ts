// Whether the library that answers "open now?" understands opening hours; what it does not is not shipped.
import openingHours from 'opening_hours';

const MADRID = { lat: 40.4168, lon: -3.7038, address: { country_code: 'es', state: 'Comunidad de Madrid' } };

export function isReadable(hours: string): boolean {
  try {
    new openingHours(hours, MADRID);
    return true;
  } catch {
    return false;
  }
}
