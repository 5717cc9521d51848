import { formatDate } from '@wanderwork/contracts';

import { html, raw, type Html } from '../platform/pages/html.js';

interface Text {
  title: string;
  /** Made by the shell's build from our own Markdown. */
  html: string;
  updatedAt?: string | undefined;
}

/** A page of text as everybody gets it first, and as readers without JavaScript keep it. */
export const textBody = ({ title, html: text, updatedAt }: Text): Html => html`<article class="prose">
<h1>${title}</h1>
${updatedAt && html`<p>Updated <time datetime="${updatedAt}">${formatDate(updatedAt)}</time></p>`}
${raw(text)}
</article>`;
