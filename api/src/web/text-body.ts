import { formatDate } from '@wanderwork/contracts';

import { html, raw, type Html } from '../platform/pages/html.js';

interface Text {
  title: string;
  /** Rendered by the shell's build from our own Markdown. */
  html: string;
  updatedAt?: string | undefined;
}

/** Renders a text page as everybody sees it first, and as readers without JavaScript keep it. */
export const renderTextBody = ({ title, html: text, updatedAt }: Text): Html => html`<article class="prose">
<h1>${title}</h1>
${updatedAt && html`<p>Updated <time datetime="${updatedAt}">${formatDate(updatedAt)}</time></p>`}
${raw(text)}
</article>`;
