import { completeSession } from '../calls/checkout.mjs';
import { renderBankForm, renderCardForm, decidePayment } from './card-form.mjs';
import { escapeHtml, formatMoney, renderPage } from './layout.mjs';

const title = 'Pay for your plan';

const html = (body, status = 200) => ({ status, html: renderPage(title, body) });

const renderClosed = ({ status, cancel_url: back }) =>
  html(
    `<h1>${status === 'complete' ? 'You have already paid' : 'This page has expired'}</h1>
<p>${status === 'complete' ? 'You will not be charged again.' : 'You were not charged. Please start again.'}</p>
<a class="back" href="${escapeHtml(back)}">Back to the site</a>`,
    410,
  );

const renderForm = (world, session, message = null) => {
  const price = world.get('prices', session.price);
  const { name } = world.get('products', price.product);
  return html(`
<h1>${escapeHtml(name)}</h1>
<p class="sum">${formatMoney(price.unit_amount)} a ${escapeHtml(price.recurring.interval)}</p>
<p>You pay now and at the start of every ${escapeHtml(price.recurring.interval)} until you cancel.</p>
${renderCardForm({ button: `Pay ${formatMoney(price.unit_amount)}`, message, back: session.cancel_url, backLabel: 'Back without paying' })}`);
};

/** The checkout page: card, bank, and redirect to the product. */
export const showCheckoutPage = (world, id, form) => {
  const session = world.get('sessions', id);
  if (session.status !== 'open') return renderClosed(session);
  if (!form) return renderForm(world, session);
  const { pay, bank, message } = decidePayment(form);
  if (bank) return html(renderBankForm(form.number));
  if (!pay) return renderForm(world, session, message);
  completeSession(world, session, form.number);
  return { redirect: session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id) };
};
