/** A day limit in a country's law. For information only: each law has further conditions. */
export interface Threshold {
  country: string;
  /** The limit in words. */
  limit: string;
  /** Which days count. */
  countedDays: string;
  source: { title: string; url: string };
}

/** Read on 22 November 2026, for our article on tax residence. */
export const thresholds: readonly Threshold[] = [
  {
    country: 'ES',
    limit: 'more than 183 days of a calendar year',
    countedDays: 'occasional absences too, unless you show that you are resident elsewhere',
    source: {
      title: 'Ley 35/2006, Article 9',
      url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2006-20764',
    },
  },
  {
    country: 'GB',
    limit: '183 days or more of a tax year, from 6 April to 5 April; fewer with a home, work or other ties',
    countedDays: 'days you are there at midnight, with exceptions',
    source: {
      title: 'HM Revenue & Customs, RDR3',
      url: 'https://www.gov.uk/government/publications/rdr3-statutory-residence-test-srt',
    },
  },
  {
    country: 'US',
    limit:
      'at least 31 days of the year, and 183 when a third of last year’s and a sixth of those before are added',
    countedDays: 'any part of a day, with exceptions',
    source: {
      title: 'Internal Revenue Service, substantial presence test',
      url: 'https://www.irs.gov/individuals/international-taxpayers/substantial-presence-test',
    },
  },
  {
    country: 'CO',
    limit: 'more than 183 days in any 365 that follow one another',
    countedDays: 'every day there, those of entry and exit included',
    source: {
      title: 'DIAN, Estatuto Tributario, Article 10',
      url: 'https://www.dian.gov.co/impuestos/personas/Renta_Personas_Naturales_2017/Preguntas_Frecuentes/Paginas/default.aspx',
    },
  },
];

export const findThreshold = (country: string): Threshold | undefined =>
  thresholds.find((threshold) => threshold.country === country);
