// Names of countries, regions, cities, rivers and mountains that newspapers and travellers name most: written by hand,
// in English and Spanish. Hints for the learned names; the places of the catalogue have their own recognition.
import { foldAccents } from '../../domain/text.ts';

const COUNTRIES = `
Afganistán, Afghanistan, Albania, Alemania, Germany, Andorra, Angola, Arabia Saudí, Saudi Arabia, Argelia, Algeria,
Argentina, Armenia, Australia, Austria, Azerbaiyán, Azerbaijan, Bahamas, Bangladesh, Bélgica, Belgium, Belice, Bielorrusia,
Belarus, Bolivia, Bosnia, Bosnia-Herzegovina, Botsuana, Brasil, Brazil, Bulgaria, Burundi, Camboya, Cambodia, Camerún,
Cameroon, Canadá, Canada, Chad, Chile, China, Chipre, Cyprus, Colombia, Congo, Corea, Corea del Norte, Corea del Sur, Korea,
North Korea, South Korea, Costa Rica, Costa de Marfil, Ivory Coast, Croacia, Croatia, Cuba, Dinamarca, Denmark, Ecuador,
Egipto, Egypt, El Salvador, Emiratos Árabes Unidos, Eslovaquia, Slovakia, Eslovenia, Slovenia, España, Spain, Estados Unidos,
United States, United States of America, EE.UU., EEUU, EE UU, USA, U.S., US, U.S.A., America, América, Estonia, Etiopía,
Ethiopia, Filipinas, Philippines, Finlandia, Finland, Francia, France, Gabón, Georgia, Ghana, Gran Bretaña, Great Britain,
Britain, Grecia, Greece, Guatemala, Guinea, Guinea Ecuatorial, Haití, Haiti, Honduras, Hungría, Hungary, India, Indonesia,
Inglaterra, England, Irak, Iraq, Irán, Iran, Irlanda, Ireland, Irlanda del Norte, Northern Ireland, Islandia, Iceland, Israel,
Italia, Italy, Jamaica, Japón, Japan, Jordania, Jordan, Kazajistán, Kazakhstan, Kenia, Kenya, Kosovo, Kuwait, Laos, Letonia,
Latvia, Líbano, Lebanon, Liberia, Libia, Libya, Liechtenstein, Lituania, Lithuania, Luxemburgo, Luxembourg, Macedonia, Malasia,
Malaysia, Mali, Malta, Marruecos, Morocco, Mauritania, México, Mexico, Méjico, Moldavia, Mónaco, Monaco, Mongolia, Montenegro,
Mozambique, Namibia, Nepal, Nicaragua, Níger, Nigeria, Noruega, Norway, Nueva Zelanda, New Zealand, Omán, Países Bajos,
Netherlands, Holanda, Holland, Pakistán, Pakistan, Palestina, Palestine, Panamá, Panama, Paraguay, Perú, Peru, Polonia, Poland,
Portugal, Puerto Rico, Qatar, Reino Unido, United Kingdom, UK, U.K., República Checa, Czech Republic, República Dominicana,
Dominican Republic, Ruanda, Rwanda, Rumanía, Romania, Rusia, Russia, Senegal, Serbia, Sierra Leona, Singapur, Singapore, Siria,
Syria, Somalia, Sri Lanka, Sudáfrica, South Africa, Sudán, Sudan, Suecia, Sweden, Suiza, Switzerland, Tailandia, Thailand,
Taiwán, Taiwan, Tanzania, Timor, Túnez, Tunisia, Turquía, Turkey, Ucrania, Ukraine, Uganda, Unión Soviética, URSS, Uruguay,
Vaticano, Vatican, Venezuela, Vietnam, Yemen, Yugoslavia, Zaire, Zambia, Zimbabue, Zimbabwe, Escocia, Scotland, Gales, Wales
`;

const REGIONS = `
Europa, Europe, África, Africa, Asia, Oceanía, Antártida, América Latina, Latin America, Latinoamérica, Iberoamérica,
Centroamérica, América Central, Sudamérica, South America, Norteamérica, North America, Oriente Medio, Middle East, Oriente
Próximo, Balcanes, Balkans, Caribe, Caribbean, Mediterráneo, Mediterranean, Atlántico, Atlantic, Pacífico, Pacific, Cáucaso,
Chechenia, Cachemira, Kashmir, Gaza, Cisjordania, Franja de Gaza, West Bank, Golán, Andalucía, Andalusia, Aragón, Asturias,
Baleares, Islas Baleares, Canarias, Islas Canarias, Cantabria, Castilla, Castilla y León, Castilla-La Mancha, Cataluña,
Catalonia, Catalunya, Comunidad Valenciana, Extremadura, Galicia, La Rioja, Navarra, País Vasco, Euskadi, Basque Country,
Murcia, Ceuta, Melilla, Mallorca, Menorca, Ibiza, Formentera, Tenerife, Gran Canaria, Lanzarote, Fuerteventura, La Palma, Álava,
Guipúzcoa, Gipuzkoa, Vizcaya, Bizkaia, Costa Brava, Costa del Sol, Sierra Nevada, Pirineos, Pyrenees, Guadarrama, Sierra de
Guadarrama, Alpes, Alps, Andes, Himalaya, Everest, Amazonas, Amazon, Ebro, Tajo, Duero, Guadalquivir, Manzanares, Danubio, Rin,
Nilo, Sena, Támesis, California, Florida, Texas, Arizona, Nevada, Colorado, Virginia, Ohio, Michigan, Illinois, Georgia, Alaska,
Hawai, Hawaii, Kansas, Louisiana, Luisiana, Massachusetts, Minnesota, Missouri, Nueva Jersey, New Jersey, Nuevo México, New
Mexico, Oregon, Pennsylvania, Pensilvania, Tennessee, Utah, Wisconsin, Connecticut, Maryland, Indiana, Iowa, Kentucky, Oklahoma,
Quebec, Ontario, Baviera, Bavaria, Sajonia, Bretaña, Normandía, Provenza, Lombardía, Toscana, Tuscany, Sicilia, Sicily, Cerdeña,
Córcega, Ulster, Siberia, Tíbet, Tibet, Bali, Java, Sumatra, Chiapas, Yucatán, Jalisco, Patagonia, Antioquia, Sinaloa, Chihuahua,
Baja California, Kurdistán, Kurdistan, Crimea, Transilvania, Silicon Valley, Wall Street, Broadway, Hollywood, Manhattan,
Brooklyn, Harlem, Bronx, Queens, Ground Zero, Gibraltar, Sáhara, Sahara, Malvinas, Falklands
`;

const CITIES = `
Madrid, Barcelona, Valencia, Sevilla, Seville, Zaragoza, Málaga, Bilbao, Alicante, Córdoba, Valladolid, Vigo, Gijón, Oviedo,
La Coruña, A Coruña, Granada, Vitoria, Elche, Badalona, Cartagena, Terrassa, Sabadell, Jerez, Móstoles, Alcalá de Henares,
Pamplona, Fuenlabrada, Almería, Leganés, San Sebastián, Donostia, Getafe, Burgos, Albacete, Santander, Castellón, Alcorcón,
Logroño, Badajoz, Salamanca, Huelva, Marbella, Lérida, Lleida, Tarragona, León, Cádiz, Jaén, Orense, Ourense, Gerona, Girona,
Lugo, Cáceres, Santiago de Compostela, Santiago, Toledo, Pontevedra, Palencia, Ciudad Real, Zamora, Ávila, Cuenca, Huesca,
Segovia, Guadalajara, Teruel, Soria, Mérida, Palma, Palma de Mallorca, Las Palmas, Santa Cruz de Tenerife, Aranjuez, El Escorial,
San Lorenzo de El Escorial, Chinchón, Pozuelo, Majadahonda, Las Rozas, Torrejón, Coslada, Alcobendas, Hospitalet, Reus, Mataró,
Manresa, Vic, Figueres, Sitges, Benidorm, Torremolinos, Ronda, Algeciras, Ponferrada, Ferrol, Avilés, Irún, Barakaldo, Eibar,
Durango, Guernica, Gernika, París, Paris, Londres, London, Roma, Rome, Berlín, Berlin, Bonn, Múnich, Munich, Hamburgo, Hamburg,
Fráncfort, Frankfurt, Colonia, Cologne, Viena, Vienna, Zúrich, Zurich, Ginebra, Geneva, Berna, Bruselas, Brussels, Amberes,
Ámsterdam, Amsterdam, Rotterdam, La Haya, The Hague, Copenhague, Copenhagen, Estocolmo, Stockholm, Oslo, Helsinki, Lisboa, Lisbon,
Oporto, Porto, Atenas, Athens, Milán, Milan, Turín, Turin, Nápoles, Naples, Florencia, Florence, Venecia, Venice, Bolonia, Génova,
Praga, Prague, Budapest, Varsovia, Warsaw, Cracovia, Bucarest, Bucharest, Sofía, Belgrado, Belgrade, Zagreb, Sarajevo, Liubliana,
Moscú, Moscow, San Petersburgo, Kiev, Minsk, Riga, Vilna, Tallin, Estambul, Istanbul, Ankara, Dublín, Dublin, Belfast, Edimburgo,
Edinburgh, Glasgow, Manchester, Liverpool, Birmingham, Leeds, Oxford, Cambridge, Bristol, Lyon, Marsella, Marseille, Burdeos,
Toulouse, Niza, Nice, Cannes, Estrasburgo, Lille, Nantes, Perpiñán, Bayona, Biarritz, Montpellier, Nueva York, New York, New York
City, NYC, Washington, Washington D.C., Los Ángeles, Los Angeles, Chicago, Houston, Dallas, Miami, Boston, Filadelfia,
Philadelphia, San Francisco, San Diego, San Antonio, Seattle, Denver, Detroit, Atlanta, Phoenix, Las Vegas, Nueva Orleans, New
Orleans, Portland, Baltimore, Cleveland, Pittsburgh, Cincinnati, Minneapolis, Orlando, Tampa, Austin, Salt Lake City, Toronto,
Montreal, Ottawa, Vancouver, Ciudad de México, México D.F., Mexico City, Monterrey, Puebla, Tijuana, Acapulco, Cancún, Oaxaca,
Veracruz, Tampico, La Habana, Havana, San Juan, Santo Domingo, Puerto Príncipe, San José, Managua, Tegucigalpa, San Salvador,
Bogotá, Medellín, Cali, Barranquilla, Cartagena de Indias, Caracas, Maracaibo, Quito, Guayaquil, Lima, Cuzco, Arequipa, La Paz,
Santa Cruz, Sucre, Cochabamba, Santiago de Chile, Valparaíso, Viña del Mar, Buenos Aires, Rosario, Mar del Plata, Mendoza, La
Plata, Tucumán, Montevideo, Punta del Este, Asunción, Brasilia, Río de Janeiro, Rio de Janeiro, Sao Paulo, São Paulo, Porto
Alegre, Salvador de Bahía, Recife, Tokio, Tokyo, Osaka, Kioto, Kyoto, Pekín, Beijing, Shanghái, Shanghai, Hong Kong, Macao, Seúl,
Seoul, Taipei, Manila, Bangkok, Hanoi, Saigón, Yakarta, Jakarta, Kuala Lumpur, Nueva Delhi, New Delhi, Delhi, Bombay, Mumbai,
Calcuta, Calcutta, Bangalore, Karachi, Lahore, Islamabad, Kabul, Kandahar, Teherán, Tehran, Bagdad, Baghdad, Basora, Basra, Mosul,
Faluya, Fallujah, Damasco, Damascus, Beirut, Amán, Jerusalén, Jerusalem, Tel Aviv, Haifa, Belén, Bethlehem, Ramala, Ramallah, Hebrón,
Nablus, El Cairo, Cairo, Alejandría, Alexandria, Trípoli, Argel, Algiers, Rabat, Casablanca, Marrakech, Tánger, Fez, Tetuán, El
Aaiún, Dakar, Abiyán, Lagos, Abuja, Nairobi, Kampala, Kinshasa, Luanda, Maputo, Johannesburgo, Johannesburg, Pretoria, Ciudad del
Cabo, Cape Town, Freetown, Monrovia, Jartum, Addis Abeba, Mogadiscio, Sídney, Sydney, Melbourne, Brisbane, Perth, Canberra,
Auckland, Wellington, Riad, Riyadh, La Meca, Mecca, Dubái, Dubai, Doha, Grozni, Tiflis, Bakú, Ereván, Rótterdam, Lausana, Davos,
Mónaco, Maastricht, Schengen, Kioto, Dili, Pristina, Skopie, Tirana, Bratislava, Reikiavik, Nicosia, La Valeta
`;

/** No features of the learned names, which were trained without them. */
const SIGHTS_ELSEWHERE = `
London Eye, Tower of London, Torre de Londres, Big Ben, Buckingham Palace, Palacio de Buckingham, Torre Eiffel, Eiffel Tower,
Eiffel, Louvre, Museo del Louvre, Notre Dame, Disneyland, Disneylandia, Colosseum, Coliseo Romano, Acropolis, Acrópolis,
Kremlin, Statue of Liberty, Estatua de la Libertad, Central Park, Times Square, Giza, Pyramids of Giza, Pirámides de Guiza,
Taj Mahal, Machu Picchu, Park Güell, Parque Güell, Camp Nou, Alhambra, La Alhambra, Mezquita de Córdoba, Wembley,
Marrakesh, Guiza, Isla de Ibiza, Isla de Mallorca, Ibiza Island, Mallorca Island
`;

const listOf = (names: string): readonly string[] => names.split(',').map((name) => name.trim().replace(/\s+/gu, ' '));

export const COUNTRY_NAMES = listOf(COUNTRIES);
export const REGION_NAMES = listOf(REGIONS);
export const CITY_NAMES = listOf(CITIES);

interface PlaceNames {
  /** How many words, from `at` on, make up the longest known name; 0 when none begins there. */
  lengthAt(folded: readonly string[], at: number): number;
}

export const placeNames: PlaceNames = namesFrom([...COUNTRY_NAMES, ...REGION_NAMES, ...CITY_NAMES]);

/** Best-known sights that stand in other cities. */
export const sightsElsewhere: PlaceNames = namesFrom(listOf(SIGHTS_ELSEWHERE));

function namesFrom(list: readonly string[]): PlaceNames {
  const names = new Set<string>();
  let longest = 1;
  for (const name of list) {
    const words = foldAccents(name).split(' ').filter(Boolean);
    if (words.length === 0) continue;
    longest = Math.max(longest, words.length);
    names.add(words.join(' '));
  }
  return {
    lengthAt(folded, at) {
      for (let length = Math.min(longest, folded.length - at); length > 0; length--) {
        if (names.has(folded.slice(at, at + length).join(' '))) return length;
      }
      return 0;
    },
  };
}
