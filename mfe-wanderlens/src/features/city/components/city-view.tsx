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
  /** Shown first; on wide screens beside the text. */
  score: ReactNode;
  /** The ids and labels of all sections in reading order, starting with `first`. */
  contents: Contents;
  first: ReactNode;
  /** The other sections, which may load later. They call `onDrawn` once they are rendered. */
  rest: (onDrawn: () => void) => ReactNode;
  aside: (isWhole: boolean) => ReactNode;
}

/** The layout of a city page. */
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

/** The score comes first in reading order. On wide screens the score and the asides are in the right column. */
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
  align-items: start;
  margin-top: var(--s6);

  ${media.desktop} {
    grid-template: auto 1fr / minmax(0, 1fr) 330px;
    gap: var(--s4) var(--s8);
  }
`;

const Score = styled.div`
  ${media.desktop} {
    grid-column: 2;
  }
`;

const Text = styled.div`
  ${media.desktop} {
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
