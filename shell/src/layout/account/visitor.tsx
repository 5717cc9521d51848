import { paths } from '@wanderwork/contracts';
import { AppLink, openPanel } from '@wanderwork/platform';
import { Button, ButtonLink, Row } from '@wanderwork/ui';
import styled from 'styled-components';

interface Props {
  /** The label of the button that opens the plan panel. */
  joinLabel: 'Join Now' | 'Upgrade';
  onLeave?: () => void;
}

/** The two buttons for visitors: log in and join. */
export const Visitor = ({ joinLabel, onLeave }: Props) => (
  <ButtonRow $gap={2}>
    <ButtonLink as={AppLink} variant="plain" size="small" to={paths.web.login()} onClick={onLeave}>
      Log In
    </ButtonLink>
    <Button
      variant="ink"
      size="small"
      onClick={() => {
        onLeave?.();
        openPanel('subscription');
      }}
    >
      {joinLabel}
    </Button>
  </ButtonRow>
);

const ButtonRow = styled(Row)`
  flex-wrap: nowrap;
  white-space: nowrap;
`;
