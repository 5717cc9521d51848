import { ToolPage } from '../../common/components/tool-page';
import { useToolState } from '../../common/model/use-tool-state';
import { taxUrlCodec } from '../model/url-codec';
import { calculateTaxDays } from '../model/calculate-tax-days';
import { TaxForm } from './tax-form';
import { TaxResult } from './tax-result';
import { TaxRules } from './tax-rules';

/** Counts days in each country. */
export const TaxDays = () => {
  const { state, change, query } = useToolState(taxUrlCodec);
  return (
    <ToolPage
      tool="tax-days"
      form={<TaxForm state={state} onChange={change} />}
      result={<TaxResult result={calculateTaxDays(state)} counting={state.counting} query={query} />}
      rules={<TaxRules />}
    />
  );
};
