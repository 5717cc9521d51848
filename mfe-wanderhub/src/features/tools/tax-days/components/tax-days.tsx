import { TextLink } from '@wanderwork/ui';
import { thresholds } from '@wanderwork/travel';
import { ToolPage } from '../../common/components/tool-page';
import { useToolState } from '../../common/model/use-tool-state';
import { taxUrlCodec } from '../model/url-codec';
import { calculateTaxDays } from '../model/calculate-tax-days';
import { TaxForm } from './tax-form';
import { TaxResult } from './tax-result';
import { getCountryName } from '../model/countries';

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

const TaxRules = () => (
  <>
    <ul>
      <li>
        “Any part of a day” counts every day you spend any time there, entry and exit included. A travel day
        counts in both countries. “Midnights” counts a day for the country you are in at midnight.
      </li>
      <li>
        “Any 365 days” and “any 12 months” look for the period with the most days, across New Year. They
        differ around 29 February.
      </li>
      <li>Overlapping stays in one country count each day once.</li>
    </ul>
    <p>
      Some laws we have read, for information. Each looks at more than days: your home, your family and where
      your money comes from.
    </p>
    <ul>
      {thresholds.map(({ country, limit, countedDays, source }) => (
        <li key={country}>
          {getCountryName(country)}: {limit}; counts {countedDays}.{' '}
          <TextLink quiet href={source.url}>
            {source.title}
          </TextLink>
        </li>
      ))}
    </ul>
    <p>
      A day count can make you a tax resident. It rarely proves that you are not. This is not tax advice. Your
      entries are part of this page’s address: anyone with the link can read them.
    </p>
  </>
);
