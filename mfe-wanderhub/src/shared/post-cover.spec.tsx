import { render } from '@testing-library/react';
import { paths } from '@wanderwork/contracts';
import { PostCover } from './post-cover';

const sourceOf = (coverImage: string | null) => {
  document.documentElement.dataset.theme = 'dark';
  const { container } = render(<PostCover post={{ slug: 'visas', coverImage }} wide />);
  return container.querySelector('img')?.getAttribute('src');
};

describe('the cover of a post', () => {
  it.each([null, paths.api.art.post('visas')])(
    'is our own drawing in the inks of the theme for %p',
    (coverImage) => {
      expect(sourceOf(coverImage)).toBe('/api/art/posts/visas.svg?theme=dark&shape=wide');
    },
  );

  it('is the picture that it was given', () => {
    expect(sourceOf('/uploads/visas.webp')).toBe('/uploads/visas.webp');
  });
});
