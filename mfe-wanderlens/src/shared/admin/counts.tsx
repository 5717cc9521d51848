import styled from 'styled-components';

/** A few numbers, each with what it counts. */
export const Counts = ({ counts }: { counts: readonly (readonly [words: string, value: string])[] }) => (
  <Root>
    {counts.map(([words, value]) => (
      <div key={words}>
        <dt>{words}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Root>
);

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 136px), 1fr));
  gap: var(--s4) var(--s5);

  dt {
    font-size: var(--f-cap);
    font-weight: 600;
    color: var(--ink-2);
  }

  dd {
    margin: 2px 0 0;
    font: 400 var(--f-lg) / 1.2 var(--serif);
  }
`;
