import { Injectable } from '@nestjs/common';
import { paths, type EmailKind } from '@wanderwork/contracts';
import { html, type Html } from '../../../platform/pages/html.js';
import { StandalonePage } from '../../../platform/pages/standalone-page.js';

const labels: Record<EmailKind, string> = {
  replies: 'emails about replies and mentions',
  digest: 'the digest',
  meetups: 'emails about your meet-ups',
  decisions: 'emails about moderation decisions',
  messages: 'emails about message requests',
};

const settingsLink = html`<a href="${paths.web.connectPage('settings')}">Connect settings</a>`;

/** The pages behind the unsubscribe links in Connect's emails. They work without scripts and without signing in. */
@Injectable()
export class UnsubscribePage {
  constructor(private readonly standalonePage: StandalonePage) {}

  /** Asks before anything changes, because mail scanners open links too. */
  ask(kind: EmailKind): Promise<string> {
    return this.render(
      html`<h1>Stop ${labels[kind]}?</h1>
        <p>You’ll still see everything in Connect. Your other emails stay as they are.</p>
        <form method="post">
          <input type="hidden" name="List-Unsubscribe" value="One-Click" />
          <button type="submit">Unsubscribe</button>
        </form>`,
    );
  }

  confirm(kind: EmailKind): Promise<string> {
    return this.render(
      html`<h1>You’re unsubscribed</h1>
        <p>You won’t get ${labels[kind]} anymore. You can turn them on again in your ${settingsLink}.</p>`,
    );
  }

  private render(body: Html): Promise<string> {
    return this.standalonePage.render({ title: 'Unsubscribe', body: html`<main>${body}</main>` });
  }
}
