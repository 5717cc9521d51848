/** Creates a figure of the data file; `note` is what a reader needs to know to interpret it. */
const createFigure = (grade) => (value, source, year, note) => ({
  value: value === '' || value === undefined ? null : value,
  source,
  year,
  grade,
  ...(note ? { note } : {}),
});

/** Measured for the place. */
export const measured = createFigure('measured');
/** A figure of the country. */
export const country = createFigure('country');
/** A figure of a model or a far station, or otherwise derived. */
export const estimate = createFigure('estimate');

/** Keeps only the figures that have a value. */
export const withValues = (figures) =>
  Object.fromEntries(
    Object.entries(figures).filter(([, one]) => one !== undefined && one !== null && one.value !== null),
  );
