import { type Assist } from '@wanderwork/quest-engine';
import { Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { type RunSetup } from '../../../shared/start-form-props';
import { describeAssists, describeDifficulty, describeStartMonth, describeTraveler } from '../model/summary';

/** A summary of the choices, announced when it changes. */
export const Summary = ({ setup, help }: { setup: RunSetup; help: readonly Assist[] }) => (
  <Stack $gap={2} role="status">
    <TravelerLine>{describeTraveler(setup)}</TravelerLine>
    <p>
      {describeStartMonth(setup)} {describeDifficulty(setup)} {describeAssists(help)}
    </p>
  </Stack>
);

const TravelerLine = styled.p`
  font: 400 var(--f-lg) / 1.3 var(--serif);
`;
