import { end } from '../life/subscriptions.mjs';
import { createMissingError } from '../problems.mjs';
import { toPage } from './lists.mjs';

const liveStatuses = new Set(['active', 'past_due']);

/** Returns a customer; throws for a deleted one, as the API does. */
export const getCustomer = (world, id) => {
  const customer = world.find('customers', id);
  if (!customer || customer.deleted) throw createMissingError('customer', id, 'customer');
  return customer;
};

/** Throws when a list is requested for an unknown customer. */
export const assertCustomerExists = (world, id) => {
  if (id !== undefined && !world.find('customers', id)) throw createMissingError('customer', id, 'customer');
};

const createCustomer = (world, { email = null, name = null, metadata = {} }) => {
  const customer = world.add('customers', {
    id: world.id('cus'),
    object: 'customer',
    balance: 0,
    created: world.now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    email,
    invoice_settings: { default_payment_method: null, custom_fields: null, footer: null },
    livemode: false,
    metadata,
    name,
  });
  world.emit('customer.created', customer);
  return customer;
};

const updateCustomer = (world, { id, email, name, metadata, invoice_settings: settings }) => {
  const customer = world.get('customers', id);
  Object.assign(customer, {
    ...(email !== undefined && { email }),
    ...(name !== undefined && { name }),
    metadata: { ...customer.metadata, ...metadata },
    invoice_settings: { ...customer.invoice_settings, ...settings },
  });
  world.emit('customer.updated', customer);
  return customer;
};

/** Deleting a customer ends their subscriptions at once; their invoices remain. */
const deleteCustomer = (world, { id }) => {
  const customer = getCustomer(world, id);
  for (const subscription of world.all('subscriptions'))
    if (subscription.customer === id && liveStatuses.has(subscription.status))
      end(world, subscription, 'cancellation_requested');
  world.state.customers[id] = { id, object: 'customer', deleted: true, balance: 0, invoice_settings: {} };
  world.emit('customer.deleted', { ...customer, deleted: true });
  return { id, object: 'customer', deleted: true };
};

/** A negative balance is a credit of the customer. */
const addBalanceTransaction = (world, { id, amount, currency, description = null, metadata = {} }) => {
  const customer = getCustomer(world, id);
  customer.balance += Number(amount);
  const transaction = world.add('balanceTransactions', {
    id: world.id('cbtxn'),
    object: 'customer_balance_transaction',
    amount: Number(amount),
    created: world.now(),
    currency,
    customer: id,
    description,
    ending_balance: customer.balance,
    livemode: false,
    metadata,
    type: 'adjustment',
  });
  world.emit('customer.updated', customer);
  return transaction;
};

const listBalanceTransactions = (world, params) => {
  const { id } = getCustomer(world, params.id);
  const own = world.all('balanceTransactions').filter(({ customer }) => customer === id);
  return toPage(own, params, `/v1/customers/${id}/balance_transactions`, 'customer balance transaction');
};

export const customerCalls = [
  ['POST', '/v1/customers', createCustomer],
  ['GET', '/v1/customers/:id', (world, { id }) => world.get('customers', id)],
  ['POST', '/v1/customers/:id', updateCustomer],
  ['DELETE', '/v1/customers/:id', deleteCustomer],
  ['GET', '/v1/customers/:id/balance_transactions', listBalanceTransactions],
  ['POST', '/v1/customers/:id/balance_transactions', addBalanceTransaction],
];
