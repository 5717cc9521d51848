import { addCard } from '../life/cards.mjs';
import { renderBankForm, renderCardForm, decidePayment } from './card-form.mjs';
import { renderPage } from './layout.mjs';

const html = (body) => ({ status: 200, html: renderPage('Change your card', body) });

const renderForm = (portal, message = null) =>
  html(`
<h1>Change your card</h1>
<p>We will charge this card for your plan from now on.</p>
${renderCardForm({ button: 'Keep this card', message, back: portal.return_url })}`);

const saveCard = (world, { customer: id }, number) => {
  const card = addCard(world, number, id);
  const customer = world.get('customers', id);
  customer.invoice_settings.default_payment_method = card.id;
  world.emit('payment_method.attached', card);
  world.emit('customer.updated', customer);
};

/** The portal page where a card is changed. */
export const showPortalPage = (world, id, form) => {
  const portal = world.get('portals', id);
  if (!form) return renderForm(portal);
  const { pay, bank, message } = decidePayment(form);
  if (bank) return html(renderBankForm(form.number));
  if (!pay) return renderForm(portal, message);
  saveCard(world, portal, form.number);
  return { redirect: portal.return_url };
};
