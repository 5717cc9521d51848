import { Injectable } from '@nestjs/common';
import { paths, type EmailKind } from '@wanderwork/contracts';
import { Config } from '../../../platform/config/index.js';
import {
  linkKinds,
  type LinkPurpose,
  LinksService,
  PermanentLinks,
  toConnectUnsubscribe,
  UNSUBSCRIBE,
} from '../../links/index.js';
import type { EmailDefinition, EmailLinks } from '../templates/email-definition.js';
import { type EmailData, type EmailTemplate, isEmailTemplate, emails } from '../templates/emails.js';
import { renderEmail, type RenderedEmail } from '../templates/layout.js';
import { type ClaimedEmail, MailQueueRepository } from './mail-queue.repository.js';

/** Runs just before an email is sent. Returns its data, completed if needed, or null to cancel the email. */
export type EmailCheck<Template extends EmailTemplate> = (
  data: EmailData[Template],
  email: string,
) => Promise<EmailData[Template] | null>;

/** The checks that modules add in their `onModuleInit`, one for each template. */
@Injectable()
export class EmailChecks {
  private readonly checks = new Map<EmailTemplate, EmailCheck<EmailTemplate>>();

  add<Template extends EmailTemplate>(template: Template, check: EmailCheck<Template>): void {
    this.checks.set(template, check as unknown as EmailCheck<EmailTemplate>);
  }

  async run<Template extends EmailTemplate>(
    template: Template,
    data: EmailData[Template],
    email: string,
  ): Promise<EmailData[Template] | null> {
    const check = this.checks.get(template) as EmailCheck<Template> | undefined;
    return check ? check(data, email) : data;
  }
}

/** A later version of the product enqueued this email. This version leaves it in the outbox. */
export class UnknownTemplateError extends Error {}

type AnyData = EmailData[EmailTemplate];

const userOf = (data: AnyData): string | null =>
  'userId' in data && data.userId !== undefined ? data.userId : null;

const subscriptionOf = (data: AnyData): string | null =>
  'subscriptionId' in data ? data.subscriptionId : null;

interface OneTimeLink {
  purpose: LinkPurpose;
  subjectId: string;
}

/** The one-time links that such an email contains. */
const linksOf = ({ link, newsletter }: EmailDefinition<AnyData>, data: AnyData): OneTimeLink[] => {
  const ownSubject = link?.subject(data);
  const subscriptionId = newsletter === 'ask' ? subscriptionOf(data) : null;
  return [
    ...(link && ownSubject ? [{ purpose: link.purpose, subjectId: ownSubject }] : []),
    ...(subscriptionId ? [{ purpose: 'newsletter-confirm' as const, subjectId: subscriptionId }] : []),
  ];
};

/** Renders an email at send time and creates its one-time links. */
@Injectable()
export class EmailRenderer {
  constructor(
    private readonly config: Config,
    private readonly links: LinksService,
    private readonly permanentLinks: PermanentLinks,
    private readonly checks: EmailChecks,
    private readonly queue: MailQueueRepository,
  ) {}

  /** Null if there is nothing to send: the email is no longer wanted, or the same one was sent just now. */
  async render(claimed: ClaimedEmail): Promise<RenderedEmail | null> {
    const { id, email, template } = claimed;
    if (!isEmailTemplate(template)) throw new UnknownTemplateError(template);
    const definition: EmailDefinition<AnyData> = emails[template] as EmailDefinition<object>;
    const data = await this.checks.run(template, claimed.data, email);
    if (data && (await this.wasJustSent(definition, data, claimed))) return null;
    const own = data && (await this.createOwnLink(definition, data));
    if (data === null || own === null) return null;
    const content = definition.compose(data, {
      newsletter: await this.createNewsletterLink(definition, data),
      unsubscribe: this.createUnsubscribeLinks(definition, data),
      own,
      page: (path) => this.toUrl(path),
    });
    return { ...renderEmail(content, this.config.publicUrl), id, email };
  }

  /** The HTML of an email for its author. Its one-time links are empty. */
  preview<Template extends EmailTemplate>(template: Template, data: EmailData[Template]): string {
    const links = { own: '', newsletter: null, unsubscribe: null, page: (path: string) => this.toUrl(path) };
    return renderEmail(emails[template].compose(data, links), this.config.publicUrl).html;
  }

  /** Whether the same email was sent within `spacing` and its links still work. If one was used, it is sent again. */
  private async wasJustSent(
    definition: EmailDefinition<AnyData>,
    data: AnyData,
    claimed: ClaimedEmail,
  ): Promise<boolean> {
    const { spacing } = definition;
    const sentAt = spacing === undefined ? null : await this.queue.findLastSentWithin(spacing, claimed);
    if (sentAt === null) return false;
    for (const { purpose, subjectId } of linksOf(definition, data))
      if (!(await this.links.isOpen(purpose, subjectId, sentAt))) return false;
    return true;
  }

  /** '' if the email has no link of its own; null if the link has no subject, so that there is no recipient. */
  private async createOwnLink<Data>({ link }: EmailDefinition<Data>, data: Data): Promise<string | null> {
    if (!link) return '';
    const subject = link.subject(data);
    if (subject === undefined) return null;
    return this.createOneTimeLink(link.purpose, subject);
  }

  private async createNewsletterLink(
    { newsletter }: EmailDefinition<AnyData>,
    data: AnyData,
  ): Promise<string | null> {
    const subscriptionId = subscriptionOf(data);
    if (!subscriptionId || newsletter !== 'ask') return null;
    return this.createOneTimeLink('newsletter-confirm', subscriptionId);
  }

  private createUnsubscribeLinks(
    { newsletter, connect }: EmailDefinition<AnyData>,
    data: AnyData,
  ): EmailLinks['unsubscribe'] {
    const userId = userOf(data);
    if (connect !== undefined && userId !== null) return this.createConnectLinks(connect, userId);
    const subscriptionId = subscriptionOf(data);
    if (newsletter !== 'end' || subscriptionId === null) return null;
    const token = this.permanentLinks.createToken(UNSUBSCRIBE, subscriptionId);
    return {
      page: this.toUrl(paths.web.newsletterUnsubscribe(token)),
      oneClick: this.toUrl(paths.api.newsletterOneClick(token)),
    };
  }

  /** The same address for both: a browser opens a page that asks, a mail program posts to it. */
  private createConnectLinks(kind: EmailKind, userId: string): EmailLinks['unsubscribe'] {
    const token = this.permanentLinks.createToken(toConnectUnsubscribe(kind), userId);
    const url = this.toUrl(paths.api.connect.unsubscribe(kind, token));
    return { page: url, oneClick: url };
  }

  private async createOneTimeLink(purpose: LinkPurpose, subjectId: string): Promise<string> {
    return this.toUrl(linkKinds[purpose].page(await this.links.create(purpose, subjectId)));
  }

  private toUrl(path: string): string {
    return this.config.publicUrl + path;
  }
}
