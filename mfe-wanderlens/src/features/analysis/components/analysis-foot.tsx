import { type AnalysisStop } from '@wanderwork/contracts';
import { Small } from '@wanderwork/ui';
import styled from 'styled-components';
import { formatCount } from '../../../shared/format';
import { toRead, type Writing } from '../model/writing';

const whys: Record<AnalysisStop, string> = {
  time: 'took too long',
  refused: 'declined to go on',
  unreadable: 'answered in a way that could not be read',
  limit: 'has written as much as it may in a day',
  unsupported: 'wrote nothing that the figures support',
};

/** Who wrote it, what was left out and why, and whether it is whole. */
export const AnalysisFoot = ({ writing }: { writing: Writing }) => {
  const { writer, claims, dropped, gaveUp } = toRead(writing);
  return (
    <Root>
      {gaveUp && (
        <Small $quiet>
          {gaveUp.name} {whys[gaveUp.why]}
          {writer && writer.name !== gaveUp.name
            ? `; this is by ${writer.name} instead.`
            : '. What it had written stays.'}
        </Small>
      )}
      {writer && claims.length > 0 && (
        <Small $quiet>
          Written by {writer.name}
          {writer.kind === 'embedded'
            ? ', by rule and from the figures alone: the same figures always give the same words.'
            : ', a language model. Each claim was held against the figures it cites before you saw it.'}
        </Small>
      )}
      {dropped > 0 && (
        <Small $quiet>
          {dropped === 1 ? 'One claim was left out' : `${formatCount(dropped)} claims were left out`}: the
          figures cited did not support {dropped === 1 ? 'it' : 'them'}.
        </Small>
      )}
      {writing.phase === 'stopped' && (
        <Small $quiet>You stopped it here.{writing.before && ' What stands here is the one before.'}</Small>
      )}
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  gap: var(--s1);

  &:empty {
    display: none;
  }
`;
