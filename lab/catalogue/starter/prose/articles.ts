// The articles that Spanish wants before names of streets, quarters and sights: "en el barrio de Salamanca".

const HE =
  /^(?:Museo|Palacio|Parque|Templo|Mercado|Teatro|Estadio|Congreso|Círculo|Real Jardín|Jardín|Lago|Zoo|Puente|Campo|Barrio|Monte|Estanque|Triángulo|Ensanche|Casco|Madrid de los|Paseo|Real Monasterio|Monasterio|Oso|Panteón|Edificio|Faro|Cerro|Matadero|Movistar|Monumento|Recinto|Distrito)(?![\p{L}])/u;
const SHE =
  /^(?:Iglesia|Basílica|Catedral|Plaza|Puerta|Fuente|Estación|Gran Vía|Casa|Ermita|Galería|Rosaleda|Cuesta|Real Academia|Real Basílica|Real Colegiata|Quinta|Estatua|Muralla|Ciudad|Colonia|Caja|Milla|Chocolatería|Calle|Avenida|Glorieta)(?![\p{L}])/u;

/** "el Museo Sorolla", "la Puerta del Sol", "Madrid Río"; official names keep their capital. */
export function withArticle(name: string): string {
  if (HE.test(name)) return `el ${name}`;
  if (SHE.test(name)) return `la ${name}`;
  if (name === 'El Rastro') return 'el Rastro';
  return /^Jardines/u.test(name) ? `los ${name}` : name;
}

/** Quarters called barrio or paseo are written small: "el barrio de Salamanca". */
export const quarterWithArticle = (name: string): string =>
  withArticle(name)
    .replace(/^(?:el (?:Barrio|Paseo|Ensanche|Casco)|la (?:Calle|Avenida|Plaza|Glorieta|Cuesta)) /u, (start) =>
      start.toLowerCase(),
    )
    .replace('casco Histórico', 'casco histórico');

/** "de el Prado" is "del Prado". */
export const contracted = (text: string): string =>
  text.replace(/\b([Dd])e el /gu, '$1el ').replace(/\b([Aa]) el /gu, '$1l ');
