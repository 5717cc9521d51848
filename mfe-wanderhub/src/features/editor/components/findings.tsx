import { type PostFinding } from '@wanderwork/contracts';
import styled from 'styled-components';
import { findingLabels } from '../model/post-labels';

/** What an editor should review in a post. */
export const Findings = ({ findings }: { findings: readonly PostFinding[] }) => (
  <List role="list">
    {findings.map(({ kind, words }, index) => (
      // Findings may repeat.
      <li key={`${index} ${words}`}>
        <b>{findingLabels[kind]}</b> <bdi>{words}</bdi>
      </li>
    ))}
  </List>
);

const List = styled.ul`
  display: grid;
  gap: var(--s2);
  font-size: var(--f-sm);
  overflow-wrap: anywhere;

  li {
    padding-inline-start: var(--s3);
    border-inline-start: 3px solid var(--warn);
  }

  b {
    margin-inline-end: var(--s1);
  }
`;
