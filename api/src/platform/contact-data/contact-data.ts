const INVISIBLE = /\p{Cf}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0/gu;
/** Arabic, Persian and Devanagari zeros. Full-width digits become ASCII by the normalization. */
const ZEROS = [0x660, 0x6f0, 0x966];

/** One character before the sign is enough; more would be searched for from each letter of a long text. */
const EMAILS = [
  /[\w.+-]@[\w-]+\.[a-z]{2,}/i,
  /[\w.+-] ?@ [\w-]+ ?\.[a-z]{2,}/i,
  /[\w.+-] ?[([{<] ?at ?[)\]}>] ?[\w-]/i,
  /[\w.+-] at [\w-]+ dot [a-z]{2,}/i,
];

/** Messengers and networks whose names mean nothing else. */
export const MESSENGER_NAMES = 'whats ?app|telegram|wechat|viber|skype|kakao ?talk|insta(?:gram)?';
const APP = MESSENGER_NAMES;
const MESSENGERS = [
  /\b(?:t|wa|m|signal)\.me\/|\bdiscord\.gg\//i,
  new RegExp(`\\b(?:${APP}|signal)\\b\\W{0,4}(?:@|id\\b|me\\b|:? ?\\+?\\d{4})`, 'i'),
  new RegExp(`\\b(?:${APP})(?: is)?:? (?:@|\\w*[\\d_]\\w*)`, 'i'),
  new RegExp(`\\b(?:${APP}): ?\\w{4,}\\W*$`, 'im'),
  new RegExp(
    `\\b(?:text|message|write|dm|pm|add|contact|reach|find|ping|call)(?: to)? me (?:on|at|via|in|by) (?:${APP}|signal)\\b`,
    'i',
  ),
  new RegExp(`@[\\w.]+ (?:on|in|via) (?:${APP}|signal)\\b`, 'i'),
];

/** What has many digits and is not a phone number; a word stands in its place. */
const OTHER_NUMBERS = [
  /https?:\/\/\S+/gi,
  // IBAN and ISBN
  /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?\b/g,
  /\b97[89][- ]?(?:\d[- ]?){9}[\dX]\b/g,
  // Dates and school years
  /\b\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\b/g,
  /\b\d{1,2}[-/.] ?\d{1,2}[-/.] ?(?:\d{4}|\d{2})\b/g,
  /\b(?:19|20)\d{2}[-/](?:\d{2}|\d{4})\b/g,
  // Coordinates
  /\b(?:1[0-7]\d|[1-9]?\d)\.\d{4,}\b/g,
  // Amounts
  /[€$£¥₹]\s?\d[\d\s.,]*|\b(?:EUR|USD|GBP|CHF|PLN|THB|IDR|VND|COP|JPY)\s\d[\d\s.,]*/g,
  /(?<![+\d])\d[\d\s.,-]{0,60}\s?(?:[€£¥₹%]|\$|(?:EUR|USD|GBP|CHF|PLN|THB|IDR|VND|COP|JPY|euros?|dollars?)\b)/gi,
];

/** Groups of digits as phone numbers have them, which are not a part of an address or an id. */
const DIGITS = /(?<![\w.,/-])(\+|00)? ?\(?\d(?:[\s().\-/\u2010\u2011]{0,3}\d){7,14}(?![\w-])/g;
const SPELLED_DIGITS = /(?:\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)\b[\s,.-]*){7,}/i;

const MIN_DIGITS = 9;
const MIN_INTERNATIONAL_DIGITS = 8;

const isPhoneNumber = (found: string): boolean => {
  const groups = found.split(/\D+/).filter((group) => group !== '');
  const digits = groups.join('').length;
  if (/^(?:\+|00)/.test(found)) return digits >= MIN_INTERNATIONAL_DIGITS;
  if (groups.every((group) => /^(?:19|20)\d{2}$/.test(group))) return false;
  if (/[ .]000[ .]000$/.test(found)) return false;
  if (groups.every((group, index) => group === String(index + 1))) return false;
  return digits >= MIN_DIGITS;
};

const toAsciiDigit = (character: string): string => {
  const zero = ZEROS.find((one) => character.charCodeAt(0) >= one && character.charCodeAt(0) <= one + 9);
  return zero === undefined ? character : String(character.charCodeAt(0) - zero);
};

/** Without invisible characters, and with plain digits and spaces. */
export const toPlainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/[\u0660-\u096f]/g, toAsciiDigit)
    .replace(/[^\S\n]+/g, ' ');

/** Whether a text has an email address, a phone number or an account of a messenger, also in a disguise. */
export const hasContactData = (text: string): boolean => {
  const plain = toPlainText(text);
  if ([...EMAILS, ...MESSENGERS, SPELLED_DIGITS].some((pattern) => pattern.test(plain))) return true;
  const numbers = OTHER_NUMBERS.reduce((rest, pattern) => rest.replace(pattern, ' number '), plain);
  return [...numbers.matchAll(DIGITS)].some(([found]) => isPhoneNumber(found.trim()));
};

const MESSENGER = new RegExp(
  `\\b(?:${APP}|snap ?chat|discord|threema|messenger|signal (?:app|messenger|group|number)|(?:on|via|use|have|to|me) signal)\\b`,
  'i',
);

/** Whether a text names another messenger. */
export const mentionsMessenger = (text: string): boolean =>
  [MESSENGER, ...MESSENGERS].some((pattern) => pattern.test(toPlainText(text)));
