import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { accessibilityProblems } from '../testing/accessibility';
import { Gallery } from './gallery';

it('shows every part, and axe finds nothing', async () => {
  render(
    <MemoryRouter>
      <main>
        <Gallery />
      </main>
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(10);
  expect(await accessibilityProblems()).toEqual([]);
}, 60_000);
