import { PRODUCT_NAME } from '@wanderwork/contracts';
import { StartError } from './config-error.js';
import type { MailAddress } from './config.js';

/** The mail server; never printed, for it carries a password. */
export const smtpUrlOf = (given: string | null, required: boolean): string | null => {
  if (given === null && !required) return null;
  const url = given !== null && URL.canParse(given) ? new URL(given) : null;
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname) return given;
  throw new StartError(
    given === null
      ? 'SMTP_URL: required in production and beyond this machine; give the server that sends the mails, like smtps://user:password@mail.example.'
      : 'SMTP_URL: give an address like smtps://user:password@mail.example.',
  );
};

const plainAddress = /^[^\s@<>,;:"\p{Cc}]+@[^\s@<>,;:"\p{Cc}]+$/u;
const named = /^([^<>,;:"@\p{Cc}]*)<([^<>]+)>$/u;

/** Who the mails are from: `Name <address>`, or an address alone. */
export const mailFromOf = (given: string | null, hostname: string): MailAddress => {
  if (given === null) return { name: PRODUCT_NAME, address: `no-reply@${hostname.replace(/^\[|\]$/g, '')}` };
  const [, name = '', address = given] = named.exec(given) ?? [];
  if (plainAddress.test(address)) return { name: name.trim() || PRODUCT_NAME, address };
  throw new StartError(`MAIL_FROM: give one sender like ${PRODUCT_NAME} <hello@wanderwork.example>.`);
};
