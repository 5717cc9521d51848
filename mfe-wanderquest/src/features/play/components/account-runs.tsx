import { formatDateTime, paths, type QuestRunSummary } from '@wanderwork/contracts';
import { AppLink, getServerMessage, useSession } from '@wanderwork/platform';
import { getCity, findCityIndex } from '@wanderwork/quest-engine';
import { Banner, Button, Small, Stack, TextLink } from '@wanderwork/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useActiveRuns } from '../../../shared/api/runs.query';
import { formatEdition } from '../../../shared/editions';
import { type ModeInfo } from '../../../shared/modes';
import { formatMoney } from '../../../shared/labels';
import { dispatch } from '../api/play-runner';
import { runsApi } from '../api/runs.requests';
import { parseAccountRun } from '../model/saves/account-run';

/** The page of all runs lists the rest. */
const MAX_SHOWN = 5;
const UNREACHABLE = 'We couldn’t reach your account. Your run is still there. Please try again.';

/** Loads a run of the account on this device. Returns null, or the reason it failed. */
const loadFromAccount = async (id: string): Promise<string | null> => {
  try {
    const run = parseAccountRun(await runsApi.get(id), useSession.getState().user?.id ?? null);
    if (!run) return 'This page can’t read that run. Reload it and try again.';
    dispatch({ type: 'load', run });
    return null;
  } catch (error) {
    return getServerMessage(error, UNREACHABLE);
  }
};

/** Runs in the account that were started on another device or set aside. */
export const AccountRuns = ({ info }: { info: ModeInfo }) => {
  const runs = useActiveRuns(info.mode);
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
        {runs.slice(0, MAX_SHOWN).map((run) => (
          <li key={run.id}>
            <span>
              <strong>Day {run.day + 1}</strong>
              <Small $quiet>{describeProgress(run)}</Small>
            </span>
            <Button
              aria-label={`Continue the run at day ${run.day + 1}`}
              onClick={() => void loadFromAccount(run.id).then(setRefusal)}
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

const describeProgress = ({ city, cash, cityCount, period, changedAt }: QuestRunSummary): string =>
  [
    ...(city !== null && findCityIndex(city) >= 0 ? [getCity(findCityIndex(city)).name] : []),
    ...(cash !== null ? [formatMoney(cash)] : []),
    ...(cityCount > 0 ? [cityCount === 1 ? '1 city visited' : `${cityCount} cities visited`] : []),
    ...(period ? [formatEdition(period)] : []),
    `last played ${formatDateTime(changedAt)}`,
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
