import { toPlaceName } from './place-name';

describe('the name of a place of which only the slug is known', () => {
  it.each([
    ['lisbon', 'Lisbon'],
    ['southern-europe', 'Southern Europe'],
    ['australia-and-new-zealand', 'Australia and New Zealand'],
    ['new-york', 'New York'],
  ])('%s is %s', (slug, name) => {
    expect(toPlaceName(slug)).toBe(name);
  });
});
