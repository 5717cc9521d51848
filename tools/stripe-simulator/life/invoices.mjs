import { attemptLater } from './cards.mjs';

const toList = (data, url) => ({ object: 'list', data, has_more: false, url });

const toLine = (world, { amount, description, price, period, proration = false }) => ({
  id: world.id('il'),
  object: 'line_item',
  amount,
  currency: 'usd',
  description,
  discountable: !proration,
  discounts: [],
  livemode: false,
  metadata: {},
  period,
  pricing: { type: 'price_details', price_details: { price: price.id, product: price.product } },
  proration,
  quantity: 1,
});

/** The amount due: a credit of the customer (negative balance) is deducted first. */
const getAmountDue = (total, balance) => Math.max(0, total + balance);
const getBalanceAfter = (total, balance) => Math.min(0, total + balance);

/** Composes an invoice, issued or just a preview. */
export const composeInvoice = (world, { subscription, customer, reason, lines }) => {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const due = getAmountDue(total, customer.balance);
  const id = world.id('in');
  return {
    id,
    object: 'invoice',
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: world.now(),
    currency: 'usd',
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name,
    description: null,
    due_date: null,
    ending_balance: getBalanceAfter(total, customer.balance),
    hosted_invoice_url: null,
    invoice_pdf: null,
    lines: toList(
      lines.map((line) => toLine(world, line)),
      `/v1/invoices/${id}/lines`,
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    payments: toList([], '/v1/invoice_payments'),
    period_end: world.now(),
    period_start: world.now(),
    starting_balance: customer.balance,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    total,
  };
};

/** Creates an open invoice. */
export const issue = (world, order) => {
  const invoice = composeInvoice(world, order);
  order.customer.balance = invoice.ending_balance;
  order.customer.currency ??= invoice.currency;
  world.state.invoiceCount += 1;
  invoice.number = `TEST-${String(world.state.invoiceCount).padStart(4, '0')}`;
  invoice.status = 'open';
  invoice.status_transitions.finalized_at = world.now();
  world.add('invoices', invoice);
  order.subscription.latest_invoice = invoice.id;
  world.emit('invoice.created', invoice);
  world.emit('invoice.finalized', invoice);
  return invoice;
};

/** Marks the invoice as paid. */
export const markPaid = (world, invoice) => {
  const paid = { id: world.id('inpay'), object: 'invoice_payment', status: 'paid', invoice: invoice.id };
  if (invoice.amount_due > 0) {
    const payment = { id: world.id('pi'), object: 'payment_intent', amount: invoice.amount_due };
    world.add('payments', {
      ...payment,
      customer: invoice.customer,
      status: 'succeeded',
      refunded: 0,
      created: world.now(),
    });
    const amounts = { amount_paid: invoice.amount_due, amount_requested: invoice.amount_due };
    const by = { type: 'payment_intent', payment_intent: payment.id };
    invoice.payments.data.push({ ...paid, ...amounts, currency: 'usd', payment: by });
  }
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.attempted = true;
  invoice.next_payment_attempt = null;
  invoice.status = 'paid';
  invoice.status_transitions.paid_at = world.now();
  world.emit('invoice.paid', invoice);
  world.emit('invoice.payment_succeeded', invoice);
};

export const voidInvoice = (world, invoice) => {
  invoice.status = 'void';
  invoice.next_payment_attempt = null;
  invoice.status_transitions.voided_at = world.now();
  // Returns a credit that was used for it.
  const customer = world.find('customers', invoice.customer);
  if (customer) customer.balance += invoice.starting_balance - invoice.ending_balance;
  world.emit('invoice.voided', invoice);
};

/** Returns the card that a subscription's invoices are charged to. */
export const findCard = (world, subscription) => {
  const customer = world.find('customers', subscription.customer);
  return world.find(
    'cards',
    subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method,
  );
};

/** Charges the stored card; returns 'paid' or the reason of the failure. */
export const charge = (world, invoice, subscription) => {
  const outcome = invoice.amount_due === 0 ? 'paid' : attemptLater(findCard(world, subscription));
  invoice.attempt_count += 1;
  invoice.attempted = true;
  if (outcome === 'paid') markPaid(world, invoice);
  else world.emit(failureEvents[outcome] ?? 'invoice.payment_failed', invoice);
  return outcome;
};

const failureEvents = { authenticate: 'invoice.payment_action_required' };
