import { type Headline } from '../life/headlines.js';

/** The label of each headline. */
export const headlineLabels: Readonly<Record<Headline, string>> = {
  strike: 'A strike',
  storm: 'A storm',
  fair: 'A great fair',
};
