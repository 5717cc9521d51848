import { paths, PRODUCT_NAME } from '@wanderwork/contracts';
import { Injectable } from '@nestjs/common';
import { html, type Html } from '../../../platform/pages/html.js';
import { StandalonePage } from '../../../platform/pages/standalone-page.js';
import type { Delivered } from '../transport/dev-mailbox.js';

const time = (iso: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(iso),
  );

const item = (letter: Delivered, opened: boolean): Html =>
  html`<li>
    <a href="/dev/mailbox?mail=${letter.id}" ${opened && html` aria-current="page"`}>${letter.subject}</a>
    <span class="mailbox-quiet"
      >to ${letter.to}, <time datetime="${letter.at}">${time(letter.at)}</time> UTC</span
    >
  </li>`;

const opened = (letter: Delivered): Html =>
  html`<article class="mailbox-letter">
    <h2>${letter.subject}</h2>
    <p class="mailbox-quiet">To ${letter.to}</p>
    <iframe
      title="The letter as a page"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      src="/dev/mailbox/letter?mail=${letter.id}"
    ></iframe>
    <h3>As plain text</h3>
    <pre>${letter.text}</pre>
  </article>`;

const empty = html`<p>
  No letters yet. Register, join the list or subscribe, and what the product writes lies here.
</p>`;

const desk = (letters: Delivered[], letter: Delivered): Html =>
  html`<div class="mailbox-desk">
    <nav aria-label="Letters">
      <ul>
        ${letters.map((one) => item(one, one === letter))}
      </ul>
    </nav>
    ${opened(letter)}
  </div>`;

/** The developer's mailbox as a page: a list of letters, and one of them. */
@Injectable()
export class MailboxPage {
  constructor(private readonly standalonePage: StandalonePage) {}

  compose(letters: Delivered[], id: string | null): Promise<string> {
    const letter = letters.find((one) => one.id === id) ?? letters[0];
    const body = html`<header class="plain-head">
        <a class="plain-mark" href="${paths.web.home()}">${PRODUCT_NAME}</a>
      </header>
      <main class="plain mailbox">
        <h1>Mailbox of this machine</h1>
        <p>Without SMTP_URL no letter leaves: it lies here, for whoever sits at this machine.</p>
        ${letter ? desk(letters, letter) : empty}
      </main>`;
    return this.standalonePage.render({ title: 'Mailbox', body, styles: ['/dev/mailbox/mailbox.css'] });
  }
}
