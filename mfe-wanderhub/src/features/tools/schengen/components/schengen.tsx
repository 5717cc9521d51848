import { useState } from 'react';
import { ToolPage } from '../../common/components/tool-page';
import { dayHere } from '../../common/model/day';
import { useToolState } from '../../common/model/use-tool-state';
import { schengenAddress } from '../model/address';
import { readSchengen } from '../model/reading';
import { SchengenForm } from './schengen-form';
import { SchengenResult } from './schengen-result';
import { SchengenRules } from './schengen-rules';

/** Counts a person's days in the Schengen area. */
export const Schengen = () => {
  const { state, change, query } = useToolState(schengenAddress);
  const [today] = useState(() => dayHere(new Date()));
  return (
    <ToolPage
      tool="schengen"
      form={<SchengenForm state={state} onChange={change} />}
      result={<SchengenResult reading={readSchengen(state, today)} query={query} />}
      rules={<SchengenRules />}
    />
  );
};
