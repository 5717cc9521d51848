import { type CityDetail } from '@wanderwork/contracts';
import { BelowHeading } from '@wanderwork/platform';
import { Container, media } from '@wanderwork/ui';
import { useCallback, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useHashTarget } from '../../../shared/use-hash-target';
import { CityHead } from './city-head';
import { OnThisPage, type Contents } from './on-this-page';

interface Props {
  city: CityDetail;
  /** What one reads first, beside the text where there is room. */
  score: ReactNode;
  /** The ids and names of all sections, in reading order; the first of them is `first`. */
  contents: Contents;
  first: ReactNode;
  /** The other sections, which may come later: `onDrawn` tells that they are there. */
  rest: (onDrawn: () => void) => ReactNode;
  aside: (isWhole: boolean) => ReactNode;
}

/** A city with everything that is known about it. */
export const CityView = ({ city, score, contents, first, rest, aside }: Props) => {
  const [isWhole, setWhole] = useState(false);
  const onDrawn = useCallback(() => setWhole(true), []);
  useHashTarget();
  return (
    <Page>
      <CityHead city={city} />
      <BelowHeading>
        <Body>
          <Score>{score}</Score>
          <Text>
            <OnThisPage parts={contents} isWhole={isWhole} />
            {first}
            {rest(onDrawn)}
          </Text>
          <Aside>{aside(isWhole)}</Aside>
        </Body>
      </BelowHeading>
    </Page>
  );
};

const Page = styled(Container)`
  padding-block: 20px var(--s8);
`;

/** The score comes first to read; where there is room it and the neighbours stand beside the text. */
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
  align-items: start;
  margin-top: var(--s6);

  ${media.desk} {
    grid-template: auto 1fr / minmax(0, 1fr) 330px;
    gap: var(--s4) var(--s8);
  }
`;

const Score = styled.div`
  ${media.desk} {
    grid-column: 2;
  }
`;

const Text = styled.div`
  ${media.desk} {
    grid-area: 1 / 1 / span 2;
  }

  > nav + section {
    border-top: 0;
  }
`;

const Aside = styled.div`
  display: grid;
  gap: var(--s4);
`;
