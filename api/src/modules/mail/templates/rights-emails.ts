import { paths, PRODUCT_NAME, type Tier, tierNames } from '@wanderwork/contracts';
import type { EmailDefinitions } from './email-definition.js';

const REASON = `You have an account at ${PRODUCT_NAME}. We email you whenever someone else changes what it can do.`;

/** What each email needs when it enters the outbox. */
export interface RightsEmails {
  'tier-changed': { tier: Tier };
  'role-changed': { isAdmin: boolean };
  'account-suspended': object;
  'account-restored': object;
}

/** Notices of what an admin decided about an account. */
export const rightsEmails: EmailDefinitions<RightsEmails> = {
  'tier-changed': {
    compose: ({ tier }, links) => ({
      subject: 'Your plan was changed',
      preview: `You’re on ${tierNames[tier]} now.`,
      title: `You’re on ${tierNames[tier]} now`,
      paragraphs: [
        'Hello,',
        `Your ${PRODUCT_NAME} account is now on the ${tierNames[tier]} plan. Everything you saved is still there.`,
      ],
      button: { label: 'View my account', url: links.page(paths.web.profile()) },
      reason: REASON,
    }),
  },
  'role-changed': {
    compose: ({ isAdmin }, links) => ({
      subject: isAdmin ? 'You are an admin now' : 'You are no longer an admin',
      preview: 'We signed you out everywhere so that the change takes effect.',
      title: isAdmin ? 'You’re an admin now' : 'You’re no longer an admin',
      paragraphs: [
        'Hello,',
        isAdmin
          ? `You now help run ${PRODUCT_NAME}, so the admin area is open to your account.`
          : `Your account can no longer open the admin area of ${PRODUCT_NAME}. Nothing else in it has changed.`,
        'We signed you out everywhere so that the change takes effect. Please sign in again.',
      ],
      button: { label: 'Sign in', url: links.page(paths.web.login()) },
      reason: REASON,
    }),
  },
  'account-suspended': {
    compose: (_data, links) => ({
      subject: 'Your account is suspended',
      preview: 'Nothing in it was deleted.',
      title: 'Your account is suspended',
      paragraphs: [
        'Hello,',
        `Your ${PRODUCT_NAME} account is suspended: you were signed out everywhere, and nobody can sign in to it for now. Nothing in it was deleted.`,
        'If you think this is a mistake, please write to us.',
      ],
      button: { label: 'How to reach us', url: links.page(paths.web.help()) },
      reason: REASON,
    }),
  },
  'account-restored': {
    compose: (_data, links) => ({
      subject: 'Your account is active again',
      preview: 'Sign in, and everything is as you left it.',
      title: 'Your account is active again',
      paragraphs: [
        'Hello,',
        `Your ${PRODUCT_NAME} account is no longer suspended. Sign in, and everything is as you left it.`,
      ],
      button: { label: 'Sign in', url: links.page(paths.web.login()) },
      reason: REASON,
    }),
  },
};
