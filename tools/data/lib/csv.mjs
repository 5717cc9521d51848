/** Splits CSV text (RFC 4180: quotes, doubled quotes, commas and line breaks in quotes) into rows of cells. */
export const parseCsvCells = (text) => {
  const rows = [[]];
  const cells = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/gy;
  for (const [whole, cell, end] of text.matchAll(cells)) {
    rows.at(-1).push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (whole === '' || end === '') break;
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.length > 1 || row[0] !== '');
};

/** Returns the rows of a CSV with a header line as objects; an empty cell is an empty string. */
export const parseCsvRows = (text) => {
  const [header, ...rows] = parseCsvCells(text.replace(/^\uFEFF/, ''));
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ''])));
};

/** Returns the number in a cell, or null when the cell is empty. */
export const parseNumber = (cell) => (cell === '' || cell === undefined ? null : Number(cell));

export const monthNames = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
];

/** Returns the twelve numbers of columns `prefix_jan` to `prefix_dec`. */
export const parseMonths = (row, prefix) => monthNames.map((month) => parseNumber(row[`${prefix}_${month}`]));
