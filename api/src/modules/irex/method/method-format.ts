import { html, type Html, type HtmlValue } from '../../../platform/pages/html.js';

/** A section of the method page, with its entry in the table of contents. */
export interface MethodSection {
  id: string;
  title: string;
  body: Html;
}

/** Example: "18%". */
export const formatPercent = (share: number): string => `${Math.round(share * 100)}%`;

/** Example: ".84". */
export const formatCoefficient = (value: number): string =>
  value.toFixed(2).replace(/^0/, '').replace(/^-0/, '−');

type TableCells = readonly HtmlValue[];

/** An HTML table in a box that scrolls sideways on its own. The first cell of each row is its header. */
export const renderTable = (head: TableCells, rows: readonly TableCells[]): Html =>
  html`<div class="table-scroll">
    <table>
      <thead>
        <tr>
          ${head.map((cell) => html`<th scope="col">${cell}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([name, ...cells]) =>
            html`<tr>
              <th scope="row">${name}</th>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
