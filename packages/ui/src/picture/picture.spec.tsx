import { act, fireEvent, render, screen } from '@testing-library/react';
import { Picture, PICTURE_RETRY_MS } from './picture';

const picture = (src: string, fallback?: string) => (
  <Picture src={src} alt="Houses on a hill" width={480} height={320} fallback={fallback} />
);
const main = () => screen.getByRole('img', { name: 'Houses on a hill' });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('Picture', () => {
  it('reserves its space and appears when loaded', () => {
    render(picture('/a.svg'));
    expect(main()).toHaveStyle({ opacity: '0' });
    expect(main()).toHaveAttribute('width', '480');
    fireEvent.load(main());
    expect(main()).toHaveStyle({ opacity: '1' });
  });

  it('appears at once when it was seen before', () => {
    const { unmount } = render(picture('/b.svg'));
    fireEvent.load(main());
    unmount();
    render(picture('/b.svg'));
    expect(main()).toHaveStyle({ opacity: '1' });
  });

  it('shows the fallback after a failure and retries once after one second, past the caches', () => {
    const { container } = render(picture('/c.svg', '/fallback.svg'));
    fireEvent.error(main());
    expect(container.querySelector('[src="/fallback.svg"]')).toBeVisible();

    wait(PICTURE_RETRY_MS - 1);
    expect(main()).toHaveAttribute('src', '/c.svg');
    wait(1);
    expect(main().getAttribute('src')).toMatch(/^\/c\.svg\?retry=\d+$/);

    fireEvent.load(main());
    expect(main()).toHaveStyle({ opacity: '1' });
    expect(container.querySelector('[src="/fallback.svg"]')).toBeNull();
  });

  it('does not retry twice', () => {
    const { container } = render(picture('/d.svg?theme=dark'));
    fireEvent.error(main());
    wait(PICTURE_RETRY_MS);
    const second = main().getAttribute('src');
    expect(second).toMatch(/^\/d\.svg\?theme=dark&retry=/);
    fireEvent.error(main());
    wait(60 * PICTURE_RETRY_MS);
    expect(main()).toHaveAttribute('src', second);
    expect(container.querySelector('svg')).toBeVisible();
  });

  it('starts over with another picture', () => {
    const { rerender } = render(picture('/e.svg'));
    fireEvent.error(main());
    rerender(picture('/f.svg'));
    expect(main()).toHaveAttribute('src', '/f.svg');
    wait(PICTURE_RETRY_MS);
    expect(main()).toHaveAttribute('src', '/f.svg');
  });
});
