import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Prose } from './prose';

const Place = () => <output>{useLocation().pathname}</output>;

const read = (html: string) =>
  render(
    <MemoryRouter initialEntries={['/help']}>
      <Prose html={html} />
      <Place />
    </MemoryRouter>,
  );

describe('Prose', () => {
  it('follows a link to a page of this site without a reload', async () => {
    read('<p>See <a href="/privacy">Privacy</a></p>');
    await userEvent.click(screen.getByRole('link', { name: 'Privacy' }));
    expect(screen.getByRole('status')).toHaveTextContent('/privacy');
  });

  it('leaves a file of this site to the browser', async () => {
    const left = jest.fn((event: Event) => event.preventDefault());
    document.body.addEventListener('click', left, { once: true });
    read('<p>See <a href="/licences.txt">licences</a></p>');
    await userEvent.click(screen.getByRole('link', { name: 'licences' }));
    expect(left).toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('/help');
  });
});
