import { html, type Html, type HtmlValue } from '../../../platform/pages/html.js';

/** A part of the text, with its place in the list of contents. */
export interface MethodSection {
  id: string;
  title: string;
  body: Html;
}

/** "18 %". */
export const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`;

/** ".84". */
export const coefficient = (value: number): string => value.toFixed(2).replace(/^0/, '').replace(/^-0/, '−');

type Cells = readonly HtmlValue[];

/** A table in a box that alone scrolls sideways; the first cell of each row is its name. */
export const table = (head: Cells, rows: readonly Cells[]): Html =>
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
