import { presentCustomer } from './customers.mjs';
import { page } from './lists.mjs';

const portal = (world, { customer, return_url: back = null, flow_data: flow }) => {
  const id = world.id('bps');
  return world.add('portals', {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_simulator',
    created: world.now(),
    customer: presentCustomer(world, customer).id,
    flow: flow ? { type: flow.type, after_completion: flow.after_completion ?? null } : null,
    livemode: false,
    return_url: flow?.after_completion?.redirect?.return_url ?? back,
    url: `${world.url}/pages/card/${id}`,
  });
};

const prices = (world, params) => {
  const { lookup_keys: keys, active } = params;
  const wanted = (one) =>
    (keys === undefined || keys.includes(one.lookup_key)) &&
    (active === undefined || String(one.active) === active);
  return page(world.all('prices').filter(wanted), params, '/v1/prices', 'price');
};

/** Something else that is sold in the same account. */
const newPrice = (world, params) => {
  const { product: name = 'prod_pro', currency, unit_amount: amount, recurring } = params;
  const known = world.all('prices')[0];
  const product = world.get('products', name, 'product').id;
  const made = {
    ...known,
    id: world.id('price'),
    created: world.now(),
    product,
    currency,
    lookup_key: params.lookup_key ?? null,
  };
  const rhythm = { ...known.recurring, interval: recurring.interval };
  return world.add('prices', {
    ...made,
    recurring: rhythm,
    unit_amount: Number(amount),
    unit_amount_decimal: String(amount),
  });
};

export const otherCalls = [
  ['POST', '/v1/billing_portal/sessions', portal],
  ['GET', '/v1/prices', prices],
  ['POST', '/v1/prices', newPrice],
  ['GET', '/v1/prices/:id', (world, { id }) => world.get('prices', id)],
  ['GET', '/v1/products/:id', (world, { id }) => world.get('products', id)],
  ['GET', '/v1/payment_methods/:id', (world, { id }) => world.get('cards', id)],
  ['GET', '/v1/events', (world, params) => page(world.state.events, params, '/v1/events', 'event')],
];
