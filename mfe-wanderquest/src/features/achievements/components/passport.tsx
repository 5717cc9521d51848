import { achievements, cities, getUnlocked, unlocks, type Unlock } from '@wanderwork/quest-engine';
import { paths } from '@wanderwork/contracts';
import { AppLink, BelowHeading, PageHeading, useSession } from '@wanderwork/platform';
import { Container, Lead, Section, Small, Stack, TextLink, Grid } from '@wanderwork/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { loadPassportBook, usePassportBook } from '../../../shared/passport/passport-book';
import { useAccountPassport, useEarnedIds } from '../../../shared/passport/use-earned-ids';
import { AchievementList } from './achievement-list';
import { StampAlbum } from './stamp-album';

/** The passport of all runs: stamps, achievements and unlocks. */
export const Passport = () => {
  useEffect(() => void loadPassportBook(), []);
  const book = usePassportBook();
  const account = useAccountPassport();
  const earned = useEarnedIds();
  const stamps = [...new Set([...book.stamps, ...(account?.stamps ?? []).map(({ name }) => name)])];
  const stampCount = cities.filter(({ id }) => stamps.includes(id)).length;
  return (
    <>
      <Section $tight>
        <Container>
          <Stack $gap={4}>
            <p>
              <TextLink as={AppLink} to={paths.web.wanderquest()}>
                WanderQuest
              </TextLink>
            </p>
            <PageHeading>Your passport</PageHeading>
            <Lead>
              {stampCount} of {cities.length} stamps, {earned.length} of {achievements.length} achievements.
            </Lead>
            <PassportScope />
          </Stack>
        </Container>
      </Section>
      <BelowHeading>
        <PassportSection id="stamps-title" title="Stamps">
          <StampAlbum stamps={stamps} />
        </PassportSection>
        <PassportSection id="earned-title" title="Achievements">
          <AchievementList book={book} account={account?.achievements ?? []} />
        </PassportSection>
        <PassportSection id="unlocks-title" title="What you can start with">
          <UnlockList earned={earned} />
        </PassportSection>
      </BelowHeading>
    </>
  );
};

const PassportScope = () => {
  const signedIn = useSession((state) => state.isAuthenticated);
  return (
    <Small $quiet>
      {signedIn ? 'From all runs in this browser and in your account.' : 'From all runs in this browser.'}
    </Small>
  );
};

const PassportSection = ({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: React.ReactNode;
}) => (
  <Section $rule="grey" $tight aria-labelledby={id}>
    <Container>
      <Stack $gap={5}>
        <h2 id={id}>{title}</h2>
        {children}
      </Stack>
    </Container>
  </Section>
);

const kinds: readonly (readonly [Unlock['kind'], string])[] = [
  ['profession', 'Professions'],
  ['passport', 'Passports'],
  ['home', 'Homes'],
];

/** The professions, passports and homes, and how to unlock them. */
const UnlockList = ({ earned }: { earned: readonly string[] }) => {
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
