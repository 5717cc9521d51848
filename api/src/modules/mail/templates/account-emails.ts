import { paths, PRODUCT_NAME } from '@wanderwork/contracts';
import { HOUR } from '../../../platform/durations.js';
import { greeting } from './email.js';
import type { EmailDefinitions } from './email-definition.js';
import { newsletterConsent } from './newsletter-consent.js';

const NOT_YOU =
  'If that was not you, you need not do anything: without this link nobody can use your address here.';

/** Letters about an account's address and its password. */
export const accountEmails: EmailDefinitions<
  | 'confirm-address'
  | 'welcome'
  | 'account-exists'
  | 'reset-password'
  | 'change-email-new'
  | 'change-email-old'
> = {
  'confirm-address': {
    link: { purpose: 'confirm-email', subject: ({ userId }) => userId },
    newsletter: 'ask',
    compose: ({ firstName }, links) => ({
      subject: 'Please confirm your address',
      preview: `One click, and your ${PRODUCT_NAME} account is yours for certain.`,
      title: 'Is this your address?',
      paragraphs: [
        greeting(firstName),
        `An account was made at ${PRODUCT_NAME} with this address. Please confirm that it is yours.`,
      ],
      button: { words: 'Confirm my address', url: links.own },
      after: ['The link works once, within 7 days.', ...newsletterConsent(links), NOT_YOU],
      why: `Somebody, most likely you, registered at ${PRODUCT_NAME} with this address.`,
    }),
  },
  welcome: {
    link: { purpose: 'set-password', subject: ({ userId }) => userId },
    newsletter: 'ask',
    compose: ({ firstName }, links) => ({
      subject: `Welcome to ${PRODUCT_NAME}`,
      preview: 'Your account is ready. Set a password, and you are in.',
      title: `Welcome to ${PRODUCT_NAME}`,
      paragraphs: [
        greeting(firstName),
        'Your account is ready. Set a password of your own; that also confirms that this address is yours.',
      ],
      button: { words: 'Set my password', url: links.own },
      after: ['The link works once, within 7 days.', ...newsletterConsent(links), NOT_YOU],
      why: `Somebody, most likely you, joined ${PRODUCT_NAME} with this address.`,
    }),
  },
  'account-exists': {
    link: { purpose: 'reset-password', subject: ({ userId }) => userId },
    spacing: HOUR,
    compose: (_data, links) => ({
      subject: 'You already have an account',
      preview: `This address is at home at ${PRODUCT_NAME} already.`,
      title: 'You already have an account',
      paragraphs: [
        'Hello,',
        `Somebody just tried to register at ${PRODUCT_NAME} with this address. It has an account already, which stays as it is.`,
        'If it was you, sign in with your password.',
      ],
      button: { words: 'Sign in', url: links.page(paths.web.login()) },
      after: [
        {
          before: 'You do not remember the password? Within an hour you can ',
          words: 'set a new one',
          url: links.own,
        },
        'If it was not you, you need not do anything.',
      ],
      why: `You have an account at ${PRODUCT_NAME}, and somebody typed your address into a form that makes one.`,
    }),
  },
  'reset-password': {
    link: { purpose: 'reset-password', subject: ({ userId }) => userId },
    compose: (_data, links) => ({
      subject: 'Set a new password',
      preview: 'The link works once, within an hour.',
      title: 'Set a new password',
      paragraphs: ['Hello,', 'You asked for a way to set a new password. Here it is.'],
      button: { words: 'Set a new password', url: links.own },
      after: [
        'The link works once, within an hour. When you have used it, every device is signed out.',
        'If you did not ask for it, you need not do anything: your password stays as it is.',
      ],
      why: `Somebody, most likely you, typed this address into "Forgot password" at ${PRODUCT_NAME}.`,
    }),
  },
  'change-email-new': {
    link: { purpose: 'change-email-new', subject: ({ changeId }) => changeId },
    compose: (_data, links) => ({
      subject: 'Please confirm your new address',
      preview: 'Two clicks: one here, one at your old address.',
      title: 'Your new address',
      paragraphs: [
        'Hello,',
        `You asked that your ${PRODUCT_NAME} account moves to this address. Please confirm it here and in the letter that we sent to your old address.`,
      ],
      button: { words: 'Confirm this address', url: links.own },
      after: [
        'The link works once, within 24 hours. Until both are confirmed, everything stays as it is.',
        NOT_YOU,
      ],
      why: `Somebody, most likely you, entered this address in the settings of a ${PRODUCT_NAME} account.`,
    }),
  },
  'change-email-old': {
    link: { purpose: 'change-email-old', subject: ({ changeId }) => changeId },
    compose: ({ newEmail }, links) => ({
      subject: 'Your address is about to change',
      preview: 'Please confirm that you want it.',
      title: 'Your address is about to change',
      paragraphs: [
        'Hello,',
        `You asked that your ${PRODUCT_NAME} account moves to the address ${newEmail}. Please confirm it here and in the letter that we sent there.`,
      ],
      button: { words: 'Confirm the change', url: links.own },
      after: [
        'The link works once, within 24 hours. Until both are confirmed, everything stays as it is.',
        {
          before: 'If you did not ask for this, do not confirm it, and please ',
          words: 'set a new password',
          url: links.page(paths.web.forgotPassword()),
        },
      ],
      why: `This is the address of your ${PRODUCT_NAME} account.`,
    }),
  },
};
