import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { BelowHeading, PageArrival } from './below-heading';

/** Records the document's text after each render. */
const recordDrawings = (kind: 'LOAD' | 'POP' | 'PUSH' | 'REPLACE', isServed = false): string[] => {
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
        <BelowHeading isServed={isServed}>
          <Below />
        </BelowHeading>
      </PageArrival>,
    );
  });
  return drawings;
};

describe('BelowHeading', () => {
  it.each(['LOAD', 'PUSH', 'REPLACE'] as const)(
    'renders its content after the heading on a new page (%s)',
    (kind) => {
      expect(recordDrawings(kind)).toEqual(['Heading', 'Heading, then a long page']);
      expect(screen.getByText(', then a long page')).toBeInTheDocument();
    },
  );

  it.each([
    ['on a return', 'POP', false],
    ['on a first page whose HTML shows it already', 'LOAD', true],
  ] as const)('renders its content with the heading %s', (_case, kind, isServed) => {
    expect(recordDrawings(kind, isServed)).toEqual([
      'Heading, then a long page',
      'Heading, then a long page',
    ]);
  });

  it('renders its content after the heading on a click to a page whose HTML would show it', () => {
    expect(recordDrawings('PUSH', true)).toEqual(['Heading', 'Heading, then a long page']);
  });
});
