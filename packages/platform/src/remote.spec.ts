import { containerName, isRemoteModule, isCompatibleVersion, findUnmetRequirements } from './remote';

describe('what a shell provides', () => {
  it.each([
    ['1.4.0', '1.2.3', true],
    ['1.2.3', '1.2.3', true],
    ['1.2.2', '1.2.3', false],
    ['2.0.0', '1.2.3', false],
    ['0.3.1', '0.3.0', true],
    ['0.4.0', '0.3.0', false],
    ['none', '0.1.0', false],
  ])('%s serves what needs %s: %s', (provided, lowest, expected) => {
    expect(isCompatibleVersion(provided, lowest)).toBe(expected);
  });

  it('names what is missing', () => {
    const needs = { platform: '0.2.0', ui: '0.1.0' };
    expect(findUnmetRequirements(needs, { platform: '0.1.9', ui: '0.1.4' })).toEqual(['platform']);
  });
});

describe('a release', () => {
  it('has a container of its own for each version', () => {
    expect(containerName({ name: 'wanderhub', version: '0.1.0-ab12' })).toBe('wanderhub_0_1_0_ab12');
  });

  it.each([null, {}, 'text', { default: 'text' }, { default: {} }])('exposes no component as %o', (value) => {
    expect(isRemoteModule(value)).toBe(false);
  });

  it('exposes a component', () => {
    expect(isRemoteModule({ default: () => null })).toBe(true);
  });
});
