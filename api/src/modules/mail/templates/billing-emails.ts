import {
  formatDate,
  type PaidTier,
  paths,
  type PricedPlan,
  PRODUCT_NAME,
  tierNames,
} from '@wanderwork/contracts';
import { type EmailDefinitions, type EmailLinks, greeting } from './email-definition.js';

const intervalLabels = { month: 'a month', year: 'a year' };

const CENTS = 100;

const REASON = `You have a plan at ${PRODUCT_NAME}. We email you whenever your plan or its payment changes.`;

const formatMoment = (iso: string): string =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso))} UTC`;

/** "$9.00 a month". */
const formatPrice = ({ amount, currency, interval }: PricedPlan): string => {
  const style = { style: 'currency', currency: currency.toUpperCase() } as const;
  return `${new Intl.NumberFormat('en-US', style).format(amount / CENTS)} ${intervalLabels[interval]}`;
};

const createPlanButton = (links: EmailLinks) => ({
  label: 'View my plan',
  url: links.page(paths.web.profile()),
});

/** What each email needs when it enters the outbox. Days are `YYYY-MM-DD`. */
export interface BillingEmails {
  'subscription-started': PricedPlan & { renewsOn: string; withdrawUntil: string };
  'plan-changed': PricedPlan;
  'subscription-ending': { tier: PaidTier; on: string };
  'subscription-resumed': { tier: PaidTier; renewsOn: string };
  'subscription-ended': { tier: PaidTier };
  /** `until`: the plan stays in force before that day. */
  'payment-failed': { tier: PaidTier; until: string };
  /** `declaredAt`: an ISO time, because the receipt states the time to the second. */
  'withdrawal-received': { tier: PaidTier; name: string; declaredAt: string };
}

/** Emails about a paid plan. */
export const billingEmails: EmailDefinitions<BillingEmails> = {
  'subscription-started': {
    compose: (plan, links) => ({
      subject: 'Your plan has started',
      preview: `${tierNames[plan.tier]}, ${formatPrice(plan)}.`,
      title: `You’re on ${tierNames[plan.tier]} now`,
      paragraphs: [
        'Hello,',
        `Thank you! Your ${PRODUCT_NAME} plan is ${tierNames[plan.tier]} for ${formatPrice(plan)}. It renews on ${formatDate(plan.renewsOn)} and every ${plan.interval} after that until you cancel, which you can do at any time.`,
        `If you’re a consumer in the European Union, you can withdraw until ${formatDate(plan.withdrawUntil)} without giving a reason and get back everything you paid.`,
      ],
      button: createPlanButton(links),
      notes: ['That page has your invoices and the options to cancel or withdraw.'],
      reason: REASON,
    }),
  },
  'plan-changed': {
    compose: (plan, links) => ({
      subject: 'Your plan was changed',
      preview: `${tierNames[plan.tier]}, ${formatPrice(plan)}.`,
      title: `You’re on ${tierNames[plan.tier]} now`,
      paragraphs: [
        'Hello,',
        `Your ${PRODUCT_NAME} plan is now ${tierNames[plan.tier]} for ${formatPrice(plan)}. Everything you saved is still there.`,
      ],
      button: createPlanButton(links),
      reason: REASON,
    }),
  },
  'subscription-ending': {
    compose: ({ tier, on }, links) => ({
      subject: 'Your plan is canceled',
      preview: `You keep ${tierNames[tier]} until ${formatDate(on)}.`,
      title: 'Your plan is canceled',
      paragraphs: [
        'Hello,',
        `You won’t be charged again. You keep ${tierNames[tier]} until ${formatDate(on)}, because it’s already paid for. After that, your account continues on the free plan, with everything you saved.`,
      ],
      button: createPlanButton(links),
      notes: ['Changed your mind? You can resume your plan on that page until then.'],
      reason: REASON,
    }),
  },
  'subscription-resumed': {
    compose: ({ tier, renewsOn }, links) => ({
      subject: 'Your plan continues',
      preview: `It renews on ${formatDate(renewsOn)}.`,
      title: 'Your plan continues',
      paragraphs: [
        'Hello,',
        `We’re glad you’re staying. You keep ${tierNames[tier]}, and it renews on ${formatDate(renewsOn)}.`,
      ],
      button: createPlanButton(links),
      reason: REASON,
    }),
  },
  'subscription-ended': {
    compose: ({ tier }, links) => ({
      subject: 'Your plan has ended',
      preview: 'Everything you saved is still there.',
      title: `${tierNames[tier]} has ended`,
      paragraphs: [
        'Hello,',
        `Your ${PRODUCT_NAME} account is now on the free plan. Everything you saved is still there for you to read, export or delete.`,
      ],
      button: { label: 'See the plans', url: links.page(paths.web.subscription()) },
      reason: REASON,
    }),
  },
  'payment-failed': {
    compose: ({ tier, until }, links) => ({
      subject: 'A payment did not go through',
      preview: `You keep ${tierNames[tier]} until ${formatDate(until)}.`,
      title: 'A payment did not go through',
      paragraphs: [
        'Hello,',
        `We couldn’t charge your card to renew ${tierNames[tier]}. You keep it until ${formatDate(until)}, and the payment is retried automatically.`,
        'If your card was replaced, please enter the new one or pay the open invoice.',
      ],
      button: { label: 'Fix the payment', url: links.page(paths.web.profile()) },
      reason: REASON,
    }),
  },
  'withdrawal-received': {
    compose: ({ tier, name, declaredAt }, links) => ({
      subject: 'We received your withdrawal',
      preview: 'We’re refunding everything you paid.',
      title: 'We received your withdrawal',
      paragraphs: [
        greeting(name),
        `On ${formatMoment(declaredAt)} you told us that you’re withdrawing from your ${PRODUCT_NAME} ${tierNames[tier]} plan. Please keep this email as your receipt.`,
        'The plan ends now. We’re refunding everything you paid for it to the payment method you used, which can take your bank up to ten days.',
      ],
      button: { label: 'View my invoices', url: links.page(paths.web.profile()) },
      reason: REASON,
    }),
  },
};
