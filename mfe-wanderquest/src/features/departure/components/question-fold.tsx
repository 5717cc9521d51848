import { Icon, Small } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  /** The question. */
  name: string;
  /** The current answer. */
  answer: string;
  about: string;
  children: ReactNode;
}

/** A question with its answer in one line; only one is open at a time. */
export const QuestionFold = ({ name, answer, about, children }: Props) => (
  <Root name="setting-out">
    <summary>
      <span>{name}</span>
      <b>{answer}</b>
      <Icon name="chevron-down" size={18} />
    </summary>
    <Inside>
      <Small $quiet>{about}</Small>
      {children}
    </Inside>
  </Root>
);

const Root = styled.details`
  border-block-end: 1px solid var(--line);

  &:first-of-type {
    border-block-start: 1px solid var(--line);
  }

  summary {
    display: grid;
    grid-template-columns: 104px minmax(0, 1fr) auto;
    gap: var(--s3);
    align-content: center;
    align-items: baseline;
    min-block-size: 52px;
    list-style: none;
    cursor: pointer;
  }

  summary > svg {
    align-self: center;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary > span {
    color: var(--ink-2);
    font-size: var(--f-sm);
  }

  summary > b {
    font: 400 var(--f-md) / 1.3 var(--serif);
  }

  summary:hover > b {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  &[open] summary svg {
    transform: rotate(180deg);
  }
`;

const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  padding-block: var(--s1) var(--s5);
`;
