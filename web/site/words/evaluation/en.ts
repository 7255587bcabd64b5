// English words of the page about quality.
export const en = {
  title: 'How good are the recommendations?',
  lead: 'Each method is asked for places that people really liked, and that were hidden from it. Popularity and chance are asked the same.',
  loading: 'Opening the report…',
  none: 'This service was built without an evaluation report.',
  make: 'A report is made with the project’s own data folder; this page draws the document.json that it leaves behind.',
  own: 'A report of your own',
  open: 'Open a report (document.json)',
  noReportFile: (name: string) => `${name} is not a report of the evaluation.`,
  reading:
    'Longer bars and higher lines are better. The thin lines are 95 % intervals: where they overlap, nobody has won.',
  short: 'In short',
  measured:
    'We hid places that people had liked and asked for ten suggestions. The more of the hidden ones come back, and the higher up, the better. ' +
    'Beside it stands what anybody could do: show everybody the most popular places.',
  better: (people: string, times: string) => `${people}: ${times} times as good as showing the most popular.`,
  alike: (people: string) => `${people}: no better and no worse than showing the most popular, as far as can be told.`,
  worse: (people: string) => `${people}: less good than showing the most popular.`,
  shortLimits:
    'Most of these people are not from here: they rated in public collections. Simulated people are invented, and show how the methods behave rather than what anybody likes.',
  engineers: 'For engineers',
  figures: 'Figures of this plot',
  method: 'Method',
  mean: 'Mean',
  interval: '95 % interval',
  /** Of methods, columns and marks of the report; what is not named here is called the same. */
  names: {
    ensemble: 'all together',
    'ensemble x distance': 'all together, near first',
    autoencoder: 'what goes together',
    svd: 'people like you',
    transfer: 'other cities',
    embeddings: 'descriptions',
    'item-kNN': 'places like those liked',
  } as Readonly<Record<string, string>>,
};
