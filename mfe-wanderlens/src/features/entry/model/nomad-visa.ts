import { type Figure } from '@wanderwork/contracts';

/** A programme for remote workers, as far as the data set knows it. */
export interface NomadVisa {
  state: 'there' | 'announced' | 'none found';
  /** "D8 Digital Nomad Visa"; null where it has no name of its own. */
  name: string | null;
}

/** Whether there is one, and how it is called. */
export const headKeys: readonly string[] = ['nomad_visa', 'nomad_visa_name'];

/** What tells of it, in the order one asks. */
export const detailKeys: readonly string[] = [
  'nomad_visa_months',
  'nomad_visa_income',
  'nomad_visa_income_usd',
  'nomad_visa_fee',
  'nomad_visa_page',
];

const text = (value: Figure['value'] | undefined): string | null =>
  typeof value === 'string' ? value : null;

/** That none is in the data set does not prove that there is none. */
export const nomadVisa = (figures: readonly Figure[]): NomadVisa => {
  const value = (key: string) => text(figures.find((figure) => figure.key === key)?.value);
  const known = value('nomad_visa');
  const name = value('nomad_visa_name');
  if (known === null || known === 'none') return { state: 'none found', name: null };
  return { state: known === 'announced' ? 'announced' : 'there', name };
};
