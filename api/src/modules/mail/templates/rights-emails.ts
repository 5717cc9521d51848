import { paths, PRODUCT_NAME, tierNames } from '@wanderwork/contracts';
import type { EmailDefinitions } from './email-definition.js';

const WHY = `You have an account at ${PRODUCT_NAME}. We write whenever somebody else changes what it may do.`;

/** Notices of what an admin decided about an account. */
export const rightsEmails: EmailDefinitions<
  'tier-changed' | 'role-changed' | 'account-suspended' | 'account-restored'
> = {
  'tier-changed': {
    compose: ({ tier }, links) => ({
      subject: 'Your plan was changed',
      preview: `It is ${tierNames[tier]} now.`,
      title: `Your plan is ${tierNames[tier]} now`,
      paragraphs: [
        'Hello,',
        `Your ${PRODUCT_NAME} account is on the plan ${tierNames[tier]} from now on. Whatever you saved is still there.`,
      ],
      button: { words: 'Look at my account', url: links.page(paths.web.profile()) },
      why: WHY,
    }),
  },
  'role-changed': {
    compose: ({ isAdmin }, links) => ({
      subject: isAdmin ? 'You are an admin now' : 'You are no longer an admin',
      preview: 'You were signed out everywhere, so that it counts at once.',
      title: isAdmin ? 'You are an admin now' : 'You are no longer an admin',
      paragraphs: [
        'Hello,',
        isAdmin
          ? `You now help to run ${PRODUCT_NAME}: the admin area is open to your account.`
          : `The admin area of ${PRODUCT_NAME} is closed to your account now. Everything of your own is as it was.`,
        'You were signed out everywhere, so that it counts at once. Please sign in again.',
      ],
      button: { words: 'Sign in', url: links.page(paths.web.login()) },
      why: WHY,
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
        'Please write to us if you think that this is a mistake.',
      ],
      button: { words: 'How to reach us', url: links.page(paths.web.help()) },
      why: WHY,
    }),
  },
  'account-restored': {
    compose: (_data, links) => ({
      subject: 'Your account is open again',
      preview: 'Sign in, and everything is as it was.',
      title: 'Your account is open again',
      paragraphs: [
        'Hello,',
        `The suspension of your ${PRODUCT_NAME} account is over. Sign in, and everything is as it was.`,
      ],
      button: { words: 'Sign in', url: links.page(paths.web.login()) },
      why: WHY,
    }),
  },
};
