import { toContainerName, isRemoteModule, isCompatibleVersion, findUnmetRequirements } from './remote';

describe('isCompatibleVersion', () => {
  it.each([
    ['1.4.0', '1.2.3', true],
    ['1.2.3', '1.2.3', true],
    ['1.2.2', '1.2.3', false],
    ['2.0.0', '1.2.3', false],
    ['0.3.1', '0.3.0', true],
    ['0.4.0', '0.3.0', false],
    ['none', '0.1.0', false],
  ])('compares the provided %s with the required %s: %s', (provided, lowest, expected) => {
    expect(isCompatibleVersion(provided, lowest)).toBe(expected);
  });

  it('names the packages that do not match', () => {
    const needs = { platform: '0.2.0', ui: '0.1.0' };
    expect(findUnmetRequirements(needs, { platform: '0.1.9', ui: '0.1.4' })).toEqual(['platform']);
  });
});

describe('a release', () => {
  it('has its own container for each version', () => {
    expect(toContainerName({ name: 'wanderhub', version: '0.1.0-ab12' })).toBe('wanderhub_0_1_0_ab12');
  });

  it.each([null, {}, 'text', { default: 'text' }, { default: {} }])(
    'is not valid if it exposes no component: %o',
    (value) => {
      expect(isRemoteModule(value)).toBe(false);
    },
  );

  it('is valid if it exposes a component', () => {
    expect(isRemoteModule({ default: () => null })).toBe(true);
  });
});
