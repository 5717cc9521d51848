import { toPlaceName } from './place-name';

describe('the name of a place of which only the slug is known', () => {
  it.each([
    ['lisbon', 'Lisbon'],
    ['southern-europe', 'Southern Europe'],
  ])('%s is %s', (slug, name) => {
    expect(toPlaceName(slug)).toBe(name);
  });
});
