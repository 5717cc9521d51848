import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@wanderwork/ui';
import { CityMissing } from '../../common/components/city-missing';
import { NoCityYet } from '../../common/components/no-city-yet';
import { ToolPage } from '../../common/components/tool-page';
import { cityQuery } from '../../common/api/city.query';
import { useToolState } from '../../common/model/use-tool-state';
import { budgetAddress, type BudgetState } from '../model/address';
import { budgetOf } from '../model/budget';
import { ownCurrency } from '../model/inputs';
import { BudgetForm } from './budget-form';
import { BudgetResult } from './budget-result';
import { BudgetRules } from './budget-rules';

/** What a stay in a city costs, from the city's figures and one's own. */
export const BudgetTool = () => {
  const { state, change, query } = useToolState(budgetAddress);
  return (
    <ToolPage
      tool="budget"
      form={<BudgetForm state={state} onChange={change} />}
      result={
        state.city ? (
          <Answer state={state} query={query} />
        ) : (
          <NoCityYet>Choose a city, and its month is added up here.</NoCityYet>
        )
      }
      rules={<BudgetRules />}
    />
  );
};

const Answer = ({ state, query }: { state: BudgetState; query: string }) => {
  const { data: city, error, refetch } = useQuery(cityQuery(state.city));
  if (city)
    return (
      <BudgetResult budget={budgetOf(city, state)} city={city} currency={ownCurrency(state)} query={query} />
    );
  if (error) return <CityMissing slug={state.city} error={error} onTryAgain={() => void refetch()} />;
  return <Skeleton $height="480px" />;
};
