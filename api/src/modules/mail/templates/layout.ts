import { PRODUCT_NAME } from '@wanderwork/contracts';
import { html, type Html, raw } from '../../../platform/pages/html.js';
import type { Email } from './email.js';
import { plainOf, type RichText } from './rich-text.js';

/** A letter as it travels. */
export interface Written {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}

const serif = "font-family:Newsreader,Georgia,'Times New Roman',serif";
const sans = "font-family:'Instrument Sans',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";

/** The product's day and night; what a mail program cannot do it leaves out, and the day stands. */
const night = raw(`<style>
@media (prefers-color-scheme: dark) {
  .paper { background: #0b1826 !important; }
  .sheet { background: #122435 !important; border-color: #2b4152 !important; }
  .ink { color: #e8eeea !important; }
  .quiet { color: #b9c8cc !important; }
  .red { background: #ff8f63 !important; color: #1d0c05 !important; }
  .mark { border-color: #ff8f63 !important; }
}
</style>`);

const linesOf = (text: string): Html =>
  html`${text.split('\n').map((line, index) => [index > 0 && html`<br />`, line])}`;

const rich = (text: RichText): Html =>
  html`${text.map((part) =>
    typeof part === 'string'
      ? linesOf(part)
      : html`<a class="ink" href="${part.url}" style="color:#0f2e3d">${part.words}</a>`,
  )}`;

const paragraph = (content: string | RichText) =>
  html`<p
    class="ink"
    style="${sans};margin:0 0 16px;font-size:16px;line-height:1.55;color:#0f2e3d;overflow-wrap:anywhere"
  >
    ${typeof content === 'string' ? content : rich(content)}
  </p>`;

const button = ({ words, url }: NonNullable<Email['button']>) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px">
      <tr>
        <td class="red" style="background:#b8380f;border-radius:6px">
          <a
            class="red"
            href="${url}"
            style="${sans};display:inline-block;padding:13px 22px;font-size:16px;font-weight:600;line-height:1.2;color:#ffffff;text-decoration:none;border-radius:6px"
            >${words}</a
          >
        </td>
      </tr>
    </table>
    <p
      class="quiet"
      style="${sans};margin:0 0 24px;font-size:13px;line-height:1.5;color:#37525f;word-break:break-all"
    >
      Or open this address: <a class="quiet" href="${url}" style="color:#37525f">${url}</a>
    </p>`;

const note = (line: NonNullable<Email['after']>[number]) =>
  html`<p class="quiet" style="${sans};margin:0 0 12px;font-size:14px;line-height:1.5;color:#37525f">
    ${
      typeof line === 'string'
        ? line
        : html`${line.before}<a class="quiet" href="${line.url}" style="color:#37525f">${line.words}</a>.`
    }
  </p>`;

const mark = html`<div
  class="mark"
  style="width:36px;border-top:3px solid #b8380f;margin:0 0 20px;font-size:0;line-height:0"
>
  &nbsp;
</div>`;

/** What the letter has to say. */
const sheet = ({ title, paragraphs, button: deed, after = [] }: Email) =>
  html`${mark}
    <h1
      class="ink"
      style="${serif};margin:0 0 20px;font-size:28px;line-height:1.15;font-weight:400;color:#0f2e3d"
    >
      ${title}
    </h1>
    ${paragraphs.map(paragraph)} ${deed && button(deed)} ${after.map(note)}`;

/** From whom it is, and why it came. */
const foot = ({ why }: Email, publicUrl: string) =>
  html`<p class="quiet" style="${sans};margin:0 0 6px;font-size:13px;line-height:1.5;color:#37525f">
      Why you got this: ${why}
    </p>
    <p class="quiet" style="${sans};margin:0;font-size:13px;line-height:1.5;color:#37525f">
      Sent by ${PRODUCT_NAME},
      <a class="quiet" href="${publicUrl}/" style="color:#37525f">${new URL(publicUrl).host}</a>. Please do
      not answer: nobody reads this address.
    </p>`;

const name = (publicUrl: string) =>
  html`<a class="ink" href="${publicUrl}/" style="${serif};font-size:20px;color:#0f2e3d;text-decoration:none"
    >${PRODUCT_NAME}</a
  >`;

/** Mail programs lay out by tables alone. */
const TABLE = raw('role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"');

const body = (letter: Email, publicUrl: string) =>
  html`<div style="display:none;max-height:0;overflow:hidden">${letter.preview}</div>
    <table ${TABLE} class="paper" style="background:#f8f8f3">
      <tr>
        <td align="center" style="padding:32px 16px">
          <table ${TABLE} style="max-width:560px">
            <tr>
              <td style="padding:0 4px 16px">${name(publicUrl)}</td>
            </tr>
            <tr>
              <td
                class="sheet"
                style="padding:32px 28px 20px;background:#ffffff;border:1px solid #cdd6d5;border-radius:10px"
              >
                ${sheet(letter)}
              </td>
            </tr>
            <tr>
              <td style="padding:20px 4px 0">${foot(letter, publicUrl)}</td>
            </tr>
          </table>
        </td>
      </tr>
    </table>`;

const document = (letter: Email, publicUrl: string): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${letter.subject}</title>
        ${night}
      </head>
      <body class="paper" style="margin:0;padding:0;background:#f8f8f3">
        ${body(letter, publicUrl)}
      </body>
    </html> `;

const textNote = (line: NonNullable<Email['after']>[number]): string =>
  typeof line === 'string' ? line : `${line.before}${line.words}:\n${line.url}`;

const text = (letter: Email, publicUrl: string): string =>
  [
    letter.title,
    ...letter.paragraphs.map((one) => (typeof one === 'string' ? one : plainOf(one))),
    ...(letter.button ? [`${letter.button.words}:\n${letter.button.url}`] : []),
    ...(letter.after ?? []).map(textNote),
    `--\nWhy you got this: ${letter.why}\nSent by ${PRODUCT_NAME}, ${publicUrl}`,
  ].join('\n\n');

/** The same words twice: a page for most, plain text for the rest. Every value is escaped. */
export const write = (letter: Email, publicUrl: string): Written => ({
  subject: letter.subject,
  html: document(letter, publicUrl).toString(),
  text: `${text(letter, publicUrl)}\n`,
  headers: letter.headers ?? {},
});
