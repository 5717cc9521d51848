import { paths } from '@wanderwork/contracts';
import { AppLink, PageHead, PageHeading } from '@wanderwork/platform';
import { ButtonLink, Lead, Row, space } from '@wanderwork/ui';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { PagePlace } from '../../layout/page-place';

/** No release and no page of the shell serves this path. */
export const NotFoundPage = () => {
  const { pathname } = useLocation();
  return (
    <Place>
      <PageHead title="404 Page Not Found" description="There is no page at this address." private />
      <PageHeading>404 Page Not Found</PageHeading>
      <Lead>
        This part is off every chart we have. Did you forget to add <Path>{pathname}</Path> to the router?
      </Lead>
      <Row>
        <ButtonLink as={AppLink} variant="ink" to={paths.web.home()}>
          Go to Home
        </ButtonLink>
        <ButtonLink as={AppLink} to={paths.web.wanderlens()}>
          Explore WanderLens
        </ButtonLink>
      </Row>
    </Place>
  );
};

const Place = styled(PagePlace)`
  display: grid;
  gap: ${space(5)};
`;

const Path = styled.code`
  padding: 2px 6px;
  border-radius: var(--r1);
  background: var(--water);
  overflow-wrap: anywhere;
`;
