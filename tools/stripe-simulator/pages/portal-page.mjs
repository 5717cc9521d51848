import { newCard } from '../life/cards.mjs';
import { bankForm, cardForm, verdictOn } from './card-form.mjs';
import { pageOf } from './layout.mjs';

const html = (body) => ({ status: 200, html: pageOf('Change your card', body) });

const ask = (portal, words = null) =>
  html(`
<h1>Another card</h1>
<p>It pays for your plan from now on.</p>
${cardForm({ button: 'Keep this card', words, back: portal.return_url })}`);

const keep = (world, { customer: id }, number) => {
  const card = newCard(world, number, id);
  const customer = world.get('customers', id);
  customer.invoice_settings.default_payment_method = card.id;
  world.emit('payment_method.attached', card);
  world.emit('customer.updated', customer);
};

/** The portal's page on which a card is changed. */
export const portalPage = (world, id, form) => {
  const portal = world.get('portals', id);
  if (!form) return ask(portal);
  const { pay, bank, words } = verdictOn(form);
  if (bank) return html(bankForm(form.number));
  if (!pay) return ask(portal, words);
  keep(world, portal, form.number);
  return { redirect: portal.return_url };
};
