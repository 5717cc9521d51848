import { momentWords, paths, type QuestRunSummary } from '@wanderwork/contracts';
import { AppLink, serverMessage, useSession } from '@wanderwork/platform';
import { cityAt, cityIndex } from '@wanderwork/quest-engine';
import { Banner, Button, Small, Stack, TextLink } from '@wanderwork/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useRunsGoingOn } from '../../../shared/api/runs.query';
import { editionWords } from '../../../shared/editions';
import { type ModeInfo } from '../../../shared/modes';
import { money } from '../../../shared/words/money-words';
import { runsApi } from '../api/runs.requests';
import { takeRun } from '../model/keep';
import { runOfAccount } from '../model/saves/account-run';

/** The rest stands on a page of its own. */
const SHOWN = 5;
const UNREACHED = 'We couldn’t reach your account. Your run is still there. Please try again.';

/** Goes on with a run of the account on this device. Null, or why not. */
const takeFromAccount = async (id: string): Promise<string | null> => {
  try {
    const run = runOfAccount(await runsApi.get(id), useSession.getState().user?.id ?? null);
    if (!run) return 'This page can’t read that run. Reload it and try again.';
    takeRun(run);
    return null;
  } catch (error) {
    return serverMessage(error, UNREACHED);
  }
};

/** Runs that were begun on another device, or put aside: they go on here. */
export const AccountRuns = ({ info }: { info: ModeInfo }) => {
  const runs = useRunsGoingOn(info.mode);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (runs.length === 0) return null;
  return (
    <Stack as="section" $gap={3} aria-labelledby="account-runs-title">
      <h2 id="account-runs-title">In your account</h2>
      {refusal && (
        <Banner tone="warn" role="alert">
          {refusal}
        </Banner>
      )}
      <List role="list">
        {runs.slice(0, SHOWN).map((run) => (
          <li key={run.id}>
            <span>
              <strong>Day {run.day + 1}</strong>
              <Small $quiet>{whereItStands(run)}</Small>
            </span>
            <Button
              aria-label={`Continue the run at day ${run.day + 1}`}
              onClick={() => void takeFromAccount(run.id).then(setRefusal)}
            >
              Continue
            </Button>
          </li>
        ))}
      </List>
      <p>
        <TextLink as={AppLink} to={paths.web.quest('runs')}>
          All your runs
        </TextLink>
      </p>
    </Stack>
  );
};

const whereItStands = ({ city, cash, cityCount, period, changedAt }: QuestRunSummary): string =>
  [
    ...(city !== null && cityIndex(city) >= 0 ? [cityAt(cityIndex(city)).name] : []),
    ...(cash !== null ? [money(cash)] : []),
    ...(cityCount > 0 ? [cityCount === 1 ? '1 city visited' : `${cityCount} cities visited`] : []),
    ...(period ? [editionWords(period)] : []),
    `last played ${momentWords(changedAt)}`,
  ].join(', ');

const List = styled.ul`
  display: grid;
  max-width: 560px;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: var(--s4);
    align-items: center;
    justify-content: space-between;
    padding-block: var(--s3);
    border-block-end: 1px solid var(--line);
  }

  li > span {
    display: grid;
  }

  li > button {
    flex: none;
  }
`;
