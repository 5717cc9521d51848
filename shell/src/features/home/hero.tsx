import { paths } from '@wanderwork/contracts';
import { AppLink, openPanel, PageHeading } from '@wanderwork/platform';
import {
  Button,
  ButtonLink,
  Caption,
  Container,
  Lead,
  media,
  Picture,
  Plate,
  PlateWindow,
  Row,
  space,
  useTheme,
} from '@wanderwork/ui';
import styled from 'styled-components';

const CITY = 'lisbon';

/** What the product is, and the two ways in. */
export const Hero = () => (
  <Place>
    <Words>
      <Headline>
        <span>Explore. Create. </span>
        <span>Wander. </span>
        <em>Powered by AI.</em>
      </Headline>
      <Invitation>
        <Lead>
          Cities drawn and measured for people who work remotely. One open score, and next to every figure
          where it came from and how sure we are.
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
    </Words>
    <Landscape />
  </Place>
);

const Landscape = () => {
  const [theme] = useTheme();
  return (
    <Plate>
      <Window>
        <Picture
          src={`${paths.api.art.city(CITY)}?theme=${theme}&shape=wide`}
          alt="Lisbon, drawn from its own figures: hills, tiled roofs, the bridge over the water"
          width={1240}
          height={420}
          eager
        />
      </Window>
    </Plate>
  );
};

const Place = styled(Container)`
  padding-block: ${space(6, 4)};
`;

const Words = styled.div`
  display: grid;
  gap: ${space(5)};
  align-items: end;
  margin-bottom: ${space(6)};

  ${media.desk} {
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

/** The picture keeps its shape on wide screens and its subject on narrow ones. */
const Window = styled(PlateWindow)`
  aspect-ratio: 4 / 3;

  > * {
    width: 100%;
    height: 100%;
  }

  ${media.tablet} {
    aspect-ratio: 1240 / 420;
  }
`;
