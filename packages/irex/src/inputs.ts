/** Twelve values, January to December. */
export type Months<T> = readonly T[];

/**
 * The figures of one city that the score uses. `null` means unknown, never zero or no. A basis is the origin of a
 * figure, on which its quality depends; see `quality` of the indicators.
 */
export interface CityInputs {
  slug: string;
  /** A missing figure is filled with the median of the region. */
  region: string;

  /** Fixed-line download speed, Mbps. */
  fixedMbps: number | null;
  /** Upload speed, Mbps: the country's median. */
  uploadMbps: number | null;
  /** Fixed broadband subscriptions per 100 people of the country. */
  broadbandPer100: number | null;
  /** Co-working places per 100,000 people. No open source has it yet. */
  coworkingPer100k: number | null;

  /** Monthly cost for one person, USD. */
  monthlyCostUsd: number | null;
  /** Its error: one standard deviation of its logarithm. Without one, `logErrors.cost` is assumed. */
  costError: number | null;

  /** Composite of homicides and governance, 0–100; a country figure. */
  safetyIndex: number | null;
  safetyBasis: 'homicide' | 'older-homicide' | 'governance';

  /** Mean temperature of each month, °C; all twelve or null. */
  temperatureC: Months<number> | null;
  /** Rain of each month, mm; single months may be null. */
  rainMm: Months<number | null>;
  climateBasis: 'near-station' | 'far-station';

  nomadVisa: 'yes' | 'partial' | 'announced' | 'none' | null;
  nomadVisaMonths: number | null;
  nomadVisaBasis: 'official' | 'secondary' | null;
  /** Share of the world's passports that enter visa-free for 30 days or more, %. */
  openPassportsPct: number | null;
  /** Distance to the nearest medium or large airport, and to the nearest large one, km. */
  airportKm: number | null;
  largeAirportKm: number | null;

  /** Universal health coverage index of the country, 0–100. */
  healthCoverage: number | null;
  /** Fine particles in the air of the country, µg/m³. */
  pm25: number | null;

  /** Share of the country's population that uses English, %. */
  englishPct: number | null;
  population: number | null;
}
