const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for an element or a quoted attribute. */
export const escapeHtml = (text) => String(text).replace(/[&<>"]/g, (character) => entities[character]);

const characters = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Returns the text of our own markup. */
export const toText = (html) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_entity, name) => characters[name])
    .replace(/\s+/g, ' ')
    .trim();

const renderCell = (columns) => (value, index) =>
  index === 0
    ? `<th role="rowheader" scope="row">${value}</th>`
    : `<td role="cell" data-title="${escapeHtml(columns[index])}">${value}</td>`;

/**
 * Renders a table whose first cell in each row names it; cells are HTML, columns are text. It scrolls in a box that the
 * keyboard can reach; on a phone each row is a card that labels its cells. Roles are explicit because some browsers
 * drop them for rows laid out as cards.
 */
export const renderTable = (caption, columns, rows) => {
  const heads = columns.map((column) => `<th role="columnheader" scope="col">${escapeHtml(column)}</th>`);
  const lines = rows.map((row) => `<tr role="row">${row.map(renderCell(columns)).join('')}</tr>`);
  return [
    `<div class="table-scroll table-cards" role="region" tabindex="0" aria-label="${escapeHtml(caption)}"><table role="table">`,
    `<thead role="rowgroup"><tr role="row">${heads.join('')}</tr></thead>`,
    `<tbody role="rowgroup">${lines.join('\n')}</tbody>`,
    '</table></div>',
  ].join('\n');
};

export const renderLink = (url, text) =>
  url ? `<a href="${escapeHtml(url)}" rel="noopener">${escapeHtml(text)}</a>` : escapeHtml(text);
