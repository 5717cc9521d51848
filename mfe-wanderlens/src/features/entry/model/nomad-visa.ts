import { type Figure } from '@wanderwork/contracts';

/** A visa program for remote workers, as far as the data set knows it. */
export interface NomadVisa {
  state: 'there' | 'announced' | 'none found';
  /** "D8 Digital Nomad Visa"; null if it has no name of its own. */
  name: string | null;
}

/** Whether there is one, and its name. */
export const summaryKeys: readonly string[] = ['nomad_visa', 'nomad_visa_name'];

/** The keys of its details, in display order. */
export const detailKeys: readonly string[] = [
  'nomad_visa_months',
  'nomad_visa_income',
  'nomad_visa_income_usd',
  'nomad_visa_fee',
  'nomad_visa_page',
];

const toText = (value: Figure['value'] | undefined): string | null =>
  typeof value === 'string' ? value : null;

/** A visa that is missing in the data set may still exist. */
export const readNomadVisa = (figures: readonly Figure[]): NomadVisa => {
  const value = (key: string) => toText(figures.find((figure) => figure.key === key)?.value);
  const status = value('nomad_visa');
  const name = value('nomad_visa_name');
  if (status === null || status === 'none') return { state: 'none found', name: null };
  return { state: status === 'announced' ? 'announced' : 'there', name };
};
