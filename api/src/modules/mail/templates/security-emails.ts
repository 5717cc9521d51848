import { formatDate, paths, PRODUCT_NAME } from '@wanderwork/contracts';
import type { EmailDefinitions } from './email-definition.js';

const factorLabels = { passkey: 'a passkey', totp: 'codes from an authenticator app' };

const REASON = `You have an account at ${PRODUCT_NAME}. We email you whenever its security settings change.`;

/** What each email needs when it enters the outbox. */
export interface SecurityEmails {
  'password-changed': object;
  /** Goes to the old address. */
  'email-changed': { newEmail: string };
  'second-factor-added': { factor: 'passkey' | 'totp' };
  'second-factor-removed': { factor: 'passkey' | 'totp' };
  /** `on`: the day when the account will be deleted, as `YYYY-MM-DD`. */
  'deletion-scheduled': { on: string };
  'deletion-cancelled': object;
}

/** Notices of changes to an account's security, so that the owner learns of changes somebody else made. */
export const securityEmails: EmailDefinitions<SecurityEmails> = {
  'password-changed': {
    compose: (_data, links) => ({
      subject: 'Your password was changed',
      preview: 'Other devices were signed out.',
      title: 'Your password was changed',
      paragraphs: [
        'Hello,',
        `The password of your ${PRODUCT_NAME} account was just changed, and other devices were signed out.`,
        'If this was you, there’s nothing more to do. If not, set a new password now.',
      ],
      button: { label: 'Set a new password', url: links.page(paths.web.forgotPassword()) },
      reason: REASON,
    }),
  },
  'email-changed': {
    compose: ({ newEmail }, links) => ({
      subject: 'Your email address was changed',
      preview: 'Emails about your account go to the new address.',
      title: 'Your email address was changed',
      paragraphs: [
        'Hello,',
        `Both addresses confirmed the change: your ${PRODUCT_NAME} account now uses ${newEmail}. We won’t send anything more to this address.`,
      ],
      button: { label: 'View my settings', url: links.page(paths.web.settings('security')) },
      notes: [
        'If you didn’t confirm this, someone else can read your email. Please change the password of your mailbox first.',
      ],
      reason: REASON,
    }),
  },
  'second-factor-added': {
    compose: ({ factor }, links) => ({
      subject: 'A second factor was added',
      preview: 'There’s a new way to sign in to your account.',
      title: 'A second factor was added',
      paragraphs: [
        'Hello,',
        `You can now sign in to your ${PRODUCT_NAME} account with ${factorLabels[factor]}.`,
        'If this wasn’t you, remove it in your settings and set a new password.',
      ],
      button: { label: 'View my settings', url: links.page(paths.web.settings('security')) },
      reason: REASON,
    }),
  },
  'second-factor-removed': {
    compose: ({ factor }, links) => ({
      subject: 'A second factor was removed',
      preview: 'Your account is less well protected now.',
      title: 'A second factor was removed',
      paragraphs: [
        'Hello,',
        `You can no longer sign in to your ${PRODUCT_NAME} account with ${factorLabels[factor]}.`,
        'If this wasn’t you, set a new password now.',
      ],
      button: { label: 'Set a new password', url: links.page(paths.web.forgotPassword()) },
      reason: REASON,
    }),
  },
  'deletion-scheduled': {
    compose: ({ on }, links) => ({
      subject: 'Your account will be deleted',
      preview: `On ${formatDate(on)}, unless you sign in before then.`,
      title: 'Your account will be deleted',
      paragraphs: [
        'Hello,',
        `You asked us to delete your ${PRODUCT_NAME} account. We’ll delete it, with everything in it, on ${formatDate(on)}.`,
        'Changed your mind? Sign in before that day, and we’ll keep your account.',
      ],
      button: { label: 'Sign in and keep it', url: links.page(paths.web.login()) },
      notes: ['If you didn’t ask for this, sign in and set a new password.'],
      reason: REASON,
    }),
  },
  'deletion-cancelled': {
    compose: (_data, links) => ({
      subject: 'Your account will not be deleted',
      preview: 'You signed in, so we’re keeping it.',
      title: 'Your account will not be deleted',
      paragraphs: [
        'Hello,',
        `You signed in, so we’re keeping your ${PRODUCT_NAME} account. Nothing was lost.`,
      ],
      button: { label: 'View my settings', url: links.page(paths.web.settings('security')) },
      reason: REASON,
    }),
  },
};
