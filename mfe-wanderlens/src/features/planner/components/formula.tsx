import { Icon } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  /** What is estimated ("How we estimate the time"). */
  label: string;
  children: ReactNode;
}

/** The formula behind an estimate, one tap away. */
export const Formula = ({ label, children }: Props) => (
  <Root>
    <summary aria-label={label} title={label}>
      <Icon name="info" size={15} />
    </summary>
    <div>{children}</div>
  </Root>
);

const Root = styled.details`
  display: inline-block;
  font-size: var(--f-sm);

  summary {
    display: inline-grid;
    place-items: center;
    width: 24px;
    height: 24px;
    margin-block: -5px;
    border-radius: 50%;
    color: var(--ink-3);
    list-style: none;
    vertical-align: middle;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary:hover {
    color: var(--ink);
  }

  &[open] {
    display: block;
  }

  > div {
    margin-block: var(--s1) var(--s2);
    padding: var(--s2) var(--s3);
    border-inline-start: 2px solid var(--line-2);
    color: var(--ink-2);
    font: 400 var(--f-sm) / 1.5 var(--sans);
  }
`;
