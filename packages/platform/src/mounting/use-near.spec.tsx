import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { useNear } from './use-near';

const Section = ({ isWanted }: { isWanted?: boolean }) => {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, { marginPx: 400, isWanted });
  return <div ref={place}>{near ? 'mounted' : 'waiting'}</div>;
};

const page = (isWanted = false) => (
  <>
    <button>Join</button>
    <Section isWanted={isWanted} />
  </>
);

// jsdom has no layout: no element ever comes near the screen.
describe('a section far from the screen', () => {
  it('does not mount when someone clicks elsewhere', async () => {
    render(page());
    fireEvent.keyDown(document, { key: 'f' });
    await userEvent.click(document.body);
    expect(screen.getByText('waiting')).toBeVisible();
  });

  it.each<[string, () => unknown]>([
    ['when the focus moves by keyboard', () => userEvent.tab()],
    ['before find-in-page opens', () => fireEvent.keyDown(document, { key: 'f', ctrlKey: true })],
    ['before the page is printed', () => fireEvent(window, new Event('beforeprint'))],
  ])('mounts %s', async (_when, signal) => {
    render(page());
    await signal();
    expect(screen.getByText('mounted')).toBeVisible();
  });

  it('mounts when it is wanted, and stays mounted', () => {
    const { rerender } = render(page(true));
    rerender(page(false));
    expect(screen.getByText('mounted')).toBeVisible();
  });
});
