import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@wanderwork/ui';
import { cityQuery } from '../../common/api/city.query';
import { CityMissing } from '../../common/components/city-missing';
import { NoCityYet } from '../../common/components/no-city-yet';
import { ToolPage } from '../../common/components/tool-page';
import { useToolState } from '../../common/model/use-tool-state';
import { compareAddress, type CompareState } from '../model/address';
import { CompareForm } from './compare-form';
import { CompareResult } from './compare-result';
import { CompareRules } from './compare-rules';

/** What two cities cost, and what an income is worth in the second. */
export const CompareCost = () => {
  const { state, change, query } = useToolState(compareAddress);
  const chosen = state.from !== '' && state.to !== '' && state.from !== state.to;
  return (
    <ToolPage
      tool="compare-cost"
      form={<CompareForm state={state} onChange={change} />}
      result={
        chosen ? (
          <Answer state={state} query={query} />
        ) : (
          <NoCityYet>Choose two cities, and they stand side by side here.</NoCityYet>
        )
      }
      rules={<CompareRules />}
    />
  );
};

const Answer = ({ state, query }: { state: CompareState; query: string }) => {
  const from = useQuery(cityQuery(state.from));
  const to = useQuery(cityQuery(state.to));
  if (from.data && to.data) return <CompareResult pair={[from.data, to.data]} state={state} query={query} />;
  const missing = [
    { one: from, slug: state.from },
    { one: to, slug: state.to },
  ].filter(({ one }) => one.error && !one.data);
  if (missing.length > 0)
    return missing.map(({ one, slug }) => (
      <CityMissing key={slug} slug={slug} error={one.error} onTryAgain={() => void one.refetch()} />
    ));
  return <Skeleton $height="480px" />;
};
