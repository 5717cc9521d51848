/** One value that a claim may cite. */
export interface Evidence {
  /** What claims cite: "lisbon.monthly_cost". Several values of one figure have the same id. */
  id: string;
  /** The places that it is about, as in `Place.holds`. Empty: it belongs to no place. */
  places: readonly string[];
  /** Whether its sentence must name all its places and no others, as for a distance. */
  isExclusive?: boolean;
  /** The key of the figure or dimension. It decides which words may name the value. */
  key: string;
  /** Null for a text. */
  value: number | null;
  /** The upper end, if the value is a range. */
  to?: number | null;
  unit: string | null;
  /** 1–12 for a monthly value. */
  month: number | null;
  ofRegion: boolean;
  /** Whether the value holds for the whole country, so that a claim may name the country instead. */
  ofCountry: boolean;
  /** Whether a claim must name the country, because the value is not the city's own. */
  needsCountry: boolean;
  /** Whether the value is a rough guess, which a claim must say. */
  isRough: boolean;
  /** Whether claims must repeat it digit for digit and with its period, rather than round it. */
  isExact?: boolean;
}
