import { type CityDetail } from '@wanderwork/contracts';
import { BelowHeading } from '@wanderwork/platform';
import { Container, media } from '@wanderwork/ui';
import { useCallback, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useHashTarget } from '../../../shared/use-hash-target';
import { CityHead, CityPanorama } from './city-head';
import { CitySummary } from './city-summary';
import { InShortSection } from './in-short-section';
import { OnThisPage, type Contents } from './on-this-page';

interface Props {
  city: CityDetail;
  /** The sections that the strip links to, in reading order. */
  contents: Contents;
  /** The other sections, which may load later. They call `onDrawn` once they are rendered. */
  rest: (onDrawn: () => void) => ReactNode;
}

/** The layout of a city page. */
export const CityView = ({ city, contents, rest }: Props) => {
  const [isWhole, setWhole] = useState(false);
  const onDrawn = useCallback(() => setWhole(true), []);
  useHashTarget();
  return (
    <Page>
      <CityHead city={city} />
      <BelowHeading>
        <Aside>
          <CitySummary city={city} />
        </Aside>
        <CityPanorama city={city} />
        <Text>
          <OnThisPage parts={contents} isWhole={isWhole} />
          <InShortSection city={city} />
          {rest(onDrawn)}
        </Text>
      </BelowHeading>
    </Page>
  );
};

/** The columns of a city page. On wide screens the summary is the right one; it comes second in reading order. */
export const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  align-items: start;
  padding-block: var(--s4) var(--s8);

  ${media.desktop} {
    grid-template: auto auto 1fr / minmax(0, 1fr) 340px;
    gap: var(--s5) var(--s8);
    padding-top: 20px;
  }
`;

export const Aside = styled.div`
  ${media.desktop} {
    grid-area: 1 / 2 / span 3;
    align-self: stretch;
  }
`;

const Text = styled.div`
  min-width: 0;

  > nav + section {
    border-top: 0;
  }
`;
