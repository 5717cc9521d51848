import { achievements, unlocks } from '@wanderwork/quest-engine';
import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Icon, Stack, TextLink } from '@wanderwork/ui';
import styled from 'styled-components';
import { usePassportBook } from '../../../../shared/passport/passport-book';

const NOTHING_NEW = 'Nothing new in your passport this time.';

/** What a finished run added to the passport for the first time, and what that unlocks. */
export const NewAchievements = ({ run }: { run: string }) => {
  const earned = usePassportBook((book) => book.earned);
  const ids = earned.filter((one) => one.run === run).map(({ id }) => id);
  return (
    <Stack $gap={3} as="section" aria-labelledby="earned-title">
      <h3 id="earned-title">New in your passport</h3>
      {ids.length === 0 ? (
        <p>{NOTHING_NEW}</p>
      ) : (
        <List role="list" aria-label="New achievements">
          {achievements
            .filter(({ id }) => ids.includes(id))
            .map(({ id, title, text }) => (
              <li key={id}>
                <Icon name="stamp" size={20} />
                <span>
                  <b>{title}.</b> {text}
                  {describeUnlocks(id)}
                </span>
              </li>
            ))}
        </List>
      )}
      <p>
        <TextLink as={AppLink} to={paths.web.quest('passport')}>
          See your passport
        </TextLink>
      </p>
    </Stack>
  );
};

const describeUnlocks = (id: string): string => {
  const opened = unlocks.filter(({ by }) => by === id).map(({ name }) => name);
  return opened.length > 0 ? ` Unlocks ${opened.join(', ')}.` : '';
};

const List = styled.ul`
  display: grid;
  gap: var(--s2);
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: var(--s3);
    padding: var(--s3) var(--s4);
    border-inline-start: 3px solid var(--red);
    background: var(--water);
  }

  b {
    font: 400 var(--f-md) / 1.3 var(--serif);
  }
`;
