import { useState } from 'react';
import { ToolPage } from '../../common/components/tool-page';
import { getLocalDay } from '../../common/model/day';
import { useToolState } from '../../common/model/use-tool-state';
import { schengenUrlCodec } from '../model/url-codec';
import { calculateSchengen } from '../model/calculate-schengen';
import { SchengenForm } from './schengen-form';
import { SchengenResult } from './schengen-result';
import { SchengenRules } from './schengen-rules';

/** Counts days in the Schengen area. */
export const Schengen = () => {
  const { state, change, query } = useToolState(schengenUrlCodec);
  const [today] = useState(() => getLocalDay(new Date()));
  return (
    <ToolPage
      tool="schengen"
      form={<SchengenForm state={state} onChange={change} />}
      result={<SchengenResult result={calculateSchengen(state, today)} query={query} />}
      rules={<SchengenRules />}
    />
  );
};
