import { achievements, getUnlocked, unlocks, type Unlock } from '@wanderwork/quest-engine';
import { Grid, Stack } from '@wanderwork/ui';
import styled from 'styled-components';

const kinds: readonly (readonly [Unlock['kind'], string])[] = [
  ['profession', 'Professions'],
  ['passport', 'Passports'],
  ['home', 'Homes'],
];

/** The professions, passports and homes, and how to unlock them. */
export const UnlockList = ({ earned }: { earned: readonly string[] }) => {
  const open = getUnlocked(earned);
  return (
    <Grid $min={280} $gap={5}>
      {kinds.map(([kind, title]) => (
        <Kind key={kind}>
          <h3>{title}</h3>
          <List role="list">
            {unlocks
              .filter((one) => one.kind === kind)
              .map((one) => (
                <li key={one.id}>
                  <b>{one.name}</b>
                  <span>{open.includes(one) ? 'Open' : `With “${getAchievementTitle(one.by)}”`}</span>
                </li>
              ))}
          </List>
        </Kind>
      ))}
    </Grid>
  );
};

const getAchievementTitle = (by: string | null): string =>
  achievements.find(({ id }) => id === by)?.title ?? '';

const Kind = styled(Stack).attrs({ $gap: 2 })`
  align-content: start;
`;

const List = styled.ul`
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s4);
    align-items: baseline;
    justify-content: space-between;
    padding-block: var(--s2);
    border-block-end: 1px solid var(--line);
  }

  b {
    font-weight: 400;
  }

  span {
    font-size: var(--f-sm);
    color: var(--ink-3);
  }
`;
