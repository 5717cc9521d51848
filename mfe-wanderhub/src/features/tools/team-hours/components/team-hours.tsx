import { useState } from 'react';
import { ToolPage } from '../../common/components/tool-page';
import { getLocalDay } from '../../common/model/day';
import { useToolState } from '../../common/model/use-tool-state';
import { teamUrlCodec } from '../model/url-codec';
import { calculateTeam } from '../model/calculate-team';
import { TeamForm } from './team-form';
import { TeamResult } from './team-result';
import { TeamRules } from './team-rules';

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
