import { type Assist } from '@wanderwork/quest-engine';
import { Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { type Traveller } from '../../../shared/setting-out';
import { helpWords, howHard, whenItBegins, whoSetsOut } from '../model/summary';

/** What was chosen, in a few sentences; read out when it changes. */
export const Summary = ({ traveller, help }: { traveller: Traveller; help: readonly Assist[] }) => (
  <Stack $gap={2} role="status">
    <Who>{whoSetsOut(traveller)}</Who>
    <p>
      {whenItBegins(traveller)} {howHard(traveller)} {helpWords(help)}
    </p>
  </Stack>
);

const Who = styled.p`
  font: 400 var(--f-lg) / 1.3 var(--serif);
`;
