import { type Headline } from '../life/headlines.js';

/** What a headline is called, as the papers would begin it. */
export const headlineWords: Readonly<Record<Headline, string>> = {
  strike: 'A strike',
  storm: 'A storm',
  fair: 'A great fair',
};
