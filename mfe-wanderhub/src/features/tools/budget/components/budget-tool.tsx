import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@wanderwork/ui';
import { CityMissing } from '../../common/components/city-missing';
import { EmptyResult } from '../../common/components/empty-result';
import { ToolPage } from '../../common/components/tool-page';
import { cityQuery } from '../../common/api/city.query';
import { useToolState } from '../../common/model/use-tool-state';
import { budgetUrlCodec, type BudgetState } from '../model/url-codec';
import { calculateBudget } from '../model/budget';
import { parseOwnCurrency } from '../model/inputs';
import { BudgetForm } from './budget-form';
import { BudgetResult } from './budget-result';
import { BudgetRules } from './budget-rules';

/** Calculates the cost of a stay from the city's figures and the user's own costs. */
export const BudgetTool = () => {
  const { state, change, query } = useToolState(budgetUrlCodec);
  return (
    <ToolPage
      tool="budget"
      form={<BudgetForm state={state} onChange={change} />}
      result={
        state.city ? (
          <Result state={state} query={query} />
        ) : (
          <EmptyResult>Choose a city to see your monthly budget.</EmptyResult>
        )
      }
      rules={<BudgetRules />}
    />
  );
};

const Result = ({ state, query }: { state: BudgetState; query: string }) => {
  const { data: city, error, refetch } = useQuery(cityQuery(state.city));
  if (city)
    return (
      <BudgetResult
        budget={calculateBudget(city, state)}
        city={city}
        currency={parseOwnCurrency(state)}
        query={query}
      />
    );
  if (error) return <CityMissing slug={state.city} error={error} onTryAgain={() => void refetch()} />;
  return <Skeleton $height="480px" />;
};
