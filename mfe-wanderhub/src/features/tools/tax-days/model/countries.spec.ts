import { getCountryChoices, getCountryName } from './countries';

describe('countries', () => {
  it('are those of today, each once', () => {
    const choices = getCountryChoices();
    const labels = choices.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(choices.length).toBeGreaterThan(240);
    expect(labels).toEqual(expect.arrayContaining(['Portugal', 'Germany', 'Georgia', 'Kosovo']));
  });

  it.each(['ZZ', 'EU', 'DD', 'SU', 'P', 'PRT', '', '<b>', 'p1'])('do not include %p', (code) =>
    expect(getCountryName(code)).toBeNull(),
  );
});
