// Station names as they are written on the platforms; the source has them in capitals, partly without accents.

const ACCENTED: ReadonlyMap<string, string> = new Map(
  `Alcorcón América Álvaro Ángel Ángeles Antón Aviación Bambú Batán Católicos Chamartín Colón Comunicación Concepción Cristóbal
  Darío Elíptica Fermín García Guzmán Hernández Ilustración Jardín Joaquín Julián Lavapiés Leganés León Lucía Malasaña
  Marañón María Marqués Martín Martínez Méndez Menéndez Móstoles Núñez Ópera Pacífico Pío Pirámides Príncipe República
  Ríos Rodríguez Rubén Sofía Tetuán Velázquez Vía Vicálvaro Águilas Ramón`
    .split(/\s+/u)
    .map((word) => [plain(word), word]),
);

const WHOLE: Readonly<Record<string, string>> = {
  'AEROPUERTO T1 T2 T3': 'Aeropuerto T1-T2-T3',
  'AEROPUERTO T4': 'Aeropuerto T4',
  'ATOCHA RENFE': 'Atocha',
  'AVDA. DE LA ILUSTRACION': 'Avenida de la Ilustración',
  'SANTIAGO BERNABEU': 'Santiago Bernabéu',
  'SAN FERMIN-ORCASUR': 'San Fermín-Orcasur',
  'EL BARRIAL-C.COM.POZUELO': 'El Barrial',
  'UNIVERSIDAD P. COMILLAS': 'Universidad Pontificia Comillas',
  'MIRASIERRA-PACO DE LUCÍA': 'Mirasierra-Paco de Lucía',
};

/** Former names that people and signs still use, and everyday short forms. */
export const STATION_ALIASES: Readonly<Record<string, readonly string[]>> = {
  Atocha: ['Atocha Renfe', 'Puerta de Atocha', 'estación de Atocha'],
  'Estación del Arte': ['Atocha metro'],
  'Feria de Madrid': ['Campo de las Naciones', 'IFEMA'],
  'Vicente Aleixandre': ['Metropolitano'],
  'Estadio Metropolitano': ['Estadio Olímpico'],
  Sol: ['Puerta del Sol', 'Vodafone Sol'],
  Chamartín: ['estación de Chamartín', 'Chamartín-Clara Campoamor'],
  'Aeropuerto T1-T2-T3': ['Barajas T1', 'Barajas T2', 'Barajas T3', 'Terminal 1'],
  'Aeropuerto T4': ['Barajas T4', 'Terminal 4', 'T4'],
  'Santiago Bernabéu': ['Bernabéu'],
};

const SMALL = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y']);

export function stationName(capitals: string): string {
  const whole = WHOLE[capitals];
  if (whole) return whole;
  return capitals.toLowerCase().replace(/[\p{L}\p{N}']+/gu, (word, at: number) => {
    if (at > 0 && SMALL.has(word)) return word;
    if (/^(?:xii|xiii|t\d)$/u.test(word)) return word.toUpperCase();
    return ACCENTED.get(plain(word)) ?? word.replace(/(?:^|')\p{L}/gu, (letter) => letter.toUpperCase());
  });
}

function plain(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u0302\u0304-\u036f]/gu, '')
    .normalize('NFC');
}
