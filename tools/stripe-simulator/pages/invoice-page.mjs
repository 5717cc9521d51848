import { applyManualPayment } from '../life/subscriptions.mjs';
import { renderBankForm, renderCardForm, decidePayment } from './card-form.mjs';
import { formatDay, escapeHtml, formatMoney, renderPage } from './layout.mjs';

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

const toPdfText = (text) =>
  text
    .replaceAll('×', 'x')
    .replaceAll(/[^\x20-\x7e]/g, '?')
    .replaceAll(/[\\()]/g, '\\$&');

const content = (lines) =>
  ['BT /F1 12 Tf 60 780 Td 20 TL', ...lines.map((line) => `(${toPdfText(line)}) Tj T*`), 'ET'].join('\n');

/** Creates a PDF with one page of plain lines. */
const createPlainPdf = (lines) => {
  const stream = content(lines);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + trailer, 'latin1');
};
