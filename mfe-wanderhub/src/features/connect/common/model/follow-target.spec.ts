import { describeTarget } from './follow-target';

describe('the name of what somebody follows', () => {
  it.each([
    ['everywhere', 'Everywhere'],
    ['city:lisbon', 'Lisbon'],
    ['region:southern-europe', 'Southern Europe'],
    ['topic:k3f9a2bc', 'A topic (k3f9a2bc)'],
  ])('%s is %s', (target, name) => {
    expect(describeTarget(target)).toBe(name);
  });
});
