import { paths, PRODUCT_NAME } from '@wanderwork/contracts';
import { Injectable } from '@nestjs/common';
import { html, type Html } from '../../../platform/pages/html.js';
import { StandalonePage } from '../../../platform/pages/standalone-page.js';
import type { DeliveredEmail } from '../transport/dev-mailbox.js';

const formatTime = (iso: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(iso),
  );

const renderListItem = ({ id, email, subject, at }: DeliveredEmail, isOpen: boolean): Html =>
  html`<li>
    <a href="/dev/mailbox?mail=${id}" ${isOpen && html` aria-current="page"`}>${subject}</a>
    <span class="mailbox-quiet">to ${email}, <time datetime="${at}">${formatTime(at)}</time> UTC</span>
  </li>`;

const renderEmail = ({ id, email, subject, text }: DeliveredEmail): Html =>
  html`<article class="mailbox-letter">
    <h2>${subject}</h2>
    <p class="mailbox-quiet">To ${email}</p>
    <iframe
      title="The email as a page"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      src="/dev/mailbox/letter?mail=${id}"
    ></iframe>
    <h3>As plain text</h3>
    <pre>${text}</pre>
  </article>`;

const emptyState = html`<p>
  No emails yet. Sign up, join the list or subscribe, and the emails appear here.
</p>`;

const renderMailbox = (emails: DeliveredEmail[], openEmail: DeliveredEmail): Html =>
  html`<div class="mailbox-desk">
    <nav aria-label="Emails">
      <ul>
        ${emails.map((email) => renderListItem(email, email === openEmail))}
      </ul>
    </nav>
    ${renderEmail(openEmail)}
  </div>`;

/** The developer's mailbox as a page: a list of emails and the open one. */
@Injectable()
export class MailboxPage {
  constructor(private readonly standalonePage: StandalonePage) {}

  /** Opens the email with `id`, or the newest one if there is none. */
  compose(emails: DeliveredEmail[], id: string | null): Promise<string> {
    const openEmail = emails.find((email) => email.id === id) ?? emails[0];
    const body = html`<header class="plain-head">
        <a class="plain-mark" href="${paths.web.home()}">${PRODUCT_NAME}</a>
      </header>
      <main class="plain mailbox">
        <h1>Mailbox of this machine</h1>
        <p>SMTP_URL is not set, so no email leaves this machine. You can read all of them here.</p>
        ${openEmail ? renderMailbox(emails, openEmail) : emptyState}
      </main>`;
    return this.standalonePage.render({ title: 'Mailbox', body, styles: ['/dev/mailbox/mailbox.css'] });
  }
}
