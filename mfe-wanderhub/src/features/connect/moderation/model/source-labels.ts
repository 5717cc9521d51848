import { type CaseSource } from '@wanderwork/contracts';

export const sourceLabels: Readonly<Record<CaseSource, string>> = {
  report: 'Reported',
  hold: 'Held for review',
  appeal: 'Appeal',
};
