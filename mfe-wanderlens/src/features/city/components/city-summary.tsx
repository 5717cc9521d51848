import { paths, type CityDetail } from '@wanderwork/contracts';
import { AppLink, openAssistant } from '@wanderwork/platform';
import { ButtonLink, Card, media, TextLink } from '@wanderwork/ui';
import { bandLabels, Dial, formatLikelyRange, MiniDial } from '@wanderwork/ui/charts';
import styled from 'styled-components';
import { SaveButton } from '../../../shared/favourites/save-button';
import { SummaryFacts } from './summary-facts';

/**
 * The answer at a glance: the score with its margin and the main figures. On wide screens it stays in view beside the
 * text.
 */
export const CitySummary = ({ city }: { city: CityDetail }) => (
  <Root as="section" aria-label={`${city.name} at a glance`}>
    <LargeScore>
      <Dial irex={city.irex} size={196} sweep />
    </LargeScore>
    <SmallScore>
      <MiniDial irex={city.irex} />
      <p>
        <b>{bandLabels[city.irex.band]}</b>
        <br />
        {formatLikelyRange(city.irex)}
      </p>
    </SmallScore>
    <SummaryFacts city={city} />
    <Actions>
      <SaveButton city={city} />
      <ButtonLink as={AppLink} to={paths.web.compare([city.slug])} variant="ink">
        Compare
      </ButtonLink>
      <TextActions>
        <TextLink as={AppLink} to={paths.web.planner([city.slug])}>
          Plan a trip
        </TextLink>
        <AskButton type="button" className="link-button" onClick={openAssistant}>
          Ask about {city.name}
        </AskButton>
      </TextActions>
    </Actions>
  </Root>
);

/** A window that is tall enough for the whole card below the site header. */
const tallWindow = '@media (min-height: 640px)';

const Root = styled(Card)`
  display: grid;
  gap: var(--s3);
  padding: var(--s3) var(--s4) var(--s4);

  ${media.onlyTablet} {
    grid-template-columns: minmax(0, 1fr) 280px;
    align-items: center;

    dl {
      grid-area: 2 / 1 / auto / -1;
    }
  }

  ${media.desktop} {
    padding: var(--s5);

    ${tallWindow} {
      position: sticky;
      top: 80px;
    }
  }
`;

const LargeScore = styled.div`
  justify-self: center;

  ${media.belowDesktop} {
    display: none;
  }
`;

const SmallScore = styled.div`
  display: flex;
  gap: var(--s4);
  align-items: center;
  line-height: 1.35;
  color: var(--ink-2);

  svg {
    flex: none;
  }

  b {
    font-size: var(--f-md);
    color: var(--ink);
  }

  ${media.desktop} {
    display: none;
  }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s2);
`;

const TextActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: 0 var(--s5);
  align-items: center;
  justify-content: center;
  margin-block-start: var(--s1);
`;

/** Looks like the link beside it. */
const AskButton = styled.button`
  min-height: 28px;
  padding-block: 0;
  font-weight: 600;
  line-height: 1.5;
  text-decoration-color: var(--red);

  &:hover {
    color: var(--red);
  }
`;
