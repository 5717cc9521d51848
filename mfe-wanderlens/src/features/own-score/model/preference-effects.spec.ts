import { type IrexPreferences } from '@wanderwork/contracts';
import { neutralPreferences } from '@wanderwork/irex';
import { getPreferenceEffects } from './preference-effects';

const preferences: IrexPreferences = {
  ...neutralPreferences,
  passport: 'BR',
  clients: { zone: 'America/New_York', from: 540, to: 1020 },
  budgetUsd: 1500,
};

/** The passport adds 1 point, clients cost 6, and the budget has no visible effect. */
const score = ({ passport, clients, budgetUsd }: IrexPreferences): number =>
  80 + (passport ? 1 : 0) - (clients ? 6 : 0) + (budgetUsd ? 0.01 : 0);

describe('what each wish does to a score', () => {
  it('is said of those that are set and move it, the largest part first', () => {
    expect(getPreferenceEffects(preferences, score)).toEqual([
      { kind: 'clients', points: expect.closeTo(-6) },
      { kind: 'passport', points: expect.closeTo(1) },
    ]);
  });

  it('is nothing where nothing is wished', () => {
    expect(getPreferenceEffects(neutralPreferences, score)).toEqual([]);
  });
});
