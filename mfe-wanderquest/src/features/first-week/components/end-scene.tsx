import { cityAt, score, type State } from '@wanderwork/quest-engine';
import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Button, ButtonLink, Row, Stack } from '@wanderwork/ui';
import { endingOf } from '../model/endings';
import { money } from '../model/money-words';
import { type Week } from '../model/use-week';
import { SceneHeading } from './scene-heading';

const sums = (state: State): readonly (readonly [string, string])[] => [
  ['Money left', money(state.cash)],
  ['Wonder', String(state.wonder)],
  ['Belonging', String(state.belonging)],
  ['Reputation', String(state.reputation)],
  ['Ended in', cityAt(state.city).name],
  ['Points', String(score(state))],
];

/** How the week ended, in words and figures. */
export const EndScene = ({ week, onAgain }: { week: Week; onAgain: () => void }) => {
  const { title, text } = endingOf(week.state);
  return (
    <Stack $gap={5}>
      <SceneHeading scene="end" still={week.resumed}>
        {title}
      </SceneHeading>
      <p>{text}</p>
      <dl>
        {sums(week.state).map(([name, value]) => (
          <Row key={name} $justify="between">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Row>
        ))}
      </dl>
      <Row>
        <Button variant="red" onClick={onAgain}>
          Play another week
        </Button>
        <ButtonLink as={AppLink} to={paths.web.city(cityAt(week.state.city).id)}>
          See the real {cityAt(week.state.city).name}
        </ButtonLink>
      </Row>
    </Stack>
  );
};
