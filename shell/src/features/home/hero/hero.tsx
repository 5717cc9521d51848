import { paths } from '@wanderwork/contracts';
import { AppLink, openPanel, PageHeading } from '@wanderwork/platform';
import { Button, ButtonLink, Caption, Container, Lead, media, Row, space } from '@wanderwork/ui';
import styled from 'styled-components';
import { SixPlaces } from './six-places';

/** What the product is, with its two main links. */
export const Hero = () => (
  <HeroRoot>
    <HeroText>
      <Headline>
        <span>Explore. Create. </span>
        <span>Wander. </span>
        <em>Powered by AI.</em>
      </Headline>
      <Invitation>
        <Lead>
          Compare cities for remote work by one open score. Every figure shows where it comes from and how
          sure we are of it.
        </Lead>
        <Row>
          <Button variant="red" onClick={() => openPanel('signup')}>
            Join the Journey
          </Button>
          <ButtonLink as={AppLink} to={paths.web.wanderlens()}>
            Explore WanderLens
          </ButtonLink>
        </Row>
        <Caption>Free, with 5 searches a day. No payment required.</Caption>
      </Invitation>
    </HeroText>
    <SixPlaces />
  </HeroRoot>
);

const HeroRoot = styled(Container)`
  padding-block: ${space(6, 4)};

  ${media.desktop} {
    padding-top: ${space(7)};
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

  em {
    color: var(--red);
  }
`;

const Invitation = styled.div`
  display: grid;
  gap: ${space(4)};
`;
