import { screen } from '@testing-library/react';
import { paths } from '@wanderwork/contracts';
import { aPost, mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { Author } from './author';

const createLibrary = (...slugs: string[]) => ({
  items: slugs.map((slug) => aPost({ id: slug, slug, title: slug })),
  nextKey: null,
  total: slugs.length,
  featured: null,
  corrected: null,
  allWords: true,
});

describe('the page of an author', () => {
  useServer();

  it('lists the guides and their number', async () => {
    mockResponse('get', paths.api.library(), createLibrary('visas', 'rents'));
    renderAt('/wanderhub/authors/Ana', <Author name="Ana" />);
    expect(await screen.findByText('2 guides on WanderHub.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Ana' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('visas'),
      expect.stringContaining('rents'),
    ]);
  });

  it('says that an author without guides was not found', async () => {
    mockResponse('get', paths.api.library(), createLibrary());
    renderAt('/wanderhub/authors/Nobody', <Author name="Nobody" />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Author not found' })).toBeInTheDocument();
  });

  it('does not request names that are too long', async () => {
    const name = '😀'.repeat(101);
    renderAt(`/wanderhub/authors/${encodeURIComponent(name)}`, <Author name={name} />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Author not found' })).toBeInTheDocument();
  });
});
