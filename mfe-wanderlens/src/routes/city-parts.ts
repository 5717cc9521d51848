/** The sections below the first view of a city page, in reading order: id and label. */
const laterLabels = {
  verdicts: 'Pros and cons',
  analysis: 'Analysis',
  cost: 'Cost',
  climate: 'Weather',
  internet: 'Internet',
  safety: 'Safety',
  visa: 'Visa',
  'work-day': 'Work day',
  airports: 'Airports',
  history: 'History',
  analytics: 'Analytics',
  report: 'Report',
  figures: 'All figures',
  sources: 'Sources',
};

export type LaterPart = keyof typeof laterLabels;

export const laterParts = Object.keys(laterLabels) as LaterPart[];

/** The contents of the page. */
export const contents = [
  { id: 'score', label: 'Score' },
  ...laterParts.map((id) => ({ id, label: laterLabels[id] })),
];
