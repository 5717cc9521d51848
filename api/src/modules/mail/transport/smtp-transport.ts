import { createTransport } from 'nodemailer';
import type { Config } from '../../../platform/config/index.js';
import { type Envelope, MailTransport } from './mail-transport.js';

/** Bounds for a server that is slow or says nothing at all. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** Sends over the server that `SMTP_URL` names, a connection a letter. */
export class SmtpTransport extends MailTransport {
  private readonly carrier;
  private readonly messageHost: string;

  constructor(
    private readonly config: Config,
    silenceMs = SILENCE_MS,
  ) {
    super();
    this.messageHost = new URL(config.publicUrl).hostname;
    this.carrier = createTransport({
      url: config.smtpUrl ?? '',
      connectionTimeout: CONNECT_MS,
      greetingTimeout: Math.min(CONNECT_MS, silenceMs),
      socketTimeout: silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ id, to, subject, html, text, headers }: Envelope): Promise<void> {
    await this.carrier.sendMail({
      // As an object, so that no comma or bracket of it makes a second address.
      to: { name: '', address: to },
      from: this.config.mailFrom,
      messageId: `<${id}@${this.messageHost}>`,
      subject,
      html,
      text,
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    });
  }
}
