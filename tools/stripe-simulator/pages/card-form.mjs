import { attemptNow, toDigits, getDeclineMessage } from '../life/cards.mjs';
import { escapeHtml } from './layout.mjs';

const testCards = `
<details>
<summary>Test cards</summary>
<table>
<tr><td>Succeeds</td><td>4242 4242 4242 4242</td></tr>
<tr><td>Is declined</td><td>4000 0000 0000 0002</td></tr>
<tr><td>Needs the bank's confirmation</td><td>4000 0025 0000 3155</td></tr>
<tr><td>Succeeds now, is declined later</td><td>4000 0000 0000 0341</td></tr>
</table>
</details>`;

const renderMessage = (message) =>
  message ? `<p class="wrong" role="alert">${escapeHtml(message)}</p>` : '';

/** Renders the form for a card; `message` says why the last card failed. */
export const renderCardForm = ({ button, message = null, back = null, backLabel = 'Back' }) => `
${renderMessage(message)}
<form method="post">
<label for="number">Card number</label>
<input id="number" name="number" inputmode="numeric" autocomplete="off" required maxlength="30">
<button>${escapeHtml(button)}</button>
</form>
${testCards}
${back ? `<a class="back" href="${escapeHtml(back)}">${escapeHtml(backLabel)}</a>` : ''}`;

/** Renders the page of a bank that must confirm a payment by the card of `number`. */
export const renderBankForm = (number) => `
<h1>Your bank asks</h1>
<p>Is this payment yours? At a real bank you would confirm it in an app.</p>
<form method="post">
<input type="hidden" name="number" value="${escapeHtml(toDigits(number))}">
<button name="bank" value="yes">Confirm the payment</button>
<button class="plain" name="bank" value="no">Refuse it</button>
</form>`;

/** Decides what to do with a sent form: `pay`, ask the `bank`, or show a `message`. */
export const decidePayment = ({ number, bank }) => {
  const outcome = attemptNow(number);
  if (outcome === 'paid') return { pay: true };
  if (outcome !== 'authenticate') return { message: getDeclineMessage(outcome) };
  if (bank === 'yes') return { pay: true };
  return bank === 'no'
    ? { message: 'Your bank did not confirm the payment. Nothing was charged.' }
    : { bank: true };
};
