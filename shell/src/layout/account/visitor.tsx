import { paths } from '@wanderwork/contracts';
import { AppLink, openPanel } from '@wanderwork/platform';
import { Button, ButtonLink, Row } from '@wanderwork/ui';
import styled from 'styled-components';

/** The two buttons for visitors: log in and join. */
export const Visitor = ({ onLeave }: { onLeave?: () => void }) => (
  <ButtonRow $gap={2}>
    <ButtonLink as={AppLink} variant="plain" size="small" to={paths.web.login()} onClick={onLeave}>
      Log In
    </ButtonLink>
    <Button
      variant="ink"
      size="small"
      onClick={() => {
        onLeave?.();
        openPanel('signup');
      }}
    >
      Join Now
    </Button>
  </ButtonRow>
);

const ButtonRow = styled(Row)`
  flex-wrap: nowrap;
  white-space: nowrap;
`;
