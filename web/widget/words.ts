// What the widget says itself; answers come from the service in the language of the message.
export type Locale = 'en' | 'es';

const en = {
  title: 'Ask Paseo',
  greeting: 'Hello! Tell me what you like, and I will find places for you.',
  input: 'Your message',
  send: 'Send',
  open: 'Open the chat',
  close: 'Close the chat',
  thinking: 'One moment…',
  you: 'You',
  again: 'Try again',
  offline: 'You seem to be offline. Your message is kept; try again when you are back.',
  unreachable: 'The service cannot be reached right now. Your message is kept.',
  badKey: 'This chat is not set up correctly: its key is unknown.',
  badOrigin: 'This chat is not allowed on this site.',
  tooMany: 'That was fast. Please wait a moment and try again.',
  failed: 'Something went wrong.',
  mayCount: 'May this chat count which places you open? Kept: place, day, its rank. Nothing about you.',
  yes: 'Yes',
  no: 'No',
  away: (distance: string) => `${distance} away`,
  newTab: '(opens in a new tab)',
  starters: ['Museums near the centre', 'A quiet park and good coffee', 'Somewhere for dinner tonight'],
  more: 'More',
  about: (name: string) => `Tell me about ${name}`,
  hours: (name: string) => `When is ${name} open?`,
};

type Words = typeof en;

const es: Words = {
  title: 'Pregunta a Paseo',
  greeting: '¡Hola! Cuéntame qué te gusta y te busco lugares.',
  input: 'Tu mensaje',
  send: 'Enviar',
  open: 'Abrir el chat',
  close: 'Cerrar el chat',
  thinking: 'Un momento…',
  you: 'Tú',
  again: 'Reintentar',
  offline: 'Parece que no tienes conexión. Tu mensaje se guarda; inténtalo cuando vuelvas.',
  unreachable: 'Ahora no se puede contactar con el servicio. Tu mensaje se guarda.',
  badKey: 'Este chat no está bien configurado: su clave no existe.',
  badOrigin: 'Este chat no está permitido en este sitio.',
  tooMany: 'Vas muy rápido. Espera un momento e inténtalo de nuevo.',
  failed: 'Algo ha ido mal.',
  mayCount: '¿Puede este chat contar qué lugares abres? Se guarda: lugar, día y puesto. Nada sobre ti.',
  yes: 'Sí',
  no: 'No',
  away: (distance) => `a ${distance}`,
  newTab: '(se abre en otra pestaña)',
  starters: ['Museos cerca del centro', 'Un parque tranquilo y buen café', 'Un sitio para cenar esta noche'],
  more: 'Más',
  about: (name) => `Háblame de ${name}`,
  hours: (name) => `¿Cuándo abre ${name}?`,
};

export const WORDS: Readonly<Record<Locale, Words>> = { en, es };
export type { Words };
