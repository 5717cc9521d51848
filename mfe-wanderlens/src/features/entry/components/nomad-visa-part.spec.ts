import { type Figure } from '@wanderwork/contracts';
import { readNomadVisa } from './nomad-visa-part';

const figure = (key: string, value: string | null): Figure => ({
  key,
  label: key,
  group: 'visa',
  value,
  unit: null,
  grade: null,
  sourceId: null,
  year: null,
  note: null,
});

describe('readNomadVisa', () => {
  it('returns the name of the data set', () => {
    const figures = [figure('nomad_visa', 'yes'), figure('nomad_visa_name', 'D8')];
    expect(readNomadVisa(figures)).toEqual({ state: 'there', name: 'D8' });
  });

  it('reports an announced visa as not available yet', () => {
    expect(readNomadVisa([figure('nomad_visa', 'announced')])).toEqual({ state: 'announced', name: null });
  });

  it.each([[[]], [[figure('nomad_visa', null)]], [[figure('nomad_visa', 'none')]]])(
    'reports a missing visa as not found instead of denying it',
    (figures) => {
      expect(readNomadVisa(figures)).toEqual({ state: 'none found', name: null });
    },
  );
});
