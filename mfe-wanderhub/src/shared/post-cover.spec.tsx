import { render } from '@testing-library/react';
import { paths } from '@wanderwork/contracts';
import { PostCover } from './post-cover';

const getSource = (coverImage: string | null) => {
  document.documentElement.dataset.theme = 'dark';
  const { container } = render(<PostCover post={{ slug: 'visas', coverImage }} isWide />);
  return container.querySelector('img')?.getAttribute('src');
};

describe('the cover of a post', () => {
  it.each([null, paths.api.art.post('visas')])(
    'is our own drawing in the inks of the theme for %p',
    (coverImage) => {
      expect(getSource(coverImage)).toBe('/api/art/posts/visas.svg?theme=dark&shape=wide');
    },
  );

  it('is the picture that it was given', () => {
    expect(getSource('/uploads/visas.webp')).toBe('/uploads/visas.webp');
  });
});
