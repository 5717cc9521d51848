import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { MemoryRouter, type LinkProps } from 'react-router-dom';
import { Button } from './button';
import { ButtonLink, TextLink } from './links';

describe('Button', () => {
  it('does not submit a form unless its type is submit', async () => {
    const send = jest.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <Button>Plain</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Plain' }));
    expect(send).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('shows its busy label, keeps the focus and sends nothing by pointer or Enter while busy', async () => {
    const send = jest.fn((event: FormEvent) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={send}>
        <input aria-label="Email" />
        <Button type="submit" busy={busy} busyLabel="Subscribing...">
          Subscribe
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    screen.getByRole('button', { name: 'Subscribe' }).focus();
    rerender(form(true));

    const button = screen.getByRole('button', { name: 'Subscribing...' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.type(screen.getByRole('textbox'), 'a{Enter}');
    expect(send).not.toHaveBeenCalled();
  });

  it('stays focusable while unavailable, shows the reason and does nothing', async () => {
    const send = jest.fn();
    const button = (unavailable?: string) => (
      <Button onClick={send} unavailable={unavailable}>
        Add
      </Button>
    );
    const { rerender } = render(button());
    screen.getByRole('button').focus();
    rerender(button('Three cities are the most.'));
    expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAccessibleDescription('Three cities are the most.');
    expect(screen.getByText('Three cities are the most.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(send).not.toHaveBeenCalled();
    rerender(button());
    await userEvent.keyboard('{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('reserves the space of its busy label', () => {
    const { rerender } = render(<Button busyLabel="Subscribing...">Subscribe</Button>);
    const texts = () => [...screen.getByRole('button').children].map((face) => face.textContent?.trim());
    const before = texts();
    rerender(
      <Button busy busyLabel="Subscribing...">
        Subscribe
      </Button>,
    );
    expect(before).toEqual(['Subscribe', 'Subscribing...']);
    expect(texts()).toEqual(before);
  });
});

describe('links', () => {
  it('use the router inside the product and the browser elsewhere', () => {
    render(
      <MemoryRouter>
        <ButtonLink to="/wanderlens">Explore</ButtonLink>
        <TextLink href="https://example.org/" rel="noopener">
          Source
        </TextLink>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/wanderlens');
    expect(screen.getByRole('link', { name: 'Source' })).toHaveAttribute('href', 'https://example.org/');
  });

  it('can replace the router’s link', () => {
    const Prefetching = ({ to, replace: _replace, state: _state, ...rest }: LinkProps) => (
      <a data-prefetch={String(to)} href={String(to)} {...rest} />
    );
    render(
      <ButtonLink as={Prefetching} to="/wanderhub" variant="red">
        Read
      </ButtonLink>,
    );
    expect(screen.getByRole('link', { name: 'Read' })).toHaveAttribute('data-prefetch', '/wanderhub');
  });
});
