import { type AnalysisStop } from '@wanderwork/contracts';
import { Small } from '@wanderwork/ui';
import styled from 'styled-components';
import { formatCount } from '../../../shared/format';
import { getShownWriting, type Writing } from '../model/writing';

const stopReasons: Record<AnalysisStop, string> = {
  time: 'took too long',
  refused: 'declined to continue',
  unreadable: 'sent an answer we couldn’t read',
  limit: 'reached its daily limit',
  unsupported: 'wrote nothing the figures support',
};

/** Names the writer and says what was left out and whether the analysis is complete. */
export const AnalysisFooter = ({ writing }: { writing: Writing }) => {
  const { writer, claims, dropped, stoppedModel } = getShownWriting(writing);
  return (
    <Root>
      {stoppedModel && (
        <Small $quiet>
          {stoppedModel.name} {stopReasons[stoppedModel.why]}
          {writer && writer.name !== stoppedModel.name
            ? `, so ${writer.name} wrote this instead.`
            : '. What it wrote so far stays.'}
        </Small>
      )}
      {writer && claims.length > 0 && (
        <Small $quiet>
          Written by {writer.name}
          {writer.kind === 'embedded'
            ? ', which uses fixed rules and our figures only, so the same figures always give the same text.'
            : ', a language model. We checked each claim against the figures it cites before showing it.'}
        </Small>
      )}
      {dropped > 0 && (
        <Small $quiet>
          {dropped === 1 ? 'One claim was left out' : `${formatCount(dropped)} claims were left out`} because
          the figures cited didn’t support {dropped === 1 ? 'it' : 'them'}.
        </Small>
      )}
      {writing.phase === 'stopped' && (
        <Small $quiet>You stopped it here.{writing.previous && ' This is the previous analysis.'}</Small>
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
