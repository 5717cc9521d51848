import { PageHeading } from '@wanderwork/platform';
import { Lead, Stack, Tag } from '@wanderwork/ui';
import { NOT_OPEN } from '@wanderwork/ui/notice';
import styled from 'styled-components';

/** The title of the page. It says so while nobody answers yet. */
export const VoiceHead = ({ isOpen }: { isOpen: boolean }) => (
  <Stack $gap={3}>
    {!isOpen && (
      <p>
        <Tag icon={NOT_OPEN.icon}>{NOT_OPEN.label}</Tag>
      </p>
    )}
    <Title>Voice assistant</Title>
    <Lead>
      Ask aloud about places, days, hours and money. You hear the answer and read it, with the figures it
      comes from. Nothing changes until you say yes.
    </Lead>
  </Stack>
);

const Title = styled(PageHeading)`
  font-size: var(--f-2xl);
`;
