import { useId, useRef, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media, Small } from '@wanderwork/ui';
import { useIsBelowWindow } from '../model/use-is-below-window';

interface Props {
  /** The result in one sentence, announced to screen readers when it changes. */
  headline: ReactNode;
  children: ReactNode;
}

/** A tool's result: a headline, then the details. On a phone, the headline stays in view below the form. */
export const ResultSheet = ({ headline, children }: Props) => {
  const id = useId();
  const sheet = useRef<HTMLElement>(null);
  const isDocked = useIsBelowWindow(sheet);
  return (
    <Root ref={sheet} aria-labelledby={id}>
      <Kicker id={id}>Result</Kicker>
      <Headline role="status" $isDocked={isDocked}>
        {headline}
      </Headline>
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

/** Docked to the bottom of the window, unless that is too low: in landscape, or with a large zoom. */
const docked = css`
  @media (max-width: 1023.98px) and (min-height: 480px) {
    position: fixed;
    z-index: 30;
    right: 0;
    bottom: 0;
    left: 0;
    overflow: auto;
    max-height: 25vh;
    padding: var(--s3) var(--s4) calc(var(--s3) + env(safe-area-inset-bottom));
    border-top: 1px solid var(--ink);
    background: var(--sheet);
    font: 600 var(--f-sm) / 1.4 var(--sans);
    letter-spacing: 0;
  }

  @media print {
    position: static;
  }
`;

const Headline = styled.div<{ $isDocked: boolean }>`
  margin-top: calc(-1 * var(--s4));
  font: 400 var(--f-xl) / 1.2 var(--serif);
  letter-spacing: -0.018em;
  text-wrap: balance;

  ${({ $isDocked }) => $isDocked && docked}
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
