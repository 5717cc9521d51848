import { type Figure } from '@wanderwork/contracts';

/** A programme for remote workers, as far as the data set knows it. */
export interface NomadVisa {
  state: 'there' | 'announced' | 'none found';
  /** "D8 Digital Nomad Visa"; null where it has no name of its own. */
  name: string | null;
}

/** Whether there is one, and how it is called. */
export const summaryKeys: readonly string[] = ['nomad_visa', 'nomad_visa_name'];

/** What tells of it, in the order one asks. */
export const detailKeys: readonly string[] = [
  'nomad_visa_months',
  'nomad_visa_income',
  'nomad_visa_income_usd',
  'nomad_visa_fee',
  'nomad_visa_page',
];

const toText = (value: Figure['value'] | undefined): string | null =>
  typeof value === 'string' ? value : null;

/** That none is in the data set does not prove that there is none. */
export const readNomadVisa = (figures: readonly Figure[]): NomadVisa => {
  const value = (key: string) => toText(figures.find((figure) => figure.key === key)?.value);
  const status = value('nomad_visa');
  const name = value('nomad_visa_name');
  if (status === null || status === 'none') return { state: 'none found', name: null };
  return { state: status === 'announced' ? 'announced' : 'there', name };
};
