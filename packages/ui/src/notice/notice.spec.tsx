import { render, screen, within } from '@testing-library/react';
import { findAccessibilityProblems } from '../testing/accessibility';
import { Notice } from './notice';
import { Points } from './points';

const pictures = () => document.querySelectorAll('img');

describe('Notice', () => {
  it.each([
    [false, '/api/art/cities/kyoto.svg?theme=light'],
    [true, '/api/art/cities/kyoto.svg?theme=light&shape=wide'],
  ])('shows its tag, heading, text, links and picture (wide: %s)', async (wide, scene) => {
    document.documentElement.dataset.theme = 'light';
    render(
      <Notice
        tag={{ icon: 'clock', label: 'From Monday' }}
        heading={<h1>Soon</h1>}
        links={<a href="/help">Help</a>}
        city="kyoto"
        wide={wide}
      >
        <p>It will be worth it.</p>
      </Notice>,
    );
    expect(screen.getByText('From Monday')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Soon' })).toBeVisible();
    expect(screen.getByText('It will be worth it.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Help' })).toBeVisible();
    expect([...pictures()].map((picture) => picture.getAttribute('src'))).toEqual([scene]);
    expect(await findAccessibilityProblems()).toEqual([]);
  });
});

describe('Points', () => {
  const points = [
    ['First', 'This.'],
    ['Then', 'That.'],
  ] as const;

  it.each([
    [true, 'OL'],
    [false, 'UL'],
  ])('is a list of headings and sentences (ordered: %s)', (ordered, tag) => {
    render(<Points points={points} level={3} label="What it will be" ordered={ordered} />);
    const list = screen.getByRole('list', { name: 'What it will be' });
    expect(list.tagName).toBe(tag);
    expect(
      within(list)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['First', 'Then']);
    expect(within(list).getByText('That.')).toBeVisible();
  });
});
