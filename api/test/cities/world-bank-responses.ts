/** A row of a response: a country's value for a year. */
export type Year = [country: string, year: string, value: number | null, unit?: string];

const ROWS_A_PAGE = 2;

/** The World Bank's indicator for fine particles in the air. */
export const AIR = 'EN.ATM.PM25.MC.M3';

export const getIndicator = ({ pathname }: URL): string => pathname.split('/').at(-1)!;

export const getPageNumber = ({ searchParams }: URL): number => Number(searchParams.get('page'));

/** A response in the World Bank's format. */
export const createObservations = (url: URL, years: readonly Year[]): unknown[] => {
  const page = getPageNumber(url);
  const rows = years.slice((page - 1) * ROWS_A_PAGE, page * ROWS_A_PAGE);
  const pages = Math.max(1, Math.ceil(years.length / ROWS_A_PAGE));
  return [
    { page, pages, per_page: ROWS_A_PAGE, total: years.length, sourceid: '2', lastupdated: '2026-07-01' },
    rows.map(([country, date, value, unit = '']) => ({
      indicator: { id: getIndicator(url), value: 'PM2.5 air pollution' },
      country: { id: country, value: country },
      countryiso3code: `${country}X`,
      date,
      value,
      unit,
      obs_status: '',
      decimal: 1,
    })),
  ];
};

/** Answers with these values for air, and with no data for any other indicator. */
export const respondWithAir = (years: readonly Year[]) => (url: URL) =>
  createObservations(url, getIndicator(url) === AIR ? years : []);
