import { passportCodes } from '@wanderwork/contracts';
import { neutralPreferences } from '@wanderwork/irex';
import { EntryRulesService } from './entry-rules.service.js';

const service = new EntryRulesService();

describe('the shipped entry rules', () => {
  it('know exactly the passports that readers can choose', () => {
    expect(service.listPassports()).toEqual([...passportCodes]);
    expect(passportCodes).toHaveLength(199);
  });

  it('say their date and every passport’s own country', () => {
    expect(service.get('IN')).toMatchObject({ passport: 'IN', date: '2026-02-17', rules: { IN: 'home' } });
    expect(service.get('IN').rules.PT).toBe('visa required');
    expect(service.get('BR').rules.PT).toBe('90');
  });

  it('are null for preferences without a passport', () => {
    expect(service.findFor(neutralPreferences)).toBeNull();
    expect(service.findFor({ ...neutralPreferences, passport: 'TJ' })?.passport).toBe('TJ');
  });
});
