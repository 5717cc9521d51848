import { paths, PRODUCT_NAME } from '@wanderwork/contracts';
import type { EmailDefinitions } from './email-definition.js';

/** What each email needs when it enters the outbox. */
export interface ModerationEmails {
  'reports-overdue': { reports: number };
}

/** Emails to admins about the moderation of Connect. */
export const moderationEmails: EmailDefinitions<ModerationEmails> = {
  'reports-overdue': {
    compose: ({ reports }, links) => ({
      subject: 'Reports are waiting for a decision',
      preview: 'Until they are decided, new people can’t post links in Connect.',
      title: reports === 1 ? 'A report has waited for 3 days' : `${reports} reports have waited for 3 days`,
      paragraphs: [
        'Hello,',
        reports === 1
          ? 'A report in Connect has waited for 72 hours, and nobody has decided it yet.'
          : `${reports} reports in Connect have waited for 72 hours, and nobody has decided them yet.`,
        'Until every report that has waited this long is decided, new people can’t post links.',
      ],
      button: { label: 'Open the queue', url: links.page(paths.web.connectPage('moderation')) },
      reason: `You’re an admin of ${PRODUCT_NAME}. We email you once about each report that waits for 72 hours.`,
    }),
  },
};
