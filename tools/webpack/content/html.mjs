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

const cell = (value, index) => (index === 0 ? `<th scope="row">${value}</th>` : `<td>${value}</td>`);

/** A table whose first cell of each row names it; cells are HTML. It scrolls in a box that the keyboard reaches. */
export const tableOf = (caption, columns, rows) =>
  [
    `<div class="table-scroll" role="region" tabindex="0" aria-label="${escaped(caption)}"><table>`,
    `<thead><tr>${columns.map((column) => `<th scope="col">${escaped(column)}</th>`).join('')}</tr></thead>`,
    `<tbody>${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n')}</tbody>`,
    '</table></div>',
  ].join('\n');

export const linkTo = (url, words) =>
  url ? `<a href="${escaped(url)}" rel="noopener">${escaped(words)}</a>` : escaped(words);
