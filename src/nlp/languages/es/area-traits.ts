// Spanish words for what somebody wants of a part of the city. Over folded text.
import type { AreaTraitCues } from '../area-traits.ts';

export const AREA_TRAITS_ES: AreaTraitCues = {
  quiet:
    /\b(?:tranquil[oa]s?|calma|calmad[oa]s?|dormir|descansar|silenci\w+|hotel|alojar(?:nos|me|se)|quedar(?:nos|me)|padres|abuel[oa]s?|mayores|sin ruido)\b/u,
  lively:
    /\b(?:copas?|canas?|cervezas?|cocteles|fiesta|salir|marcha|noche|bares?|discotecas?|bailar|ambiente|animad[oa]s?|divertid[oa]s?|despedida|beber|tomar algo)\b/u,
  young: /\b(?:joven|jovenes|estudiantes?|erasmus|hipsters?|indie|alternativ[oa]s?|veinteaner[oa]s?|adolescentes?)\b/u,
  smart:
    /\b(?:cita|romantic[oa]|elegantes?|aniversario|tinder|ligue|impresionar|pij[oa]s?|pareja|novi[oa]|mujer|marido|negocios|clientes?|cuidad[oa]s?)\b/u,
  cheap: /\b(?:barat[oa]s?|economic[oa]s?|presupuesto|sin blanca|asequibles?|tirad[oa] de precio)\b/u,
  central: /\b(?:centric[oa]s?|a pie|andando|primera vez|primera visita|cerca de todo)\b/u,
  historic: /\b(?:antigu[oa]s?|casco viejo|histori(?:a|co|ca)|monumentos|turismo|primera vez|primera visita)\b/u,
  food: /\b(?:comer|comida|cenar|cena|tapas|tapear|restaurantes?|brunch)\b/u,
  shops: /\b(?:tiendas?|compras?|comprar|ropa|vintage)\b/u,
  family: /\b(?:nin[oa]s?|peques|crios|bebes?|familias?|carrito|hij[oa]s?|vivir)\b/u,
  green: /\b(?:parques?|correr|perr[oa]s?|verdes?|arboles)\b/u,
};
