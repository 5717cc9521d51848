import { useState } from 'react';
import { ToolPage } from '../../common/components/tool-page';
import { dayHere } from '../../common/model/day';
import { useToolState } from '../../common/model/use-tool-state';
import { teamAddress } from '../model/address';
import { readTeam } from '../model/reading';
import { TeamForm } from './team-form';
import { TeamResult } from './team-result';
import { TeamRules } from './team-rules';

/** Lays the working days of a team beside each other. */
export const TeamHours = () => {
  const { state, change, query } = useToolState(teamAddress);
  const [today] = useState(() => dayHere(new Date()));
  return (
    <ToolPage
      tool="team-hours"
      form={<TeamForm state={state} onChange={change} />}
      result={<TeamResult reading={readTeam(state, today)} query={query} />}
      rules={<TeamRules />}
    />
  );
};
