import { messageLimits } from '@wanderwork/contracts';
import { hasDisguisedContact } from '../../platform/contact-data/disguised-contact.js';
import { invalidText } from './messages.errors.js';

/** Throws 400 for a text that can't be a request: too long, or with a link, contact data or a picture. */
export const assertRequestText = (text: string): void => {
  if (text.length > messageLimits.request)
    throw invalidText(`Please use at most ${messageLimits.request} characters for a first message`);
  if (hasDisguisedContact(text))
    throw invalidText(
      'A first message can’t contain links, contact details or pictures. You can share them later.',
    );
};
