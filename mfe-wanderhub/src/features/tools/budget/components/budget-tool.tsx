import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@wanderwork/ui';
import { calculateBudget } from '@wanderwork/travel';
import { CityMissing } from '../../common/components/city-field';
import { EmptyResult } from '../../common/components/result-sheet';
import { ToolPage } from '../../common/components/tool-page';
import { cityQuery } from '../../common/api/city.query';
import { useToolState } from '../../common/model/use-tool-state';
import { budgetUrlCodec, type BudgetState } from '../model/url-codec';
import { countBudgetProblems, parseInputs, parseOwnCurrency } from '../model/inputs';
import { BudgetForm } from './budget-form';
import { BudgetResult } from './budget-result';

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
        budget={calculateBudget(city, parseInputs(state))}
        city={city}
        ownCurrency={parseOwnCurrency(state)}
        skippedFields={countBudgetProblems(state)}
        query={query}
      />
    );
  if (error) return <CityMissing slug={state.city} error={error} onTryAgain={() => void refetch()} />;
  return <Skeleton $height="480px" />;
};

const BudgetRules = () => (
  <>
    <ul>
      <li>
        Food, transport, leisure and everything else count per person. Rent and bills count per apartment: one
        per two people unless you enter another number. We have no figures for larger apartments.
      </li>
      <li>
        Each figure shows the range that holds four times out of five. The errors of rent and of the other
        costs are independent, so the range of the total is a little narrower than theirs added up. A rough
        guess is rounded to $50.
      </li>
      <li>
        A month has 30.4 days. Totals are rounded to tens, fifties or hundreds, because the estimates are no
        more exact than that.
      </li>
      <li>
        The hotel rate is what the US government pays its travelers. It is a nightly price, not rent, and
        often higher than a monthly deal.
      </li>
    </ul>
    <p>
      Rents are for long leases. Expect to pay more for a furnished month or two; no open source has those
      prices. Add visas, taxes, insurance and travel yourself.
    </p>
  </>
);
