import { completeSession } from '../calls/checkout.mjs';
import { bankForm, cardForm, verdictOn } from './card-form.mjs';
import { escaped, money, pageOf } from './layout.mjs';

const title = 'Pay for your plan';

const html = (body, status = 200) => ({ status, html: pageOf(title, body) });

const over = ({ status, cancel_url: back }) =>
  html(
    `<h1>${status === 'complete' ? 'This is paid for' : 'This page has expired'}</h1>
<p>${status === 'complete' ? 'Nothing is charged a second time.' : 'Nothing was charged. Please start again.'}</p>
<a class="back" href="${escaped(back)}">Back to the site</a>`,
    410,
  );

const ask = (world, session, words = null) => {
  const price = world.get('prices', session.price);
  const { name } = world.get('products', price.product);
  return html(`
<h1>${escaped(name)}</h1>
<p class="sum">${money(price.unit_amount)} a ${escaped(price.recurring.interval)}</p>
<p>Charged now and at the beginning of every ${escaped(price.recurring.interval)}, until it is cancelled.</p>
${cardForm({ button: `Pay ${money(price.unit_amount)}`, words, back: session.cancel_url, backWords: 'Back without paying' })}`);
};

/** The page of a checkout: the card, the bank, and back to the product. */
export const checkoutPage = (world, id, form) => {
  const session = world.get('sessions', id);
  if (session.status !== 'open') return over(session);
  if (!form) return ask(world, session);
  const { pay, bank, words } = verdictOn(form);
  if (bank) return html(bankForm(form.number));
  if (!pay) return ask(world, session, words);
  completeSession(world, session, form.number);
  return { redirect: session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id) };
};
