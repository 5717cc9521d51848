import { PRODUCT_NAME } from '@wanderwork/contracts';
import { StartError } from './start-error.js';
import type { MailAddress } from './config.js';

/** Parses SMTP_URL. It contains a password, so it is never logged. */
export const parseSmtpUrl = (text: string | null, required: boolean): string | null => {
  if (text === null && !required) return null;
  const url = text !== null && URL.canParse(text) ? new URL(text) : null;
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname) return text;
  throw new StartError(
    text === null
      ? 'SMTP_URL: required in production and whenever other machines reach the product; use an address like smtps://user:password@mail.example.'
      : 'SMTP_URL: use an address like smtps://user:password@mail.example.',
  );
};

const ADDRESS = /^[^\s@<>,;:"\p{Cc}]+@[^\s@<>,;:"\p{Cc}]+$/u;
const NAMED_ADDRESS = /^([^<>,;:"@\p{Cc}]*)<([^<>]+)>$/u;

/** Parses MAIL_FROM: `Name <address>`, or an address alone. */
export const parseMailFrom = (text: string | null, hostname: string): MailAddress => {
  if (text === null) return { name: PRODUCT_NAME, address: `no-reply@${hostname.replace(/^\[|\]$/g, '')}` };
  const [, name = '', address = text] = NAMED_ADDRESS.exec(text) ?? [];
  if (ADDRESS.test(address)) return { name: name.trim() || PRODUCT_NAME, address };
  throw new StartError(`MAIL_FROM: use one sender like ${PRODUCT_NAME} <hello@wanderwork.example>.`);
};
