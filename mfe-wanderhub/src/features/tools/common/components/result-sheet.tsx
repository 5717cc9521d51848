import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { media, Small } from '@wanderwork/ui';

interface Props {
  /** The result in one sentence, announced to screen readers when it changes. */
  headline: ReactNode;
  children: ReactNode;
}

/** A tool's result: a headline, then the details. */
export const ResultSheet = ({ headline, children }: Props) => {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Kicker id={id}>Result</Kicker>
      <Headline role="status">{headline}</Headline>
      {children}
    </Root>
  );
};

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  padding: clamp(20px, 3vw, 32px);
  border: 1px solid var(--line);
  border-top: 1px solid var(--ink);
  background: var(--sheet);

  @media print {
    padding-inline: 0;
    border-inline: 0;
  }
`;

const Kicker = styled.h2`
  font: 600 var(--f-sm) / 1.4 var(--sans);
  color: var(--ink-2);
  letter-spacing: 0;
`;

const Headline = styled.div`
  margin-top: calc(-1 * var(--s4));
  font: 400 var(--f-xl) / 1.2 var(--serif);
  letter-spacing: -0.018em;
  text-wrap: balance;
`;

/** Shown before a city is selected. */
export const EmptyResult = ({ children }: { children: string }) => (
  <ResultSheet headline={children}>
    <p>Every figure shows its source and year.</p>
  </ResultSheet>
);

/** On phones, shows the content of a hidden column below the row's header. */
export const PhoneDetail = styled.span`
  display: none;

  ${media.belowPhone} {
    display: block;
    margin-top: 2px;
    font: 400 var(--f-sm) / 1.4 var(--sans);
    color: var(--ink-2);
  }
`;

/** Below a figure that is a rough guess. */
export const RoughNote = () => (
  <Small $quiet as="div">
    rough guess
  </Small>
);

/** A `th` or `td` that is hidden on phones. */
export const WideCell = styled.td`
  white-space: nowrap;

  ${media.belowPhone} {
    display: none;
  }
`;
