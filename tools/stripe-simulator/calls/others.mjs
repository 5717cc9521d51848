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

export const otherCalls = [
  ['POST', '/v1/billing_portal/sessions', portal],
  ['GET', '/v1/prices', prices],
  ['GET', '/v1/prices/:id', (world, { id }) => world.get('prices', id)],
  ['GET', '/v1/products/:id', (world, { id }) => world.get('products', id)],
  ['GET', '/v1/payment_methods/:id', (world, { id }) => world.get('cards', id)],
  ['GET', '/v1/events', (world, params) => page(world.state.events, params, '/v1/events', 'event')],
];
