import { Injectable } from '@nestjs/common';
import { paths } from '@wanderwork/contracts';
import { Config } from '../../../platform/config/index.js';
import { linkKinds, type LinkPurpose, LinksService, PermanentLinks, UNSUBSCRIBE } from '../../links/index.js';
import type { EmailData, EmailTemplate } from '../templates/email-data.js';
import type { EmailDefinition, EmailLinks } from '../templates/email-definition.js';
import { isEmailTemplate, emails } from '../templates/emails.js';
import { write } from '../templates/layout.js';
import type { Envelope } from '../transport/mail-transport.js';
import { EmailChecks } from './email-checks.js';
import { type Claimed, MailQueueRepository } from './mail-queue.repository.js';

/** Written by a later version of the product: this one leaves it alone. */
export class UnknownTemplateError extends Error {}

type AnyData = EmailData[EmailTemplate];

const subscriptionOf = (data: AnyData): string | null =>
  'subscriptionId' in data ? data.subscriptionId : null;

interface OwnLink {
  purpose: LinkPurpose;
  subjectId: string;
}

/** The one-time links that such a letter has. */
const linksOf = ({ link, newsletter }: EmailDefinition<AnyData>, data: AnyData): OwnLink[] => {
  const own = link?.subject(data);
  const wish = newsletter === 'ask' ? subscriptionOf(data) : null;
  return [
    ...(link && own ? [{ purpose: link.purpose, subjectId: own }] : []),
    ...(wish ? [{ purpose: 'newsletter-confirm' as const, subjectId: wish }] : []),
  ];
};

/** Makes a letter at the moment when it is sent, with the secrets of its links. */
@Injectable()
export class EmailRenderer {
  constructor(
    private readonly config: Config,
    private readonly links: LinksService,
    private readonly permanentLinks: PermanentLinks,
    private readonly checks: EmailChecks,
    private readonly queue: MailQueueRepository,
  ) {}

  /** Null when there is nothing to send: nobody wants it any more, or it was sent just now. */
  async render(mail: Claimed): Promise<Envelope | null> {
    if (!isEmailTemplate(mail.template)) throw new UnknownTemplateError(mail.template);
    const kind: EmailDefinition<AnyData> = emails[mail.template] as EmailDefinition<object>;
    const data = await this.checks.run(mail.template, mail.data, mail.address);
    if (data && (await this.isThere(kind, data, mail))) return null;
    const own = data && (await this.ownLink(kind, data));
    if (data === null || own === null) return null;
    const letter = kind.compose(data, {
      ...(await this.newsletterLinks(kind, data)),
      own,
      page: (path) => this.page(path),
    });
    return { ...write(letter, this.config.publicUrl), id: mail.id, to: mail.address };
  }

  /** Whether one that was sent just now does all that this one would: whoever used its link up is written to again. */
  private async isThere(kind: EmailDefinition<AnyData>, data: AnyData, mail: Claimed): Promise<boolean> {
    const sentAt =
      kind.spacing === undefined ? null : await this.queue.findLastSentWithin(kind.spacing, mail);
    if (sentAt === null) return false;
    for (const { purpose, subjectId } of linksOf(kind, data))
      if (!(await this.links.isOpen(purpose, subjectId, sentAt))) return false;
    return true;
  }

  /** Empty where the letter has none; null where nobody is there whom it could open something for. */
  private async ownLink<Data>({ link }: EmailDefinition<Data>, data: Data): Promise<string | null> {
    if (!link) return '';
    const subject = link.subject(data);
    if (subject === undefined) return null;
    return this.oneTime(link.purpose, subject);
  }

  private async newsletterLinks(
    { newsletter }: EmailDefinition<AnyData>,
    data: AnyData,
  ): Promise<Pick<EmailLinks, 'newsletter' | 'unsubscribe'>> {
    const subscriptionId = subscriptionOf(data);
    const links = { newsletter: null, unsubscribe: null };
    if (!subscriptionId || newsletter === undefined) return links;
    if (newsletter === 'ask')
      return { ...links, newsletter: await this.oneTime('newsletter-confirm', subscriptionId) };
    const token = this.permanentLinks.createToken(UNSUBSCRIBE, subscriptionId);
    const page = this.page(paths.web.newsletterUnsubscribe(token));
    return { ...links, unsubscribe: { page, oneClick: this.page(paths.api.newsletterOneClick(token)) } };
  }

  private async oneTime(purpose: LinkPurpose, subjectId: string): Promise<string> {
    return this.page(linkKinds[purpose].page(await this.links.create(purpose, subjectId)));
  }

  private page(path: string): string {
    return this.config.publicUrl + path;
  }
}
