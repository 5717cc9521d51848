import { getCustomer } from './customers.mjs';
import { toPage } from './lists.mjs';

const createPortal = (world, { customer, return_url: returnUrl = null, flow_data: flow }) => {
  const id = world.id('bps');
  return world.add('portals', {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_simulator',
    created: world.now(),
    customer: getCustomer(world, customer).id,
    flow: flow ? { type: flow.type, after_completion: flow.after_completion ?? null } : null,
    livemode: false,
    return_url: flow?.after_completion?.redirect?.return_url ?? returnUrl,
    url: `${world.url}/pages/card/${id}`,
  });
};

const listPrices = (world, params) => {
  const { lookup_keys: keys, active } = params;
  const matches = (one) =>
    (keys === undefined || keys.includes(one.lookup_key)) &&
    (active === undefined || String(one.active) === active);
  return toPage(world.all('prices').filter(matches), params, '/v1/prices', 'price');
};

/** Adds a price of another product in the same account. */
const createPrice = (world, params) => {
  const { product: name = 'prod_pro', currency, unit_amount: amount, recurring } = params;
  const template = world.all('prices')[0];
  const product = world.get('products', name, 'product').id;
  const newPriceFields = {
    ...template,
    id: world.id('price'),
    created: world.now(),
    product,
    currency,
    lookup_key: params.lookup_key ?? null,
  };
  const interval = { ...template.recurring, interval: recurring.interval };
  return world.add('prices', {
    ...newPriceFields,
    recurring: interval,
    unit_amount: Number(amount),
    unit_amount_decimal: String(amount),
  });
};

export const otherCalls = [
  ['POST', '/v1/billing_portal/sessions', createPortal],
  ['GET', '/v1/prices', listPrices],
  ['POST', '/v1/prices', createPrice],
  ['GET', '/v1/prices/:id', (world, { id }) => world.get('prices', id)],
  ['GET', '/v1/products/:id', (world, { id }) => world.get('products', id)],
  ['GET', '/v1/payment_methods/:id', (world, { id }) => world.get('cards', id)],
  ['GET', '/v1/events', (world, params) => toPage(world.state.events, params, '/v1/events', 'event')],
];
