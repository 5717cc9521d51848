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

describe('getPreferenceEffects', () => {
  it('returns the set preferences that change the score, largest first', () => {
    expect(getPreferenceEffects(preferences, score)).toEqual([
      { kind: 'clients', points: expect.closeTo(-6) },
      { kind: 'passport', points: expect.closeTo(1) },
    ]);
  });

  it('is empty without preferences', () => {
    expect(getPreferenceEffects(neutralPreferences, score)).toEqual([]);
  });
});
