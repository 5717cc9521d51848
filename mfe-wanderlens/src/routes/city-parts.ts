/** The section of the first view. */
const FIRST = 'in-short';

/** The tabs of a city page and the ids of their sections, in reading order. A tab leads to its first section. */
const tabs = [
  { label: 'Overview', parts: [FIRST, 'verdicts', 'score', 'analysis'] },
  { label: 'Cost', parts: ['cost'] },
  { label: 'Weather', parts: ['climate'] },
  { label: 'Internet', parts: ['internet', 'work-day'] },
  { label: 'Safety', parts: ['safety'] },
  { label: 'Visa', parts: ['visa', 'airports'] },
  { label: 'Data', parts: ['history', 'analytics', 'report', 'figures', 'sources'] },
] as const;

export type LaterPart = Exclude<(typeof tabs)[number]['parts'][number], typeof FIRST>;

/** The sections of each tab below the first view. */
export const laterParts: readonly (readonly LaterPart[])[] = tabs.map(({ parts }) =>
  parts.filter((id) => id !== FIRST),
);

/** The contents of the page. */
export const contents = tabs.map(({ label, parts }) => ({ id: parts[0], label }));
