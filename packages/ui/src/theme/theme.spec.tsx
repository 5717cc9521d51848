import fs from 'node:fs';
import path from 'node:path';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { THEME_KEY } from './theme';
import { useTheme } from './use-theme';

const root = document.documentElement;

const preferDark = (matches: boolean) =>
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches }) });

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
  preferDark(false);
});

const Switch = () => {
  const [theme, setTheme] = useTheme();
  return <button onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>{theme}</button>;
};

describe('useTheme', () => {
  it('begins with what the system wishes', () => {
    preferDark(true);
    render(<Switch />);
    expect(screen.getByRole('button')).toHaveTextContent('dark');
  });

  it('changes the page and remembers it', async () => {
    render(<Switch />);
    await userEvent.click(screen.getByRole('button', { name: 'light' }));
    expect(await screen.findByRole('button', { name: 'dark' })).toBeVisible();
    expect(root.dataset.theme).toBe('dark');
    expect(localStorage.getItem(THEME_KEY)).toBe('dark');
  });

  it('follows a change made elsewhere', async () => {
    render(<Switch />);
    await act(async () => {
      root.dataset.theme = 'dark';
    });
    expect(screen.getByRole('button')).toHaveTextContent('dark');
  });
});

describe('the script before the first paint', () => {
  const boot = fs.readFileSync(path.join(__dirname, 'boot.js'), 'utf8');
  // The file as a browser gets it.
  const run = () => new Function(boot)();

  it('takes the remembered theme', () => {
    localStorage.setItem(THEME_KEY, 'dark');
    run();
    expect(root.dataset.theme).toBe('dark');
  });

  it('takes the system’s when nothing sensible is remembered', () => {
    localStorage.setItem(THEME_KEY, 'sepia');
    preferDark(true);
    run();
    expect(root.dataset.theme).toBe('dark');
  });

  it('works where storage is forbidden', () => {
    const storage = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    run();
    expect(root.dataset.theme).toBe('light');
    storage.mockRestore();
  });
});
