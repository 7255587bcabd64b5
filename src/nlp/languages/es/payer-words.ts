import type { PayerWords } from '../payer-words.ts';

const AGE = '(\\d{1,2})(?: (?:y|o|e) (?:de )?(\\d{1,2}))?';

export const PAYER_WORDS_ES: PayerWords = {
  who: [
    ['baby', /(?:^| )bebes?(?= |$)/],
    [
      'child',
      /(?:^| )(?:nin[oa]s?|peques?|cri[oa]s?|hij[oa]s?|nen[oa]s?|chic[oa]s|chaval(?:es|as?)?|pib[ea]s|chamac[oa]s|niet[oa]s|menor(?:es)?|adolescentes?)(?= |$)/,
    ],
    ['student', /(?:^| )(?:estudiantes?|universitari[oa]s?|carne[t]? (?:joven|de estudiante)|jovenes)(?= |$)/],
    [
      'senior',
      /(?:^| )(?:jubilad[oa]s?|mayores|pensionistas?|retirad[oa]s|abuel[oa]s?|tercera edad|adult[oa]s? mayor(?:es)?|mas de 6[05]|los 65)(?= |$)/,
    ],
    ['adult', /(?:^| )(?:adult[oa]s?(?! mayor)|y para (?:mi|nosotr[oa]s))(?= |$)/],
  ],
  ages: [
    new RegExp(
      `(?:^| )(?:tengo|tiene|tienen|tenemos|cumplo|cumple|ambos|los dos)(?: ya)? ${AGE}(?= (?:$|anos?|anitos|y (?:mi|el|ella|yo|voy|soy|quiero) |pagan?|hay |si |pero |entra|con ))`,
      'g',
    ),
    new RegExp(
      `(?:^| )(?:nin[oa]s?|hij[oa]s?|peques?|cri[oa]s?|nen[oa]s?|chic[oa]s|niet[oa]s?|sobrin[oa]s?|madre|padre|abuel[oa]|mujer|marido|espos[oa]|mama|papa)(?: de)? ${AGE}(?= (?:$|[a-z]))(?! (?:euros?|personas|minutos?|horas?))`,
      'g',
    ),
    new RegExp(`(?:^| )${AGE} (?:anos|anitos)(?= )(?! (?:viviendo|aqui|en |que ))`, 'g'),
  ],
  paying:
    /(?:^| )(?:pag[aoue]n?|pagamos|pagar(?:ia|ian|iamos)?|precios?|cuestan?|cuanto|valen?|sale|entradas?|boletos?|tickets?|tarifas?|gratis|cobran|entran?|menos|mitad|mas barat[oa]s?)(?= |$)/,
  reduced:
    /(?:^| )(?:descuentos?|rebajas?|precio especial|reducid[oa]s?|bonificacion(?:es)?|(?:entrada|precio|tarifa) (?:de |para )?(?:jubilad|estudiante|nin|menor|infantil|mayores|joven)\S*|paga(?:n|mos)? menos|mas barat[oa]s? (?:para|si|con))(?= |$)/,
};
