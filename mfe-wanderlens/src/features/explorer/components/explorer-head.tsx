import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '@wanderwork/platform';
import { Lead, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { formatCount } from '../../../shared/format';
import { heroQuery } from '../../../shared/hero.query';

/** What the atlas is and how much it holds. */
export const ExplorerHead = () => {
  const { data: hero } = useQuery(heroQuery);
  const extent = hero
    ? `${formatCount(hero.cities)} cities in ${formatCount(hero.countries)} countries`
    : 'Cities';
  return (
    <Stack>
      <Title>WanderLens</Title>
      <Lead>
        {extent}, measured for people who work remotely. The red band on each dial is how far the score could
        move if our figures are off.
      </Lead>
    </Stack>
  );
};

const Title = styled(PageHeading)`
  font-size: var(--f-2xl);
`;
