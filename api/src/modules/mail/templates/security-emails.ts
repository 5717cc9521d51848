import { formatDate, paths, PRODUCT_NAME } from '@wanderwork/contracts';
import type { EmailDefinitions } from './email-definition.js';

const factors = { passkey: 'a passkey', totp: 'codes from an authenticator app' };

const WHY = `You have an account at ${PRODUCT_NAME}. We write whenever something about its safety changes.`;

/** Notices of what changed about an account, so that its owner learns of what somebody else did. */
export const securityEmails: EmailDefinitions<
  | 'password-changed'
  | 'email-changed'
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'deletion-scheduled'
  | 'deletion-cancelled'
> = {
  'password-changed': {
    compose: (_data, links) => ({
      subject: 'Your password was changed',
      preview: 'Other devices were signed out.',
      title: 'Your password was changed',
      paragraphs: [
        'Hello,',
        `The password of your ${PRODUCT_NAME} account was just changed, and other devices were signed out.`,
        'If that was you, everything is as it should be. If not, set a new password now.',
      ],
      button: { words: 'Set a new password', url: links.page(paths.web.forgotPassword()) },
      why: WHY,
    }),
  },
  'email-changed': {
    compose: ({ newEmail }, links) => ({
      subject: 'Your address was changed',
      preview: 'Letters about your account go to the new one.',
      title: 'Your address was changed',
      paragraphs: [
        'Hello,',
        `Both addresses confirmed it: your ${PRODUCT_NAME} account is now at home at ${newEmail}. Nothing more comes to this one.`,
      ],
      button: { words: 'Look at my settings', url: links.page(paths.web.settings()) },
      after: [
        'If you did not confirm this, somebody else can read your mail. Please change the password of your mailbox first.',
      ],
      why: WHY,
    }),
  },
  'second-factor-added': {
    compose: ({ factor }, links) => ({
      subject: 'A second way to prove it is you',
      preview: 'It was added to your account just now.',
      title: 'A second factor was added',
      paragraphs: [
        'Hello,',
        `You can now sign in to your ${PRODUCT_NAME} account with ${factors[factor]}.`,
        'If that was not you, remove it in the settings and set a new password.',
      ],
      button: { words: 'Look at my settings', url: links.page(paths.web.settings()) },
      why: WHY,
    }),
  },
  'second-factor-removed': {
    compose: ({ factor }, links) => ({
      subject: 'A second factor was removed',
      preview: 'Your account has one protection less.',
      title: 'A second factor was removed',
      paragraphs: [
        'Hello,',
        `You can no longer sign in to your ${PRODUCT_NAME} account with ${factors[factor]}.`,
        'If that was not you, set a new password now.',
      ],
      button: { words: 'Set a new password', url: links.page(paths.web.forgotPassword()) },
      why: WHY,
    }),
  },
  'deletion-scheduled': {
    compose: ({ on }, links) => ({
      subject: 'Your account will be deleted',
      preview: `On ${formatDate(on)}, unless you sign in before.`,
      title: 'Your account will be deleted',
      paragraphs: [
        'Hello,',
        `You asked us to delete your ${PRODUCT_NAME} account. On ${formatDate(on)} it goes, with everything that it holds.`,
        'You changed your mind? Sign in before that day, and the account stays.',
      ],
      button: { words: 'Sign in and keep it', url: links.page(paths.web.login()) },
      after: ['If you did not ask for this, sign in and set a new password.'],
      why: WHY,
    }),
  },
  'deletion-cancelled': {
    compose: (_data, links) => ({
      subject: 'Your account stays',
      preview: 'It is not deleted: you signed in.',
      title: 'Your account stays',
      paragraphs: [
        'Hello,',
        `You signed in, so your ${PRODUCT_NAME} account is not deleted. Nothing was lost.`,
      ],
      button: { words: 'Look at my settings', url: links.page(paths.web.settings()) },
      why: WHY,
    }),
  },
};
