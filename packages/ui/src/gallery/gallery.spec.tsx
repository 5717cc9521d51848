import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Gallery } from './gallery';

// e2e/gallery.spec.ts checks its look and its accessibility in a real browser: jsdom is slow with a page of this
// size.
it('shows every part under its own heading', () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  const { container } = render(<Gallery />, { wrapper: MemoryRouter });
  const parts = [...container.querySelectorAll('section')];
  expect(parts.length).toBeGreaterThan(10);
  for (const part of parts) expect(part.firstElementChild).toHaveTextContent(part.ariaLabel ?? '');
});
