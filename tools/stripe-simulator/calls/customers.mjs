import { end } from '../life/subscriptions.mjs';
import { missing } from '../http/problems.mjs';
import { page } from './lists.mjs';

const live = new Set(['active', 'past_due']);

/** A customer as the calls see it: one that was deleted is nobody. */
export const presentCustomer = (world, id) => {
  const customer = world.find('customers', id);
  if (!customer || customer.deleted) throw missing('customer', id, 'customer');
  return customer;
};

/** A list of somebody's things: of nobody there is none. */
export const knownCustomer = (world, id) => {
  if (id !== undefined && !world.find('customers', id)) throw missing('customer', id, 'customer');
};

const create = (world, { email = null, name = null, metadata = {} }) => {
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

const update = (world, { id, email, name, metadata, invoice_settings: settings }) => {
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

/** With a customer end their subscriptions, at once; their invoices stay. */
const remove = (world, { id }) => {
  const customer = presentCustomer(world, id);
  for (const subscription of world.all('subscriptions'))
    if (subscription.customer === id && live.has(subscription.status))
      end(world, subscription, 'cancellation_requested');
  world.state.customers[id] = { id, object: 'customer', deleted: true, balance: 0, invoice_settings: {} };
  world.emit('customer.deleted', { ...customer, deleted: true });
  return { id, object: 'customer', deleted: true };
};

/** Below zero a balance is to the customer's credit. */
const moveBalance = (world, { id, amount, currency, description = null, metadata = {} }) => {
  const customer = presentCustomer(world, id);
  customer.balance += Number(amount);
  const moved = world.add('balanceTransactions', {
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
  return moved;
};

const balanceMoves = (world, params) => {
  const { id } = presentCustomer(world, params.id);
  const own = world.all('balanceTransactions').filter(({ customer }) => customer === id);
  return page(own, params, `/v1/customers/${id}/balance_transactions`, 'customer balance transaction');
};

export const customerCalls = [
  ['POST', '/v1/customers', create],
  ['GET', '/v1/customers/:id', (world, { id }) => world.get('customers', id)],
  ['POST', '/v1/customers/:id', update],
  ['DELETE', '/v1/customers/:id', remove],
  ['GET', '/v1/customers/:id/balance_transactions', balanceMoves],
  ['POST', '/v1/customers/:id/balance_transactions', moveBalance],
];
