import { cityAt, NO_CARD, type Action } from '@wanderwork/quest-engine';
import { paths } from '@wanderwork/contracts';
import { PageHeading } from '@wanderwork/platform';
import { Banner, Columns, Picture, Stack, useTheme } from '@wanderwork/ui';
import styled from 'styled-components';
import { type Week } from '../model/use-week';
import { CardScene } from './card-scene';
import { EndScene } from './end-scene';
import { Journal } from './journal';
import { Meters } from './meters';
import { MorningScene } from './morning-scene';

interface Props {
  week: Week;
  onAct: (action: Action) => void;
  onAgain: () => void;
}

/** The week as it stands: the meters, the place, what is to be decided, and what has been. */
export const WeekScreen = ({ week, onAct, onAgain }: Props) => (
  <Stack $gap={5}>
    <Title>First Week</Title>
    <Meters state={week.state} />
    {week.unkept && (
      <Banner tone="warn">
        This browser keeps nothing just now, so this week is gone when you leave the page.
      </Banner>
    )}
    <Columns $side={340}>
      <Stack $gap={5}>
        <Place slug={cityAt(week.state.city).id} />
        <Scene week={week} onAct={onAct} onAgain={onAgain} />
      </Stack>
      <Journal week={week} />
    </Columns>
  </Stack>
);

const Scene = ({ week, onAct, onAgain }: Props) => {
  if (week.state.ending) return <EndScene week={week} onAgain={onAgain} />;
  if (week.state.card !== NO_CARD) return <CardScene week={week} onAct={onAct} />;
  return <MorningScene week={week} onAct={onAct} />;
};

const Place = ({ slug }: { slug: string }) => {
  const [theme] = useTheme();
  return (
    <Frame>
      <Picture src={`${paths.api.art.city(slug)}?theme=${theme}`} alt="" width={1200} height={800} eager />
    </Frame>
  );
};

const Title = styled(PageHeading)`
  font-size: var(--f-xl);
`;

const Frame = styled.div`
  overflow: hidden;
  aspect-ratio: 5 / 2;
  border-radius: var(--r2);

  > * {
    inline-size: 100%;
  }
`;
