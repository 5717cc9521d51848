import { paths } from '@wanderwork/contracts';
import { AppLink, lazyRetry, openPanel, PageHeading, RetryBoundary } from '@wanderwork/platform';
import { Button, ButtonLink, Caption, Container, Lead, media, Row, space } from '@wanderwork/ui';
import { Suspense } from 'react';
import styled from 'styled-components';
import { CitySearch } from '../../../shared/city-search';
import { useIsMember } from '../../../shared/use-is-member';
import { SixPlaces } from './six-places';

const MemberHome = lazyRetry(() => import('../member/member-home'));

/** The search, and what the product is. Members continue where they left off instead. */
export const Hero = () => (
  <HeroRoot>
    {useIsMember() ? <MemberHero /> : <VisitorHero />}
    <SixPlaces />
  </HeroRoot>
);

const VisitorHero = () => (
  <HeroText>
    <Headline>
      <span>Explore. Create. </span>
      <span>Wander. </span>
      <em>Powered by AI.</em>
    </Headline>
    <Invitation>
      <Lead>
        Compare cities for remote work by one open score. Every figure shows where it comes from and how sure
        we are of it.
      </Lead>
      <CitySearch />
      <Row>
        <Button onClick={() => openPanel('signup')}>Join the Journey</Button>
        <ButtonLink as={AppLink} to={paths.web.wanderlens()}>
          Explore WanderLens
        </ButtonLink>
      </Row>
      <Caption>Free, with 5 searches a day. No payment required.</Caption>
    </Invitation>
  </HeroText>
);

/** Reserves the space of what a member continues with, whose code and data load after the first paint. */
const MemberHero = () => (
  <>
    <Tagline>
      Explore. Create. Wander. <em>Powered by AI.</em>
    </Tagline>
    <MemberPlace>
      <RetryBoundary fallback={() => <CitySearch />}>
        <Suspense>
          <MemberHome />
        </Suspense>
      </RetryBoundary>
    </MemberPlace>
  </>
);

const HeroRoot = styled(Container)`
  padding-block: ${space(6, 4)};

  ${media.desktop} {
    padding-top: ${space(7)};
  }

  h1 em {
    color: var(--red);
  }
`;

const HeroText = styled.div`
  display: grid;
  gap: ${space(5)};
  align-items: end;
  margin-bottom: ${space(6)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space(7)};
  }
`;

const Headline = styled(PageHeading)`
  font-size: var(--f-4xl);
  line-height: 0.94;
  letter-spacing: -0.035em;

  > * {
    display: block;
  }
`;

const Invitation = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const Tagline = styled(PageHeading)`
  margin-bottom: ${space(2)};
  font-size: var(--f-md);
  letter-spacing: 0;
`;

const MemberPlace = styled.div`
  min-height: 58.625rem;
  margin-bottom: ${space(6)};

  ${media.tablet} {
    min-height: 46.5625rem;
  }

  ${media.desktop} {
    min-height: 30.125rem;
  }
`;
