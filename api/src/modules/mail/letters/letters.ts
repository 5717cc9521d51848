import { accountLetters } from './account-letters.js';
import { billingLetters } from './billing-letters.js';
import { issueLetter } from './issue-letter.js';
import type { LetterName } from './letter-data.js';
import type { LetterKinds } from './letter-kind.js';
import { marketingLetters } from './marketing-letters.js';
import { rightsLetters } from './rights-letters.js';
import { securityLetters } from './security-letters.js';

/** Every letter that the product sends. */
export const letters: LetterKinds<LetterName> = {
  ...accountLetters,
  ...securityLetters,
  ...rightsLetters,
  ...billingLetters,
  ...marketingLetters,
  ...issueLetter,
};

export const isLetterName = (name: string): name is LetterName => Object.hasOwn(letters, name);
