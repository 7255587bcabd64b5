// Metro lines and the stations they serve inside the city, end to end, as of 2026; of line 12 only where line 3 meets it. The station file does not say them.

export const METRO_LINES: Readonly<Record<string, string>> = {
  '1': `Pinar de Chamartín, Bambú, Chamartín, Plaza de Castilla, Valdeacederas, Tetuán, Estrecho, Alvarado, Cuatro Caminos,
    Ríos Rosas, Iglesia, Bilbao, Tribunal, Gran Vía, Sol, Tirso de Molina, Antón Martín, Estación del Arte, Atocha,
    Menéndez Pelayo, Pacífico, Puente de Vallecas, Nueva Numancia, Portazgo, Buenos Aires, Alto del Arenal,
    Miguel Hernández, Sierra de Guadalupe, Villa de Vallecas, Congosto, La Gavia, Las Suertes, Valdecarros`,
  '2': `Las Rosas, Avenida de Guadalajara, Alsacia, La Almudena, La Elipa, Ventas, Manuel Becerra, Goya,
    Príncipe de Vergara, Retiro, Banco de España, Sevilla, Sol, Ópera, Santo Domingo, Noviciado, San Bernardo, Quevedo,
    Canal, Cuatro Caminos`,
  '3': `El Casar, Villaverde Alto, San Cristóbal, Villaverde Bajo Cruce, Ciudad de los Ángeles, San Fermín-Orcasur,
    Hospital 12 de Octubre, Almendrales, Legazpi, Delicias, Palos de la Frontera, Embajadores, Lavapiés, Sol, Callao,
    Plaza de España, Ventura Rodríguez, Argüelles, Moncloa`,
  '4': `Argüelles, San Bernardo, Bilbao, Alonso Martínez, Colón, Serrano, Velázquez, Goya, Lista, Diego de León,
    Avenida de América, Prosperidad, Alfonso XIII, Avenida de la Paz, Arturo Soria, Esperanza, Canillas, Mar de Cristal,
    San Lorenzo, Parque de Santa María, Hortaleza, Manoteras, Pinar de Chamartín`,
  '5': `Alameda de Osuna, El Capricho, Canillejas, Torre Arias, Suanzes, Ciudad Lineal, Pueblo Nuevo, Quintana, El Carmen,
    Ventas, Diego de León, Núñez de Balboa, Rubén Darío, Alonso Martínez, Chueca, Gran Vía, Callao, Ópera, La Latina,
    Puerta de Toledo, Acacias, Pirámides, Marqués de Vadillo, Urgel, Oporto, Vista Alegre, Carabanchel,
    Eugenia de Montijo, Aluche, Empalme, Campamento, Casa de Campo`,
  '6': `Laguna, Carpetana, Oporto, Opañel, Plaza Elíptica, Usera, Legazpi, Arganzuela-Planetario, Méndez Álvaro, Pacífico,
    Conde de Casal, Sainz de Baranda, O'Donnell, Manuel Becerra, Diego de León, Avenida de América, República Argentina,
    Nuevos Ministerios, Cuatro Caminos, Guzmán el Bueno, Vicente Aleixandre, Ciudad Universitaria, Moncloa, Argüelles,
    Príncipe Pío, Puerta del Ángel, Alto de Extremadura, Lucero`,
  '7': `Pitis, Arroyofresno, Lacoma, Avenida de la Ilustración, Peñagrande, Antonio Machado, Valdezarza, Francos Rodríguez,
    Guzmán el Bueno, Islas Filipinas, Canal, Alonso Cano, Gregorio Marañón, Avenida de América, Cartagena,
    Parque de las Avenidas, Barrio de la Concepción, Pueblo Nuevo, Ascao, García Noblejas, Simancas, San Blas, Las Musas,
    Estadio Metropolitano`,
  '8': `Nuevos Ministerios, Colombia, Pinar del Rey, Mar de Cristal, Feria de Madrid, Aeropuerto T1-T2-T3, Barajas,
    Aeropuerto T4`,
  '9': `Paco de Lucía, Mirasierra, Herrera Oria, Barrio del Pilar, Ventilla, Plaza de Castilla, Duque de Pastrana, Pío XII,
    Colombia, Concha Espina, Cruz del Rayo, Avenida de América, Núñez de Balboa, Príncipe de Vergara, Ibiza,
    Sainz de Baranda, Estrella, Vinateros, Artilleros, Pavones, Valdebernardo, Vicálvaro, San Cipriano, Puerta de Arganda`,
  '10': `Las Tablas, Ronda de la Comunicación, Montecarmelo, Tres Olivos, Fuencarral, Begoña, Chamartín,
    Plaza de Castilla, Cuzco, Santiago Bernabéu, Nuevos Ministerios, Gregorio Marañón, Alonso Martínez, Tribunal,
    Plaza de España, Príncipe Pío, Lago, Batán, Casa de Campo, Colonia Jardín, Aviación Española, Cuatro Vientos`,
  '11': `Plaza Elíptica, Abrantes, Pan Bendito, San Francisco, Carabanchel Alto, La Peseta`,
  '12': `El Casar`,
  R: `Ópera, Príncipe Pío`,
};

export function metroLinesOf(station: string): string[] {
  return Object.entries(METRO_LINES)
    .filter(([, stations]) => stations.split(',').some((each) => each.trim().replace(/\s+/gu, ' ') === station))
    .map(([line]) => line);
}
