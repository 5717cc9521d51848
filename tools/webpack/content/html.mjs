const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for the inside of an element or of a quoted attribute. */
export const escaped = (text) => String(text).replace(/[&<>"]/g, (character) => entities[character]);

const meant = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The words of our own markup. */
export const wordsOf = (html) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_entity, name) => meant[name])
    .replace(/\s+/g, ' ')
    .trim();

const bodyCell = (columns) => (value, index) =>
  index === 0
    ? `<th role="rowheader" scope="row">${value}</th>`
    : `<td role="cell" data-title="${escaped(columns[index])}">${value}</td>`;

/**
 * A table whose first cell of each row names it; cells are HTML, columns words. It scrolls in a box that the keyboard
 * reaches; on a phone each row is a card, which says the column of each cell. The roles are said once more because some
 * browsers forget them where rows are laid out as cards.
 */
export const tableOf = (caption, columns, rows) => {
  const heads = columns.map((column) => `<th role="columnheader" scope="col">${escaped(column)}</th>`);
  const lines = rows.map((row) => `<tr role="row">${row.map(bodyCell(columns)).join('')}</tr>`);
  return [
    `<div class="table-scroll table-cards" role="region" tabindex="0" aria-label="${escaped(caption)}"><table role="table">`,
    `<thead role="rowgroup"><tr role="row">${heads.join('')}</tr></thead>`,
    `<tbody role="rowgroup">${lines.join('\n')}</tbody>`,
    '</table></div>',
  ].join('\n');
};

export const linkTo = (url, words) =>
  url ? `<a href="${escaped(url)}" rel="noopener">${escaped(words)}</a>` : escaped(words);
