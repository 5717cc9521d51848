import { flagDefinitions, flagNames, toFlags } from './flags.js';

describe('flags', () => {
  it('have their defaults without values', () => {
    const defaults = flagNames.map((flag) => [flag, flagDefinitions[flag].isOnByDefault]);
    expect(toFlags()).toEqual(Object.fromEntries(defaults));
  });

  it('take boolean values and ignore all others', () => {
    expect(toFlags({ voiceAssistant: false })).toEqual({ ...toFlags(), voiceAssistant: false });
    expect(toFlags({ voiceAssistant: 'no', unknown: true })).toEqual(toFlags());
  });
});
