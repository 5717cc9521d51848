import { PRODUCT_NAME } from '@wanderwork/contracts';
import { html, type Html, raw } from '../../../platform/pages/html.js';
import type { EmailCalendar, EmailContent } from './email-definition.js';
import { type RichText, toPlainText } from './rich-text.js';

/** A rendered email with its recipient, ready to send. */
export interface RenderedEmail {
  /** The id of the outbox row. A second attempt to send the same email has the same id. */
  id: string;
  email: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  calendar?: EmailCalendar;
}

const serif = "font-family:Newsreader,Georgia,'Times New Roman',serif";
const sans = "font-family:'Instrument Sans',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";

/** The dark theme. Mail programs that do not support it show the light colors of the inline styles. */
const darkTheme = raw(`<style>
@media (prefers-color-scheme: dark) {
  .paper { background: #0b1826 !important; }
  .sheet { background: #122435 !important; border-color: #2b4152 !important; }
  .ink { color: #e8eeea !important; }
  .quiet { color: #b9c8cc !important; }
  .red { background: #ff8f63 !important; color: #1d0c05 !important; }
  .mark { border-color: #ff8f63 !important; }
}
</style>`);

const renderLines = (text: string): Html =>
  html`${text.split('\n').map((line, index) => [index > 0 && html`<br />`, line])}`;

const renderRichText = (text: RichText): Html =>
  html`${text.map((part) =>
    typeof part === 'string'
      ? renderLines(part)
      : html`<a class="ink" href="${part.url}" style="color:#0f2e3d">${part.label}</a>`,
  )}`;

const renderParagraph = (content: string | RichText) =>
  html`<p
    class="ink"
    style="${sans};margin:0 0 16px;font-size:16px;line-height:1.55;color:#0f2e3d;overflow-wrap:anywhere"
  >
    ${typeof content === 'string' ? content : renderRichText(content)}
  </p>`;

const renderButton = ({ label, url }: NonNullable<EmailContent['button']>) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px">
      <tr>
        <td class="red" style="background:#b8380f;border-radius:6px">
          <a
            class="red"
            href="${url}"
            style="${sans};display:inline-block;padding:13px 22px;font-size:16px;font-weight:600;line-height:1.2;color:#ffffff;text-decoration:none;border-radius:6px"
            >${label}</a
          >
        </td>
      </tr>
    </table>
    <p
      class="quiet"
      style="${sans};margin:0 0 24px;font-size:13px;line-height:1.5;color:#37525f;word-break:break-all"
    >
      Or open this link: <a class="quiet" href="${url}" style="color:#37525f">${url}</a>
    </p>`;

const renderNote = (note: NonNullable<EmailContent['notes']>[number]) =>
  html`<p class="quiet" style="${sans};margin:0 0 12px;font-size:14px;line-height:1.5;color:#37525f">
    ${
      typeof note === 'string'
        ? note
        : html`${note.before}<a class="quiet" href="${note.url}" style="color:#37525f">${note.label}</a>.`
    }
  </p>`;

const mark = html`<div
  class="mark"
  style="width:36px;border-top:3px solid #b8380f;margin:0 0 20px;font-size:0;line-height:0"
>
  &nbsp;
</div>`;

const renderContent = ({ title, paragraphs, button, notes = [] }: EmailContent) =>
  html`${mark}
    <h1
      class="ink"
      style="${serif};margin:0 0 20px;font-size:28px;line-height:1.15;font-weight:400;color:#0f2e3d"
    >
      ${title}
    </h1>
    ${paragraphs.map(renderParagraph)} ${button && renderButton(button)} ${notes.map(renderNote)}`;

/** Who sent the email, and why. */
const renderFooter = ({ reason }: EmailContent, publicUrl: string) =>
  html`<p class="quiet" style="${sans};margin:0 0 6px;font-size:13px;line-height:1.5;color:#37525f">
      Why you got this: ${reason}
    </p>
    <p class="quiet" style="${sans};margin:0;font-size:13px;line-height:1.5;color:#37525f">
      Sent by ${PRODUCT_NAME},
      <a class="quiet" href="${publicUrl}/" style="color:#37525f">${new URL(publicUrl).host}</a>. Please don’t
      reply: nobody reads this mailbox.
    </p>`;

const renderProductName = (publicUrl: string) =>
  html`<a class="ink" href="${publicUrl}/" style="${serif};font-size:20px;color:#0f2e3d;text-decoration:none"
    >${PRODUCT_NAME}</a
  >`;

/** Many mail programs support no layout but tables. */
const TABLE_ATTRIBUTES = raw('role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"');

const renderBody = (content: EmailContent, publicUrl: string) =>
  html`<div style="display:none;max-height:0;overflow:hidden">${content.preview}</div>
    <table ${TABLE_ATTRIBUTES} class="paper" style="background:#f8f8f3">
      <tr>
        <td align="center" style="padding:32px 16px">
          <table ${TABLE_ATTRIBUTES} style="max-width:560px">
            <tr>
              <td style="padding:0 4px 16px">${renderProductName(publicUrl)}</td>
            </tr>
            <tr>
              <td
                class="sheet"
                style="padding:32px 28px 20px;background:#ffffff;border:1px solid #cdd6d5;border-radius:10px"
              >
                ${renderContent(content)}
              </td>
            </tr>
            <tr>
              <td style="padding:20px 4px 0">${renderFooter(content, publicUrl)}</td>
            </tr>
          </table>
        </td>
      </tr>
    </table>`;

const renderDocument = (content: EmailContent, publicUrl: string): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${content.subject}</title>
        ${darkTheme}
      </head>
      <body class="paper" style="margin:0;padding:0;background:#f8f8f3">
        ${renderBody(content, publicUrl)}
      </body>
    </html> `;

const renderTextNote = (note: NonNullable<EmailContent['notes']>[number]): string =>
  typeof note === 'string' ? note : `${note.before}${note.label}:\n${note.url}`;

const renderText = (content: EmailContent, publicUrl: string): string =>
  [
    content.title,
    ...content.paragraphs.map((paragraph) =>
      typeof paragraph === 'string' ? paragraph : toPlainText(paragraph),
    ),
    ...(content.button ? [`${content.button.label}:\n${content.button.url}`] : []),
    ...(content.notes ?? []).map(renderTextNote),
    `--\nWhy you got this: ${content.reason}\nSent by ${PRODUCT_NAME}, ${publicUrl}`,
  ].join('\n\n');

/** Renders an email as HTML and as plain text. Every value is escaped in the HTML. */
export const renderEmail = (
  content: EmailContent,
  publicUrl: string,
): Omit<RenderedEmail, 'id' | 'email'> => ({
  subject: content.subject,
  html: renderDocument(content, publicUrl).toString(),
  text: `${renderText(content, publicUrl)}\n`,
  headers: content.headers ?? {},
  ...(content.calendar && { calendar: content.calendar }),
});
