import { createTransport } from 'nodemailer';
import type { Config } from '../../../platform/config/index.js';
import type { RenderedEmail } from '../templates/layout.js';

const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;
const CALENDAR_FILE = 'meet-up.ics';

/** Delivers emails: to a mail server, or on a developer's machine into a folder. */
export abstract class MailTransport {
  abstract send(email: RenderedEmail): Promise<void>;
}

/** Sends over the mail server in `SMTP_URL`, with one connection for each email. */
export class SmtpTransport extends MailTransport {
  private readonly transporter;
  private readonly messageHost: string;

  constructor(
    private readonly config: Config,
    socketTimeoutMs = SOCKET_TIMEOUT_MS,
  ) {
    super();
    this.messageHost = new URL(config.publicUrl).hostname;
    this.transporter = createTransport({
      url: config.smtpUrl ?? '',
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: Math.min(CONNECT_TIMEOUT_MS, socketTimeoutMs),
      socketTimeout: socketTimeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ id, email, subject, html, text, headers, calendar }: RenderedEmail): Promise<void> {
    await this.transporter.sendMail({
      // An object, because nodemailer would split a string with a comma into several addresses.
      to: { name: '', address: email },
      from: this.config.mailFrom,
      messageId: `<${id}@${this.messageHost}>`,
      subject,
      html,
      text,
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      ...(calendar && { icalEvent: { ...calendar, filename: CALENDAR_FILE } }),
    });
  }
}
