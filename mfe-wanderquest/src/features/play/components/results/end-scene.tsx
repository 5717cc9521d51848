import { getCity, computeScore, findTale, type State } from '@wanderwork/quest-engine';
import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Button, ButtonLink, Row, Stack } from '@wanderwork/ui';
import { Facts } from '@wanderwork/ui/lists';
import styled from 'styled-components';
import { getModeInfo } from '../../../../shared/modes';
import { setRunAside } from '../../model/save-game';
import { type Game } from '../../model/play-state';
import { formatMoney } from '../../../../shared/labels/money';
import { SceneHeading } from '../scene/scene-heading';
import { NewAchievements } from './new-achievements';
import { Share } from './share';
import { RankStatus } from './rank-status';

/** A player who never left home has no route. */
const getRouteFacts = ({
  kilometres,
  cityCount,
  longitude,
  co2,
}: State): readonly (readonly [string, string])[] =>
  kilometres === 0
    ? []
    : [
        ['Cities', String(cityCount)],
        ['Around the world', `${Math.round(Math.abs(longitude) / 100)}°`],
        ['Distance', `${kilometres.toLocaleString('en')} km`],
        ['CO₂', `${co2.toLocaleString('en')} kg`],
      ];

const getResultFacts = (state: State): readonly (readonly [string, string])[] => [
  ['Points', computeScore(state).toLocaleString('en')],
  ['Money left', formatMoney(state.cash)],
  ...getRouteFacts(state),
  ['Wonder', String(state.wonder)],
  ['Belonging', String(state.belonging)],
  ['Reputation', String(state.reputation)],
  ['Ended in', getCity(state.city).name],
];

/** The ending of a run: its story, results and next steps. */
export const EndScene = ({ game }: { game: Game }) => {
  const { state, run, isResumed: resumed } = game;
  const { title, text } = findTale(state)!;
  const { mode } = run.plan;
  const city = getCity(state.city);
  return (
    <Stack $gap={5}>
      <SceneHeading scene="end" still={resumed}>
        {title}
      </SceneHeading>
      <Story>{text}</Story>
      <Facts columns facts={getResultFacts(state)} />
      <RankStatus game={game} />
      <NewAchievements run={run.id} />
      <Share game={game} title={title} />
      <Row>
        <Button variant="red" onClick={() => void setRunAside(mode)}>
          {mode === 'first_week' ? 'Play another week' : `Play ${getModeInfo(mode).name} again`}
        </Button>
        <ButtonLink as={AppLink} to={paths.web.wanderquest()}>
          All ways to play
        </ButtonLink>
        <ButtonLink as={AppLink} to={paths.web.city(city.id)}>
          See the real {city.name}
        </ButtonLink>
      </Row>
    </Stack>
  );
};

const Story = styled.p`
  font: 400 1.0625rem/1.6 var(--read);
`;
