// Spanish words of the page about quality.
import type { TranslationOf } from '../translation.ts';
import type { en } from './en.ts';

export const es: TranslationOf<typeof en> = {
  title: '¿Son buenas las recomendaciones?',
  lead: 'A cada método se le piden lugares que de verdad gustaron a alguien y que no ha visto. A la popularidad y al azar se les pide lo mismo.',
  loading: 'Abriendo el informe…',
  none: 'Este servicio se ha construido sin informe de evaluación.',
  make: 'El informe se hace con la carpeta de datos del proyecto; esta página dibuja el document.json que deja.',
  own: 'Un informe propio',
  open: 'Abrir un informe (document.json)',
  noReportFile: (name) => `${name} no es un informe de la evaluación.`,
  reading:
    'Las explicaciones del informe están en inglés. Barras más largas y líneas más altas son mejores. Las líneas finas son intervalos del 95 %: donde se solapan, nadie ha ganado.',
  short: 'En pocas palabras',
  measured:
    'Escondimos lugares que habían gustado a la gente y pedimos diez sugerencias. Cuantos más de los escondidos vuelven, y más arriba, mejor. ' +
    'Al lado está lo que cualquiera podría hacer: enseñar a todos lo más popular.',
  better: (people, times) => `${people}: ${times} veces mejor que enseñar lo más popular.`,
  alike: (people) => `${people}: ni mejor ni peor que enseñar lo más popular, hasta donde se puede saber.`,
  worse: (people) => `${people}: peor que enseñar lo más popular.`,
  shortLimits:
    'La mayoría de esta gente no es de aquí: valoró en colecciones públicas. La gente simulada («simulated») es inventada, y muestra cómo se comportan los métodos, no lo que gusta a nadie.',
  engineers: 'Para ingenieros',
  figures: 'Cifras de este gráfico',
  method: 'Método',
  mean: 'Media',
  interval: 'Intervalo del 95 %',
  names: {
    ensemble: 'todos juntos',
    'ensemble x distance': 'todos juntos, por cercanía',
    autoencoder: 'lo que va junto',
    svd: 'gente como tú',
    transfer: 'otras ciudades',
    embeddings: 'descripciones',
    'item-kNN': 'parecidos a lo que gustó',
    chance: 'azar',
    popularity: 'lo más popular',
    nearest: 'lo más cercano',
    method: 'método',
    people: 'personas',
    known: 'conocidas',
    coverage: 'cobertura',
    novelty: 'novedad',
    diversity: 'variedad',
    miscalibration: 'desajuste',
    answered: 'respondidas',
    'distance km': 'distancia, km',
    'gain over popularity': 'ventaja sobre lo popular',
    'gain of NDCG': 'ventaja en NDCG',
    'best single method': 'mejor método suelto',
    benchmark: 'prueba',
    verdict: 'resultado',
  },
};
