import { formatDateTime, paths, type Conversation } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Button, Row, Small, Tag } from '@wanderwork/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Portrait } from '../../common/components/person-link';
import { ReportButton } from '../../common/components/report-button';

/** One conversation of the list; one line if the reader muted or blocked the other person. */
export const ConversationRow = ({ conversation }: { conversation: Conversation }) => {
  const [isShown, setIsShown] = useState(!conversation.isMuted);
  if (!isShown)
    return (
      <Row $justify="between" $gap={2}>
        <Small $quiet>A conversation with someone you muted or blocked.</Small>
        <Button size="small" onClick={() => setIsShown(true)}>
          Show
        </Button>
      </Row>
    );
  const { id, other, preview, isUnread, state, isOwnRequest, lastAt } = conversation;
  const isWaiting = state === 'requested' && isOwnRequest;
  return (
    <Row $justify="between" $gap={3}>
      <About>
        {other && <Portrait person={other} />}
        <div>
          <Row $gap={2}>
            {isUnread && <Tag tone="red">New</Tag>}
            <AppLink to={paths.web.connectConversation(id)}>
              <bdi>{other?.name ?? 'A former member'}</bdi>
            </AppLink>
          </Row>
          {preview !== null && <p dir="auto">{preview}</p>}
          <Small $quiet>
            {isWaiting && 'Waiting for an answer · '}
            <time dateTime={lastAt}>{formatDateTime(lastAt)}</time>
          </Small>
        </div>
      </About>
      {other && <ReportButton kind="person" object={other.handle} label={other.name} />}
    </Row>
  );
};

const About = styled.div`
  display: flex;
  flex: 1 1 16rem;
  gap: var(--s3);
  align-items: start;
  min-width: 0;
`;
