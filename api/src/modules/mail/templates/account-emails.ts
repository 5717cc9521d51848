import { paths, PRODUCT_NAME } from '@wanderwork/contracts';
import { HOUR } from '../../../platform/durations.js';
import {
  type EmailDefinitions,
  greeting,
  type MayAskForNewsletter,
  newsletterConsent,
} from './email-definition.js';

const NOT_YOU =
  'If this wasn’t you, you can ignore this email: nobody can use your address here without this link.';
const WITHIN_A_WEEK = 'The link works once and expires in 7 days.';
const WITHIN_A_DAY =
  'The link works once and expires in 24 hours. Nothing changes until both addresses are confirmed.';

/** What each email needs when it enters the outbox. */
export interface AccountEmails {
  /** Without `userId`, the account is looked up at send time, as for a forgotten password. */
  'confirm-address': MayAskForNewsletter & { userId?: string; firstName?: string };
  welcome: MayAskForNewsletter & { userId: string; firstName: string };
  'account-exists': { userId: string };
  /** The account is looked up at send time, so that the form's response does not reveal whether one exists. */
  'reset-password': { userId?: string };
  'change-email-new': { changeId: string };
  'change-email-old': { changeId: string; newEmail: string };
}

/** Emails about an account's address and its password. */
export const accountEmails: EmailDefinitions<AccountEmails> = {
  'confirm-address': {
    link: { purpose: 'confirm-email', subject: ({ userId }) => userId },
    newsletter: 'ask',
    compose: ({ firstName }, links) => ({
      subject: 'Confirm your email address',
      preview: `One click finishes setting up your ${PRODUCT_NAME} account.`,
      title: 'Confirm your email address',
      paragraphs: [
        greeting(firstName),
        `Thanks for creating a ${PRODUCT_NAME} account. Please confirm that this email address is yours.`,
      ],
      button: { label: 'Confirm my address', url: links.own },
      notes: [WITHIN_A_WEEK, ...newsletterConsent(links), NOT_YOU],
      reason: `Someone, probably you, signed up for ${PRODUCT_NAME} with this address.`,
    }),
  },
  welcome: {
    link: { purpose: 'set-password', subject: ({ userId }) => userId },
    newsletter: 'ask',
    compose: ({ firstName }, links) => ({
      subject: `Welcome to ${PRODUCT_NAME}`,
      preview: 'Your account is ready. Set a password to get started.',
      title: `Welcome to ${PRODUCT_NAME}`,
      paragraphs: [
        greeting(firstName),
        'Your account is ready. Set a password to get started; this also confirms that the email address is yours.',
      ],
      button: { label: 'Set my password', url: links.own },
      notes: [WITHIN_A_WEEK, ...newsletterConsent(links), NOT_YOU],
      reason: `Someone, probably you, joined ${PRODUCT_NAME} with this address.`,
    }),
  },
  'account-exists': {
    link: { purpose: 'reset-password', subject: ({ userId }) => userId },
    spacing: HOUR,
    compose: (_data, links) => ({
      subject: 'You already have an account',
      preview: `This address already has a ${PRODUCT_NAME} account.`,
      title: 'You already have an account',
      paragraphs: [
        'Hello,',
        `Someone just tried to sign up for ${PRODUCT_NAME} with this email address. You already have an account here, and nothing about it has changed.`,
        'If it was you, sign in with your password.',
      ],
      button: { label: 'Sign in', url: links.page(paths.web.login()) },
      notes: [
        {
          before: 'Forgot your password? Within the next hour you can ',
          label: 'set a new one',
          url: links.own,
        },
        'If it wasn’t you, you can ignore this email.',
      ],
      reason: `You have an account at ${PRODUCT_NAME}, and someone entered your address in a sign-up form.`,
    }),
  },
  'reset-password': {
    link: { purpose: 'reset-password', subject: ({ userId }) => userId },
    compose: (_data, links) => ({
      subject: 'Set a new password',
      preview: 'The link works once and expires in an hour.',
      title: 'Set a new password',
      paragraphs: ['Hello,', `You asked to set a new password for your ${PRODUCT_NAME} account.`],
      button: { label: 'Set a new password', url: links.own },
      notes: [
        'The link works once and expires in an hour. Setting a new password signs you out on every device.',
        'If you didn’t ask for this, you can ignore this email: your password stays the same.',
      ],
      reason: `Someone, probably you, entered this address under “Forgot password” at ${PRODUCT_NAME}.`,
    }),
  },
  'change-email-new': {
    link: { purpose: 'change-email-new', subject: ({ changeId }) => changeId },
    compose: (_data, links) => ({
      subject: 'Confirm your new email address',
      preview: 'Two clicks: one here, one in the email to your old address.',
      title: 'Confirm your new email address',
      paragraphs: [
        'Hello,',
        `You asked to move your ${PRODUCT_NAME} account to this email address. Please confirm the change here and in the email we sent to your old address.`,
      ],
      button: { label: 'Confirm this address', url: links.own },
      notes: [WITHIN_A_DAY, NOT_YOU],
      reason: `Someone, probably you, entered this address in the settings of a ${PRODUCT_NAME} account.`,
    }),
  },
  'change-email-old': {
    link: { purpose: 'change-email-old', subject: ({ changeId }) => changeId },
    compose: ({ newEmail }, links) => ({
      subject: 'Your email address is about to change',
      preview: 'Please confirm that you want this change.',
      title: 'Your email address is about to change',
      paragraphs: [
        'Hello,',
        `You asked to move your ${PRODUCT_NAME} account to ${newEmail}. Please confirm the change here and in the email we sent to the new address.`,
      ],
      button: { label: 'Confirm the change', url: links.own },
      notes: [
        WITHIN_A_DAY,
        {
          before: 'If you didn’t ask for this, don’t confirm it, and please ',
          label: 'set a new password',
          url: links.page(paths.web.forgotPassword()),
        },
      ],
      reason: `This is the email address of your ${PRODUCT_NAME} account.`,
    }),
  },
};
