import { formatDate, paths, type PricedPlan, PRODUCT_NAME, tierNames } from '@wanderwork/contracts';
import { greeting } from './email.js';
import type { EmailDefinitions, EmailLinks } from './email-definition.js';

const intervals = { month: 'a month', year: 'a year' };

const CENTS = 100;

const WHY = `You have a plan at ${PRODUCT_NAME}. We write whenever something about it or its payment changes.`;

const moment = (iso: string): string =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso))} UTC`;

const price = ({ amount, currency, interval }: PricedPlan): string => {
  const style = { style: 'currency', currency: currency.toUpperCase() } as const;
  return `${new Intl.NumberFormat('en-US', style).format(amount / CENTS)} ${intervals[interval]}`;
};

const toMyPlan = (links: EmailLinks) => ({ words: 'Look at my plan', url: links.page(paths.web.profile()) });

/** What happens to a plan that somebody pays for. */
export const billingEmails: EmailDefinitions<
  | 'subscription-started'
  | 'plan-changed'
  | 'subscription-ending'
  | 'subscription-resumed'
  | 'subscription-ended'
  | 'payment-failed'
  | 'withdrawal-received'
> = {
  'subscription-started': {
    compose: (plan, links) => ({
      subject: 'Your plan has begun',
      preview: `${tierNames[plan.tier]}, ${price(plan)}.`,
      title: `You are on ${tierNames[plan.tier]} now`,
      paragraphs: [
        'Hello,',
        `Thank you. Your ${PRODUCT_NAME} plan is ${tierNames[plan.tier]} for ${price(plan)}. It is renewed on ${formatDate(plan.renewsOn)}, and again each time that it ends, until you cancel it, which you can do at any time.`,
        `As a consumer in the European Union you may withdraw until ${formatDate(plan.withdrawUntil)} without a reason, and get back all that you paid.`,
      ],
      button: toMyPlan(links),
      after: ['Your invoices and the way to cancel or withdraw stand on that page.'],
      why: WHY,
    }),
  },
  'plan-changed': {
    compose: (plan, links) => ({
      subject: 'Your plan was changed',
      preview: `${tierNames[plan.tier]}, ${price(plan)}.`,
      title: `Your plan is ${tierNames[plan.tier]} now`,
      paragraphs: [
        'Hello,',
        `From now on your ${PRODUCT_NAME} plan is ${tierNames[plan.tier]} for ${price(plan)}. Whatever you saved is still there.`,
      ],
      button: toMyPlan(links),
      why: WHY,
    }),
  },
  'subscription-ending': {
    compose: ({ tier, on }, links) => ({
      subject: 'Your plan is cancelled',
      preview: `It stays until ${formatDate(on)}.`,
      title: 'Your plan is cancelled',
      paragraphs: [
        'Hello,',
        `Nothing more is charged. ${tierNames[tier]} stays yours until ${formatDate(on)}, because it is paid for; then your account goes on as a free one, with everything that you saved.`,
      ],
      button: toMyPlan(links),
      after: ['You changed your mind? Until that day you can resume it there.'],
      why: WHY,
    }),
  },
  'subscription-resumed': {
    compose: ({ tier, renewsOn }, links) => ({
      subject: 'Your plan goes on',
      preview: `It is renewed on ${formatDate(renewsOn)}.`,
      title: 'Your plan goes on',
      paragraphs: [
        'Hello,',
        `It is good to have you with us: ${tierNames[tier]} does not end. It is renewed on ${formatDate(renewsOn)}.`,
      ],
      button: toMyPlan(links),
      why: WHY,
    }),
  },
  'subscription-ended': {
    compose: ({ tier }, links) => ({
      subject: 'Your plan has ended',
      preview: 'Everything that you saved is still there.',
      title: `${tierNames[tier]} has ended`,
      paragraphs: [
        'Hello,',
        `Your ${PRODUCT_NAME} account is a free one from now on. Everything that you saved is still there, for you to read, to take along or to delete.`,
      ],
      button: { words: 'Look at the plans', url: links.page(paths.web.subscription()) },
      why: WHY,
    }),
  },
  'payment-failed': {
    compose: ({ tier, until }, links) => ({
      subject: 'A payment did not go through',
      preview: `${tierNames[tier]} stays yours until ${formatDate(until)}.`,
      title: 'A payment did not go through',
      paragraphs: [
        'Hello,',
        `Your card was not charged when ${tierNames[tier]} was to be renewed. Nothing is taken away until ${formatDate(until)}, and the payment is tried again by itself.`,
        'If your card was replaced, please enter the new one, or pay the open invoice.',
      ],
      button: { words: 'Settle the payment', url: links.page(paths.web.profile()) },
      why: WHY,
    }),
  },
  'withdrawal-received': {
    compose: ({ tier, name, declaredAt }, links) => ({
      subject: 'We have your withdrawal',
      preview: 'All that you paid is on its way back.',
      title: 'We have your withdrawal',
      paragraphs: [
        greeting(name),
        `On ${moment(declaredAt)} you declared that you withdraw from your ${PRODUCT_NAME} plan ${tierNames[tier]}. Please keep this letter: it is your receipt.`,
        'The plan ends now, and all that you paid for it goes back the way it came, which takes a bank up to ten days.',
      ],
      button: { words: 'Look at my invoices', url: links.page(paths.web.profile()) },
      why: WHY,
    }),
  },
};
