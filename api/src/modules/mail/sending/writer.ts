import { Injectable } from '@nestjs/common';
import { paths } from '@wanderwork/contracts';
import { Config } from '../../../platform/config/index.js';
import { linkKinds, type LinkPurpose, Links, StandingLinks, UNSUBSCRIBE } from '../../links/index.js';
import type { LetterData, LetterName } from '../letters/letter-data.js';
import type { LetterKind, LetterLinks } from '../letters/letter-kind.js';
import { isLetterName, letters } from '../letters/letters.js';
import { write } from '../letters/layout.js';
import type { Envelope } from '../transport/transport.js';
import { LetterChecks } from './letter-checks.js';
import { type Claimed, Queue } from './queue.js';

/** Written by a later version of the product: this one leaves it alone. */
export class UnknownLetter extends Error {}

type AnyData = LetterData[LetterName];

const subscriptionOf = (data: AnyData): string | null =>
  'subscriptionId' in data ? data.subscriptionId : null;

interface OwnLink {
  purpose: LinkPurpose;
  subjectId: string;
}

/** The one-time links that such a letter has. */
const linksOf = ({ link, newsletter }: LetterKind<AnyData>, data: AnyData): OwnLink[] => {
  const own = link?.subject(data);
  const wish = newsletter === 'ask' ? subscriptionOf(data) : null;
  return [
    ...(link && own ? [{ purpose: link.purpose, subjectId: own }] : []),
    ...(wish ? [{ purpose: 'newsletter-confirm' as const, subjectId: wish }] : []),
  ];
};

/** Makes a letter at the moment when it is sent, with the secrets of its links. */
@Injectable()
export class Writer {
  constructor(
    private readonly config: Config,
    private readonly links: Links,
    private readonly standing: StandingLinks,
    private readonly checks: LetterChecks,
    private readonly queue: Queue,
  ) {}

  /** Null when there is nothing to send: nobody wants it any more, or it was sent just now. */
  async write(mail: Claimed): Promise<Envelope | null> {
    if (!isLetterName(mail.template)) throw new UnknownLetter(mail.template);
    const kind: LetterKind<AnyData> = letters[mail.template] as LetterKind<object>;
    const data = await this.checks.passed(mail.template, mail.data, mail.address);
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
  private async isThere(kind: LetterKind<AnyData>, data: AnyData, mail: Claimed): Promise<boolean> {
    const sentAt = kind.spacing === undefined ? null : await this.queue.lastSentWithin(kind.spacing, mail);
    if (sentAt === null) return false;
    for (const { purpose, subjectId } of linksOf(kind, data))
      if (!(await this.links.stands(purpose, subjectId, sentAt))) return false;
    return true;
  }

  /** Empty where the letter has none; null where nobody is there whom it could open something for. */
  private async ownLink<Data>({ link }: LetterKind<Data>, data: Data): Promise<string | null> {
    if (!link) return '';
    const subject = link.subject(data);
    if (subject === undefined) return null;
    return this.oneTime(link.purpose, subject);
  }

  private async newsletterLinks(
    { newsletter }: LetterKind<AnyData>,
    data: AnyData,
  ): Promise<Pick<LetterLinks, 'newsletter' | 'unsubscribe'>> {
    const subscriptionId = subscriptionOf(data);
    const links = { newsletter: null, unsubscribe: null };
    if (!subscriptionId || newsletter === undefined) return links;
    if (newsletter === 'ask')
      return { ...links, newsletter: await this.oneTime('newsletter-confirm', subscriptionId) };
    const token = this.standing.tokenOf(UNSUBSCRIBE, subscriptionId);
    const page = this.page(paths.web.newsletterUnsubscribe(token));
    return { ...links, unsubscribe: { page, oneClick: this.page(paths.api.newsletterOneClick(token)) } };
  }

  private async oneTime(purpose: LinkPurpose, subjectId: string): Promise<string> {
    return this.page(linkKinds[purpose].page(await this.links.mint(purpose, subjectId)));
  }

  private page(path: string): string {
    return this.config.publicUrl + path;
  }
}
