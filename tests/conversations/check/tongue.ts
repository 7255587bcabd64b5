// Which language a text sounds like, by its small words: independent of the detector that the service uses.
import type { Language } from '../../../src/domain/language.ts';

const SMALL_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    `
      the a an and or of to in on at for with from by is are was be it its this that these those you your i my
      me not no any more most here there what which who how when where near next than about around only also
      some one two three four five six all every do does can will would would have has am pm so but if as out
      off up down know find found like good old new open closed until closes opens away rated free people place
      places day days tell ask hours week today tomorrow
    `
      .trim()
      .split(/\s+/u),
  ),
  es: new Set(
    `
      el la los las un una unos unas y o u e de del a al en con por para desde hasta es son está están era ser
      se lo le te me mi tu su que qué cuál cómo cuándo dónde no sí ni más menos muy ya aquí ahí cerca lejos
      sobre entre sin solo también este esta estos estas ese esa eso como pero si porque hoy mañana todos todo
      día días semana abierto abierta abiertos abiertas cierra abre cierran abren siempre nota metros minutos
      sitio sitios otro otra otros otras dos tres cuatro cinco seis gratis lunes martes hay tengo tiene
    `
      .trim()
      .split(/\s+/u),
  ),
};

/** Short replies of mere names and numbers sound like both. */
export function soundsLike(text: string, language: Language): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (tongue: Language) => words.filter((word) => SMALL_WORDS[tongue].has(word)).length;
  const [own, other] = [count(language), count(language === 'en' ? 'es' : 'en')];
  return own >= other && (own > 0 || words.length < 6);
}
