import { mentionsMessenger } from '../../platform/contact-data/contact-data.js';

const MONEY = new RegExp(
  String.raw`\b(?:money|cash|loans?|lend|borrow|bank (?:account|transfer|details)|wire|iban|swift|transfer(?:red|s|ring)?|` +
    String.raw`deposits?|invest(?:ing|ment|ments|or|ors)?|profits?|payments?|pay|paypal|payoneer|venmo|zelle|cash ?app|revolut|` +
    String.raw`western union|money ?gram|gift cards?|inheritance|dinero|dinheiro|geld|argent)\b`,
  'i',
);
const AMOUNT = /[€$£¥₹]\s?\d|\d\s?(?:[€$£¥₹]|(?:eur|usd|gbp|euros?|dollars?|pounds?|bucks)\b)/i;
const CRYPTO = new RegExp(
  String.raw`\b(?:crypto\w*|bitcoins?|btc|ether(?:eum)?|eth|usdt|usdc|tether|solana|dogecoin|nfts?|binance|coinbase|` +
    String.raw`meta ?mask|wallets?|blockchain|forex|token sale|airdrops?|seed phrase)\b`,
  'i',
);

/** Whether a text mentions money, crypto or another messenger: then its reader is warned of scams. */
export const mentionsMoneyOrMessenger = (text: string): boolean =>
  [MONEY, AMOUNT, CRYPTO].some((pattern) => pattern.test(text.normalize('NFKC'))) || mentionsMessenger(text);
