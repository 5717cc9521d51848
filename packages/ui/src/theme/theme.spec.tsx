import fs from 'node:fs';
import path from 'node:path';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setTheme, THEME_KEY, useTheme } from './theme';

const root = document.documentElement;

/** A system that prefers dark or light and can change. */
const mockSystemTheme = (matches: boolean) => {
  const query = Object.assign(new EventTarget(), { matches });
  window.matchMedia = jest.fn().mockReturnValue(query);
  return {
    change: (dark: boolean) => {
      query.matches = dark;
      query.dispatchEvent(new Event('change'));
    },
  };
};

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
  mockSystemTheme(false);
});

const Switch = () => {
  const [theme, change] = useTheme();
  return <button onClick={() => change(theme === 'dark' ? 'light' : 'dark')}>{theme}</button>;
};

describe('useTheme', () => {
  it('starts with the system’s theme', () => {
    mockSystemTheme(true);
    render(<Switch />);
    expect(screen.getByRole('button')).toHaveTextContent('dark');
  });

  it('changes the page and stores the choice', async () => {
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
  // Runs the file as a browser gets it.
  const runBootScript = () => new Function(boot)();

  it('applies the stored theme', () => {
    localStorage.setItem(THEME_KEY, 'dark');
    runBootScript();
    expect(root.dataset.theme).toBe('dark');
  });

  it('applies the system’s theme when the stored value is invalid', () => {
    localStorage.setItem(THEME_KEY, 'sepia');
    mockSystemTheme(true);
    runBootScript();
    expect(root.dataset.theme).toBe('dark');
  });

  it('follows the system until the person chooses', () => {
    const system = mockSystemTheme(false);
    runBootScript();
    system.change(true);
    expect(root.dataset.theme).toBe('dark');
    setTheme('light');
    system.change(true);
    expect(root.dataset.theme).toBe('light');
  });

  it('works when storage is blocked', () => {
    const storage = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    runBootScript();
    expect(root.dataset.theme).toBe('light');
    storage.mockRestore();
  });
});
