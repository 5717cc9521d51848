import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { BelowHeading, PageArrival } from './below-heading';

/** Records the document's text after each render. */
const recordDrawings = (kind: 'POP' | 'PUSH' | 'REPLACE'): string[] => {
  const drawings: string[] = [];
  const Page = () => {
    useLayoutEffect(() => void drawings.push(document.body.textContent));
    return <h1>Heading</h1>;
  };
  const Below = () => {
    useLayoutEffect(() => void drawings.push(document.body.textContent), []);
    return <p>, then a long page</p>;
  };
  act(() => {
    render(
      <PageArrival value={kind}>
        <Page />
        <BelowHeading>
          <Below />
        </BelowHeading>
      </PageArrival>,
    );
  });
  return drawings;
};

describe('BelowHeading', () => {
  it.each(['PUSH', 'REPLACE'] as const)(
    'renders its content after the heading on a new page (%s)',
    (kind) => {
      expect(recordDrawings(kind)).toEqual(['Heading', 'Heading, then a long page']);
      expect(screen.getByText(', then a long page')).toBeInTheDocument();
    },
  );

  it('renders its content with the heading on a return and on the first page', () => {
    expect(recordDrawings('POP')).toEqual(['Heading, then a long page', 'Heading, then a long page']);
  });
});
