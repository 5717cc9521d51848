import { paths } from '@wanderwork/contracts';
import { AppLink, PageHead, PageHeading } from '@wanderwork/platform';
import { ButtonLink, Lead, Row, TextLink, media, space } from '@wanderwork/ui';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { PageContainer } from '../../layout/page-container';
import { CitySearch } from '../../shared/city-search';
import { UnchartedMap } from './uncharted-map';

/** Shown when no release and no page of the shell serves the path. */
const NotFoundPage = () => (
  <Columns>
    <PageHead title="404 Page Not Found" description="There is no page at this address." private />
    <TextColumn>
      <PageHeading>404 Page Not Found</PageHeading>
      <Lead>This address is off every map we have.</Lead>
      {process.env.NODE_ENV === 'production' ? <CitySearch /> : <DeveloperHint />}
      <Row>
        <ButtonLink as={AppLink} variant="ink" to={paths.web.home()}>
          Go to Home
        </ButtonLink>
        <ButtonLink as={AppLink} to={paths.web.wanderlens()}>
          Explore WanderLens
        </ButtonLink>
      </Row>
      <p>
        Or read{' '}
        <TextLink as={AppLink} quiet to={paths.web.wanderhub()}>
          WanderHub
        </TextLink>
        , or check{' '}
        <TextLink as={AppLink} quiet to={paths.web.help()}>
          Help
        </TextLink>
        .
      </p>
    </TextColumn>
    <UnchartedMap />
  </Columns>
);

export default NotFoundPage;

/** What a developer would ask next. Only development builds show it. */
const DeveloperHint = () => (
  <Hint>
    <span>GET {useLocation().pathname}</span>
    <span>404, no page at this path</span>
    <span>Did you forget to add the page to the router?</span>
  </Hint>
);

const Columns = styled(PageContainer)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(7)};
  align-items: center;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    min-height: calc(100dvh - 64px);
  }
`;

const TextColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`;

/** Styled as a log: the request, the result, and what a developer would ask next. */
const Hint = styled.code`
  display: grid;
  gap: 2px;
  justify-self: start;
  max-width: 100%;
  padding: ${space(3, 4)};
  border-left: 2px solid var(--ink);
  background: var(--water);
  font:
    400 var(--f-sm) / 1.6 ui-monospace,
    'SFMono-Regular',
    Menlo,
    Consolas,
    monospace;
  overflow-wrap: anywhere;

  :last-child::before {
    content: '→ ';
  }
`;
