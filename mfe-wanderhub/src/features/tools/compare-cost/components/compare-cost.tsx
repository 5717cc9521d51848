import { useQuery } from '@tanstack/react-query';
import { PROBABLE, SURE } from '@wanderwork/contracts';
import { usePrices } from '@wanderwork/platform/prices';
import { Skeleton, Button, Field, Icon } from '@wanderwork/ui';
import { cityQuery } from '../../common/api/city.query';
import { CityMissing, CityField } from '../../common/components/city-field';
import { MoneyInput } from '../../common/components/money-input';
import { EmptyResult } from '../../common/components/result-sheet';
import { ToolPage } from '../../common/components/tool-page';
import { useToolState } from '../../common/model/use-tool-state';
import { compareUrlCodec, type CompareState } from '../model/url-codec';
import { CompareResult } from './compare-result';
import { FieldPair, FormSection } from '../../common/components/form-section';
import { findMoneyProblems } from '../model/comparison';

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

interface CompareFormProps {
  state: CompareState;
  onChange: (part: Partial<CompareState>) => void;
}

const CompareForm = ({ state, onChange }: CompareFormProps) => {
  const { from, to, income, saved } = state;
  const money = usePrices().currency?.code ?? 'US dollars';
  const problems = findMoneyProblems(state, money);
  return (
    <>
      <FormSection title="Two cities">
        <CityField label="Current city" slug={from} onChange={(next) => onChange({ from: next })} />
        <CityField
          label="New city"
          slug={to}
          error={from !== '' && from === to ? 'Choose two different cities.' : null}
          onChange={(next) => onChange({ to: next })}
        />
        <div>
          <Button size="small" onClick={() => onChange({ from: to, to: from })}>
            <Icon name="rotate-cw" size={16} /> Swap
          </Button>
        </div>
      </FormSection>
      <FormSection
        title="Your income"
        description={`Per month, after tax, in ${money}. Leave empty to compare costs only.`}
      >
        <FieldPair>
          <Field label="Net income" optional error={problems.income}>
            <MoneyInput usd={income} onChange={(next) => onChange({ income: next })} />
          </Field>
          <Field label="Savings" optional error={problems.saved}>
            <MoneyInput usd={saved} onChange={(next) => onChange({ saved: next })} />
          </Field>
        </FieldPair>
      </FormSection>
    </>
  );
};

const CompareRules = () => (
  <>
    <ul>
      <li>
        Each line is one person’s monthly cost, with the range that holds four times out of five. A rough
        guess is rounded to $50.
      </li>
      <li>
        The verdict weighs the difference against both ranges. From {SURE * 100}% on we state it as a fact;
        from {PROBABLE * 100}% on we call it probable and say how sure we are; below that, we can’t see a
        difference.
      </li>
      <li>
        For the equivalent income, your spending scales with the monthly cost and your savings stay the same.
        Its range includes the errors of both cities.
      </li>
    </ul>
    <p>
      This leaves out taxes and social contributions, which depend on where you are resident, and your
      personal needs. It doesn’t predict what you would earn there.
    </p>
  </>
);
