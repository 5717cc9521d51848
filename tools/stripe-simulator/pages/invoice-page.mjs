import { paidByHand } from '../life/subscriptions.mjs';
import { bankForm, cardForm, verdictOn } from './card-form.mjs';
import { day, escaped, money, pageOf } from './layout.mjs';
import { plainPdf } from './plain-pdf.mjs';

const states = { open: 'Open', paid: 'Paid', void: 'Void', uncollectible: 'Not collected' };

const html = (invoice, body) => ({ status: 200, html: pageOf(`Invoice ${invoice.number}`, body) });

const rows = ({ lines }) =>
  lines.data
    .map(({ description, amount }) => `<tr><td>${escaped(description)}</td><td>${money(amount)}</td></tr>`)
    .join('\n');

const show = (invoice, words = null) =>
  html(
    invoice,
    `<h1>Invoice ${escaped(invoice.number)}</h1>
<p>${states[invoice.status]}, ${day(invoice.created)}</p>
<table>${rows(invoice)}
<tr><td><b>To pay</b></td><td><b>${money(invoice.amount_due)}</b></td></tr></table>
${invoice.status === 'open' ? cardForm({ button: `Pay ${money(invoice.amount_due)}`, words }) : ''}
<a class="back" href="/pages/invoices/${invoice.id}.pdf">PDF</a>`,
  );

/** An invoice's own page, where an open one can be paid. */
export const invoicePage = (world, id, form) => {
  const invoice = world.get('invoices', id);
  if (!form || invoice.status !== 'open') return show(invoice);
  const { pay, bank, words } = verdictOn(form);
  if (bank) return html(invoice, bankForm(form.number));
  if (!pay) return show(invoice, words);
  paidByHand(world, invoice);
  return show(invoice);
};

export const invoicePdf = (world, id) => {
  const invoice = world.get('invoices', id);
  return plainPdf([
    `TEST MODE - Invoice ${invoice.number}`,
    `${states[invoice.status]}, ${day(invoice.created)}`,
    ...invoice.lines.data.map(({ description, amount }) => `${description}: ${money(amount)}`),
    `To pay: ${money(invoice.amount_due)}`,
  ]);
};
