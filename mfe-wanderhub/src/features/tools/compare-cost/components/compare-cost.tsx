import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@wanderwork/ui';
import { cityQuery } from '../../common/api/city.query';
import { CityMissing } from '../../common/components/city-missing';
import { EmptyResult } from '../../common/components/empty-result';
import { ToolPage } from '../../common/components/tool-page';
import { useToolState } from '../../common/model/use-tool-state';
import { compareUrlCodec, type CompareState } from '../model/url-codec';
import { CompareForm } from './compare-form';
import { CompareResult } from './compare-result';
import { CompareRules } from './compare-rules';

/** Compares the costs of two cities, and the value of an income. */
export const CompareCost = () => {
  const { state, change, query } = useToolState(compareUrlCodec);
  const hasTwoCities = state.from !== '' && state.to !== '' && state.from !== state.to;
  return (
    <ToolPage
      tool="compare-cost"
      form={<CompareForm state={state} onChange={change} />}
      result={
        hasTwoCities ? (
          <Result state={state} query={query} />
        ) : (
          <EmptyResult>Choose two cities to compare them.</EmptyResult>
        )
      }
      rules={<CompareRules />}
    />
  );
};

const Result = ({ state, query }: { state: CompareState; query: string }) => {
  const from = useQuery(cityQuery(state.from));
  const to = useQuery(cityQuery(state.to));
  if (from.data && to.data) return <CompareResult pair={[from.data, to.data]} state={state} query={query} />;
  const failedQueries = [
    { one: from, slug: state.from },
    { one: to, slug: state.to },
  ].filter(({ one: cityResult }) => cityResult.error && !cityResult.data);
  if (failedQueries.length > 0)
    return failedQueries.map(({ one: cityResult, slug }) => (
      <CityMissing
        key={slug}
        slug={slug}
        error={cityResult.error}
        onTryAgain={() => void cityResult.refetch()}
      />
    ));
  return <Skeleton $height="480px" />;
};
