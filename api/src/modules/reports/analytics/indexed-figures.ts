/** The figures for which analytics show a rank, in order, and whether a lower value is better. */
export const indexedFigures = [
  { key: 'monthly_cost', lessIsBetter: true },
  { key: 'rent', lessIsBetter: true },
  { key: 'download', lessIsBetter: false },
  { key: 'upload', lessIsBetter: false },
  { key: 'latency', lessIsBetter: true },
  { key: 'safety_index', lessIsBetter: false },
  { key: 'health_coverage', lessIsBetter: false },
  { key: 'air_pm25', lessIsBetter: true },
  { key: 'airport_large_km', lessIsBetter: true },
  { key: 'english_share', lessIsBetter: false },
] as const;
