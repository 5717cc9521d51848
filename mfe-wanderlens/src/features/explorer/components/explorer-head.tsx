import { useQuery } from '@tanstack/react-query';
import { paths } from '@wanderwork/contracts';
import { AppLink, PageHeading } from '@wanderwork/platform';
import { Caption, Lead, Stack, TextLink } from '@wanderwork/ui';
import styled from 'styled-components';
import { formatCount } from '../../../shared/format';
import { heroQuery } from '../../../shared/hero.query';

/** The page heading with a short introduction and the number of cities. */
export const ExplorerHead = () => {
  const { data: hero } = useQuery(heroQuery);
  return (
    <Stack>
      <Title>WanderLens</Title>
      <Lead>
        Cities for remote work, scored from 0 to 100. The red band shows the margin of error.{' '}
        <TextLink quiet as={AppLink} to={paths.web.method()}>
          How the score is made
        </TextLink>
      </Lead>
      <Extent>
        {hero && `${formatCount(hero.cities)} cities in ${formatCount(hero.countries)} countries. `}
        <TextLink quiet as={AppLink} to={paths.web.trends()}>
          Score changes
        </TextLink>
      </Extent>
    </Stack>
  );
};

/** Reserves the line until the numbers are known. */
const Extent = styled(Caption)`
  min-height: 1lh;
`;

const Title = styled(PageHeading)`
  font-size: var(--f-2xl);
`;
