import { paths } from '@wanderwork/contracts';
import { AppLink, useSession } from '@wanderwork/platform';
import { ButtonLink, Grid, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { getModeInfo, type ModeInfo } from '../../../../shared/modes';

interface Props {
  gate: 'sign-in' | 'upgrade';
}

/** The modes the visitor can play now. */
export const PlayNow = ({ gate }: Props) => {
  const signedIn = useSession((session) => session.isAuthenticated);
  return (
    <Stack as="section" $gap={4} aria-labelledby="play-now-title">
      <h2 id="play-now-title">What you can play now</h2>
      <Grid as="ul" role="list" $min={300} $gap={4}>
        <PlayableMode info={getModeInfo('first_week')} label="Play the first week" />
        {gate === 'upgrade' && (
          <PlayableMode
            info={getModeInfo('daily_dash')}
            label={signedIn ? 'Play today’s dash' : 'Log In to play today’s dash'}
            login={!signedIn}
          />
        )}
      </Grid>
    </Stack>
  );
};

interface PlayableModeProps {
  info: ModeInfo;
  label: string;
  login?: boolean;
}

const PlayableMode = ({ info: { name, length, about, slug }, label, login = false }: PlayableModeProps) => (
  <Card>
    <div>
      <h3>{name}</h3>
      <p>
        {length}. {about}.
      </p>
    </div>
    <ButtonLink as={AppLink} to={login ? paths.web.login(paths.web.quest(slug)) : paths.web.quest(slug)}>
      {label}
    </ButtonLink>
  </Card>
);

const Card = styled.li`
  display: grid;
  gap: var(--s4);
  align-content: space-between;
  justify-items: start;
  padding: var(--s4) var(--s5);
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--sheet);
  list-style: none;

  h3 {
    font-size: var(--f-lg);
  }
`;
