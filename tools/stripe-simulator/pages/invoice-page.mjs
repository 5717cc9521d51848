import { applyManualPayment } from '../life/subscriptions.mjs';
import { renderBankForm, renderCardForm, decidePayment } from './card-form.mjs';
import { formatDay, escapeHtml, formatMoney, renderPage } from './layout.mjs';
import { createPlainPdf } from './plain-pdf.mjs';

const states = { open: 'Open', paid: 'Paid', void: 'Void', uncollectible: 'Not collected' };

const html = (invoice, body) => ({ status: 200, html: renderPage(`Invoice ${invoice.number}`, body) });

const renderRows = ({ lines }) =>
  lines.data
    .map(
      ({ description, amount }) =>
        `<tr><td>${escapeHtml(description)}</td><td>${formatMoney(amount)}</td></tr>`,
    )
    .join('\n');

const renderInvoice = (invoice, message = null) =>
  html(
    invoice,
    `<h1>Invoice ${escapeHtml(invoice.number)}</h1>
<p>${states[invoice.status]}, ${formatDay(invoice.created)}</p>
<table>${renderRows(invoice)}
<tr><td><b>To pay</b></td><td><b>${formatMoney(invoice.amount_due)}</b></td></tr></table>
${invoice.status === 'open' ? renderCardForm({ button: `Pay ${formatMoney(invoice.amount_due)}`, message }) : ''}
<a class="back" href="/pages/invoices/${invoice.id}.pdf">PDF</a>`,
  );

/** The page of an invoice, where an open one can be paid. */
export const showInvoicePage = (world, id, form) => {
  const invoice = world.get('invoices', id);
  if (!form || invoice.status !== 'open') return renderInvoice(invoice);
  const { pay, bank, message } = decidePayment(form);
  if (bank) return html(invoice, renderBankForm(form.number));
  if (!pay) return renderInvoice(invoice, message);
  applyManualPayment(world, invoice);
  return renderInvoice(invoice);
};

export const createInvoicePdf = (world, id) => {
  const invoice = world.get('invoices', id);
  return createPlainPdf([
    `TEST MODE - Invoice ${invoice.number}`,
    `${states[invoice.status]}, ${formatDay(invoice.created)}`,
    ...invoice.lines.data.map(({ description, amount }) => `${description}: ${formatMoney(amount)}`),
    `To pay: ${formatMoney(invoice.amount_due)}`,
  ]);
};
