import { toMilliseconds, paths, retention } from '@wanderwork/contracts';
import { DAY, HOUR } from '../../platform/durations.js';

/** The purposes of links in emails: how long a link is valid, and the page that it opens. */
export const linkKinds = {
  'confirm-email': {
    seconds: toMilliseconds(retention.registeringBrowser) / 1000,
    page: paths.web.confirmEmail,
  },
  /** In the welcome email. Setting the first password also confirms the address. */
  'set-password': { seconds: 7 * DAY, page: paths.web.resetPassword },
  'reset-password': { seconds: HOUR, page: paths.web.resetPassword },
  'change-email-new': { seconds: DAY, page: paths.web.confirmEmailChange },
  'change-email-old': { seconds: DAY, page: paths.web.confirmEmailChange },
  'newsletter-confirm': { seconds: 7 * DAY, page: paths.web.newsletterConfirm },
} satisfies Record<string, { seconds: number; page: (token: string) => string }>;

export type LinkPurpose = keyof typeof linkKinds;
