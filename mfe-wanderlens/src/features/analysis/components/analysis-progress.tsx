import { Skeleton, Small } from '@wanderwork/ui';
import styled from 'styled-components';
import { type Writing } from '../model/writing';
import { formatProgress } from '../model/format-progress';

/** A placeholder for the next claim, with the number of claims so far. Screen readers hear the progress elsewhere. */
export const AnalysisProgress = ({ writing }: { writing: Writing }) => (
  <Root>
    <Skeleton $height="1.1em" />
    <Skeleton $height="1.1em" $width="92%" />
    <Skeleton $height="1.1em" $width="58%" />
    <Small $quiet>{formatProgress(writing)}</Small>
  </Root>
);

const Root = styled.div`
  display: grid;
  gap: var(--s2);
  max-width: 68ch;
`;
