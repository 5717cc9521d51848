import { attemptNow, digitsOf, wordsFor } from '../life/cards.mjs';
import { escaped } from './layout.mjs';

const testCards = `
<details>
<summary>Cards for trying</summary>
<table>
<tr><td>is taken</td><td>4242 4242 4242 4242</td></tr>
<tr><td>is declined</td><td>4000 0000 0000 0002</td></tr>
<tr><td>asks the bank first</td><td>4000 0025 0000 3155</td></tr>
<tr><td>is taken now, declined later</td><td>4000 0000 0000 0341</td></tr>
</table>
</details>`;

const wrong = (words) => (words ? `<p class="wrong" role="alert">${escaped(words)}</p>` : '');

/** The form for a card; `words` say why the last one was not taken. */
export const cardForm = ({ button, words = null, back = null, backWords = 'Back' }) => `
${wrong(words)}
<form method="post">
<label for="number">Card number</label>
<input id="number" name="number" inputmode="numeric" autocomplete="off" required maxlength="30">
<button>${escaped(button)}</button>
</form>
${testCards}
${back ? `<a class="back" href="${escaped(back)}">${escaped(backWords)}</a>` : ''}`;

/** What a bank would ask before it lets the card of `number` pay. */
export const bankForm = (number) => `
<h1>Your bank asks</h1>
<p>Is this payment yours? At a real bank you would confirm it in an app.</p>
<form method="post">
<input type="hidden" name="number" value="${escaped(digitsOf(number))}">
<button name="bank" value="yes">Confirm the payment</button>
<button class="plain" name="bank" value="no">Refuse it</button>
</form>`;

/** What is to be done with a sent form: `pay`, ask the `bank`, or say `words`. */
export const verdictOn = ({ number, bank }) => {
  const outcome = attemptNow(number);
  if (outcome === 'paid') return { pay: true };
  if (outcome !== 'authenticate') return { words: wordsFor(outcome) };
  if (bank === 'yes') return { pay: true };
  return bank === 'no'
    ? { words: 'Your bank did not confirm the payment. Nothing was charged.' }
    : { bank: true };
};
