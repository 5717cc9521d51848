import { paths, PRODUCT_NAME } from '@wanderwork/contracts';
import { DAY, MINUTE } from '../../../platform/durations.js';
import {
  type EmailDefinitions,
  greeting,
  type MayAskForNewsletter,
  newsletterConsent,
} from './email-definition.js';
import { parseParagraphs, toOneLine } from './rich-text.js';
import { unsubscribeHeaders, unsubscribeNotes } from './unsubscribe.js';

const A_FEW_MINUTES = 5 * MINUTE;

const ISSUE_PREVIEW_LENGTH = 120;
const TEST_NOTE = 'This is a test copy. In the emails to your readers, the unsubscribe link is here.';

/** What each email needs when it enters the outbox. */
export interface MarketingEmails {
  waitlist: MayAskForNewsletter & { name: string | null };
  'newsletter-confirm': { subscriptionId: string };
  'newsletter-welcome': { subscriptionId: string };
  /** `subject` and `text` are read from the issue at send time. Without a subscription it is a test copy. */
  'newsletter-issue': { issueId: string; subscriptionId: string | null; subject?: string; text?: string };
}

/** Emails to people who may not have an account. */
export const marketingEmails: EmailDefinitions<MarketingEmails> = {
  waitlist: {
    newsletter: 'ask',
    spacing: DAY,
    compose: ({ name }, links) => ({
      subject: 'You are on the list',
      preview: 'We’ll email you when there’s news.',
      title: 'You’re on the list',
      paragraphs: [
        greeting(name),
        `Thank you for your interest in ${PRODUCT_NAME}. We’ll email you when there’s news. Until then, you can explore every city without an account.`,
      ],
      button: { label: 'Explore the cities', url: links.page(paths.web.wanderlens()) },
      notes: newsletterConsent(links),
      reason: `Someone, probably you, added this address to the ${PRODUCT_NAME} waitlist.`,
    }),
  },
  'newsletter-confirm': {
    link: { purpose: 'newsletter-confirm', subject: ({ subscriptionId }) => subscriptionId },
    spacing: A_FEW_MINUTES,
    compose: (_data, links) => ({
      subject: 'Confirm your newsletter subscription',
      preview: 'One click, and you’re subscribed.',
      title: 'Confirm your subscription',
      paragraphs: [
        'Hello,',
        `You asked for the ${PRODUCT_NAME} newsletter: what changed in the cities, and what we wrote about working from them.`,
      ],
      button: { label: 'Yes, send me the newsletter', url: links.own },
      notes: ['The link works once and expires in 7 days. If you don’t confirm, we won’t send you anything.'],
      reason: `Someone, probably you, entered this address in a newsletter form at ${PRODUCT_NAME}.`,
    }),
  },
  'newsletter-welcome': {
    newsletter: 'end',
    compose: (_data, links) => ({
      subject: 'You are subscribed',
      preview: `You’ll get the ${PRODUCT_NAME} newsletter at this address.`,
      title: 'You’re subscribed',
      paragraphs: [
        'Hello,',
        `Thank you! From now on, you’ll get the ${PRODUCT_NAME} newsletter at this address.`,
      ],
      button: { label: 'Read our guides', url: links.page(paths.web.wanderhub()) },
      notes: unsubscribeNotes(links),
      reason: 'You confirmed the newsletter for this address.',
      headers: unsubscribeHeaders(links),
    }),
  },
  /** An issue of the newsletter, as an admin wrote it. */
  'newsletter-issue': {
    newsletter: 'end',
    compose: ({ subscriptionId, subject = '', text = '' }, links) => {
      const paragraphs = parseParagraphs(text);
      const isTest = subscriptionId === null;
      return {
        subject,
        preview: toOneLine(paragraphs[0] ?? []).slice(0, ISSUE_PREVIEW_LENGTH),
        title: subject,
        paragraphs,
        button: { label: `Open ${PRODUCT_NAME}`, url: links.page(paths.web.home()) },
        notes: isTest ? [TEST_NOTE] : unsubscribeNotes(links),
        reason: isTest
          ? 'You sent yourself a test copy of the newsletter.'
          : 'You confirmed the newsletter for this address.',
        headers: unsubscribeHeaders(links),
      };
    },
  },
};
