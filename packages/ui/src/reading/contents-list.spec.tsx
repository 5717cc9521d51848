import { render, screen, within } from '@testing-library/react';
import { ContentsList } from './contents-list';

const headings = [
  { id: 'section-when', text: 'When' },
  { id: 'section-where', text: 'Where' },
];

describe('ContentsList', () => {
  it('shows the number of sections and links to each', () => {
    const { container } = render(<ContentsList headings={headings} />);
    const contents = screen.getByRole('navigation', { name: 'Contents' });
    expect(container.querySelector('summary')).toHaveTextContent('Contents 2 parts');
    expect(container.querySelector('details')).not.toHaveAttribute('open');
    const links = within(contents).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#section-when', '#section-where']);
  });

  it('is not rendered when a text has no sections', () => {
    render(<ContentsList headings={[]} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
