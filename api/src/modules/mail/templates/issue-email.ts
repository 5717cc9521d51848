import { paths, PRODUCT_NAME } from '@wanderwork/contracts';
import { parseParagraphs, toOneLine } from './rich-text.js';
import type { EmailDefinitions } from './email-definition.js';
import { unsubscribeHeaders, unsubscribeNotes } from './unsubscribe.js';

const PREVIEW_LENGTH = 120;
const TEST_NOTE = 'This is a test copy. In the emails to your readers, the unsubscribe link is here.';

/** What the email needs when it enters the outbox. */
export interface IssueEmail {
  /** `subject` and `text` are read from the issue at send time. Without a subscription it is a test copy. */
  'newsletter-issue': { issueId: string; subscriptionId: string | null; subject?: string; text?: string };
}

/** An issue of the newsletter, as an admin wrote it. */
export const issueEmail: EmailDefinitions<IssueEmail> = {
  'newsletter-issue': {
    newsletter: 'end',
    compose: ({ subscriptionId, subject = '', text = '' }, links) => {
      const paragraphs = parseParagraphs(text);
      const isTest = subscriptionId === null;
      return {
        subject,
        preview: toOneLine(paragraphs[0] ?? []).slice(0, PREVIEW_LENGTH),
        title: subject,
        paragraphs,
        button: { label: `Open ${PRODUCT_NAME}`, url: links.page(paths.web.home()) },
        notes: isTest ? [TEST_NOTE] : unsubscribeNotes(links),
        reason: isTest
          ? 'You sent yourself a test copy of the newsletter.'
          : 'You confirmed the newsletter for this address.',
        headers: unsubscribeHeaders(links),
      };
    },
  },
};
