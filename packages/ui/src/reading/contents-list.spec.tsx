import { render, screen, within } from '@testing-library/react';
import { ContentsList } from './contents-list';

const headings = [
  { id: 'section-when', text: 'When' },
  { id: 'section-where', text: 'Where' },
];

describe('the contents of a text', () => {
  it('say in the line that opens them how many parts there are, and lead to each', () => {
    const { container } = render(<ContentsList headings={headings} />);
    const contents = screen.getByRole('navigation', { name: 'Contents' });
    expect(container.querySelector('summary')).toHaveTextContent('Contents 2 parts');
    expect(container.querySelector('details')).not.toHaveAttribute('open');
    const links = within(contents).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#section-when', '#section-where']);
  });

  it('are not there where a text has no parts', () => {
    render(<ContentsList headings={[]} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
