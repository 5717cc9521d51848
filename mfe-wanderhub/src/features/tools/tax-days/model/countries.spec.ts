import { countryChoices, countryName } from './countries';

describe('countries', () => {
  it('are those of today, each once', () => {
    const choices = countryChoices();
    const labels = choices.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(choices.length).toBeGreaterThan(240);
    expect(labels).toEqual(expect.arrayContaining(['Portugal', 'Germany', 'Georgia', 'Kosovo']));
  });

  it.each(['ZZ', 'EU', 'DD', 'SU', 'P', 'PRT', '', '<b>', 'p1'])('do not include %p', (code) =>
    expect(countryName(code)).toBeNull(),
  );
});
