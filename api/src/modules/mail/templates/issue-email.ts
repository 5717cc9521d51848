import { paths, PRODUCT_NAME } from '@wanderwork/contracts';
import { paragraphsOf, wordsOf } from './rich-text.js';
import type { EmailDefinitions } from './email-definition.js';
import { unsubscribeHeaders, unsubscribeLine } from './unsubscribing.js';

const PREVIEW_LENGTH = 120;
const TEST = 'This is a copy to try it out. In the readers’ letters, the link that unsubscribes stands here.';

/** An issue of the newsletter, in an admin's words. */
export const issueEmail: EmailDefinitions<'newsletter-issue'> = {
  'newsletter-issue': {
    newsletter: 'end',
    compose: ({ subscriptionId, subject = '', text = '' }, links) => {
      const paragraphs = paragraphsOf(text);
      const isTest = subscriptionId === null;
      return {
        subject,
        preview: wordsOf(paragraphs[0] ?? []).slice(0, PREVIEW_LENGTH),
        title: subject,
        paragraphs,
        button: { words: `Open ${PRODUCT_NAME}`, url: links.page(paths.web.home()) },
        after: isTest ? [TEST] : unsubscribeLine(links),
        why: isTest
          ? 'You sent yourself a copy of the newsletter to try it out.'
          : 'You confirmed the newsletter for this address.',
        headers: unsubscribeHeaders(links),
      };
    },
  },
};
