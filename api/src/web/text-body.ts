import { html, raw, type Html } from '../platform/pages/html.js';

interface Text {
  title: string;
  /** Made by the shell's build from our own Markdown. */
  html: string;
  updatedAt?: string | undefined;
}

const day = (iso: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

/** A page of text as everybody gets it first, and as readers without JavaScript keep it. */
export const textBody = ({ title, html: text, updatedAt }: Text): Html => html`<article class="prose">
<h1>${title}</h1>
${updatedAt && html`<p>Updated <time datetime="${updatedAt}">${day(updatedAt)}</time></p>`}
${raw(text)}
</article>`;
