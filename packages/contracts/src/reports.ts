export const REPORT_CITIES_MAX = 3;

/** The sections of a report, in order. */
export const reportSections = ['score', 'cost', 'climate', 'comparison', 'figures'] as const;
export type ReportSection = (typeof reportSections)[number];

export const reportFormats = ['pdf', 'csv'] as const;
export type ReportFormat = (typeof reportFormats)[number];
