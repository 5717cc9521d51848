/** A figure of the data file; `note` is what a reader must know to read it right. */
const figure = (grade) => (value, source, year, note) => ({
  value: value === '' || value === undefined ? null : value,
  source,
  year,
  grade,
  ...(note ? { note } : {}),
});

/** Given by the product's own table of samples. */
export const given = figure('given');
/** Measured for the place. */
export const measured = figure('measured');
/** A country's figure. */
export const country = figure('country');
/** A model's, a far station's or an otherwise derived figure. */
export const estimate = figure('estimate');

/** The figures that have a value; what is not known is not written. */
export const known = (figures) =>
  Object.fromEntries(
    Object.entries(figures).filter(([, one]) => one !== undefined && one !== null && one.value !== null),
  );
