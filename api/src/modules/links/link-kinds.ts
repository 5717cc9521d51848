import { inMilliseconds, paths, retention } from '@wanderwork/contracts';
import { DAY, HOUR } from '../../platform/durations.js';

/** What a link in a letter may be for: how long it opens something, and the page that it leads to. */
export const linkKinds = {
  'confirm-email': {
    seconds: inMilliseconds(retention.registeringBrowser) / 1000,
    page: paths.web.confirmEmail,
  },
  /** Of the welcome letter: sets the first password, and so confirms the address too. */
  'set-password': { seconds: 7 * DAY, page: paths.web.resetPassword },
  'reset-password': { seconds: HOUR, page: paths.web.resetPassword },
  'change-email-new': { seconds: DAY, page: paths.web.confirmEmailChange },
  'change-email-old': { seconds: DAY, page: paths.web.confirmEmailChange },
  'newsletter-confirm': { seconds: 7 * DAY, page: paths.web.newsletterConfirm },
} satisfies Record<string, { seconds: number; page: (token: string) => string }>;

export type LinkPurpose = keyof typeof linkKinds;
