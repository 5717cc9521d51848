import { useState } from 'react';
import { TextLink } from '@wanderwork/ui';
import { getLocalDay } from '@wanderwork/travel';
import { ToolPage } from '../../common/components/tool-page';
import { useToolState } from '../../common/model/use-tool-state';
import { teamUrlCodec } from '../model/url-codec';
import { calculateTeam } from '../model/calculate-team';
import { TeamForm } from './team-form';
import { TeamResult } from './team-result';

/** Compares the working hours of a team across time zones. */
export const TeamHours = () => {
  const { state, change, query } = useToolState(teamUrlCodec);
  const [today] = useState(() => getLocalDay(new Date()));
  return (
    <ToolPage
      tool="team-hours"
      form={<TeamForm state={state} onChange={change} />}
      result={<TeamResult result={calculateTeam(state, today)} query={query} />}
      rules={<TeamRules />}
    />
  );
};

const TeamRules = () => (
  <>
    <ul>
      <li>
        Hours follow the clock rules of that day, including summer time and half-hour zones, from the{' '}
        <TextLink quiet href="https://www.iana.org/time-zones">
          IANA time zone database
        </TextLink>
        in your browser.
      </li>
      <li>
        Days off follow each person’s local week, such as Friday in Riyadh and Saturday in Lisbon. The usual
        days come from{' '}
        <TextLink quiet href="https://cldr.unicode.org/">
          Unicode’s CLDR
        </TextLink>
        . A shift past midnight counts for the day it starts.
      </li>
      <li>Shared hours are when everyone works at once. If there are none, we show when most people do.</li>
      <li>
        The best meeting time is in shared hours if there are any. Otherwise it keeps the longest stretch
        outside anyone’s working hours as short as possible.
      </li>
      <li>
        We look for clock changes up to a year ahead. Laws can change at short notice, so treat distant dates
        as a forecast.
      </li>
    </ul>
    <p>
      Public holidays are not included. Names and hours are part of this page’s address: anyone with the link
      can read them.
    </p>
  </>
);
