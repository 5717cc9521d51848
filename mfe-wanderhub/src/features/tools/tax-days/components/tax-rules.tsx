import { TextLink } from '@wanderwork/ui';
import { getCountryName } from '../model/countries';
import { thresholds } from '../model/thresholds';

export const TaxRules = () => (
  <>
    <ul>
      <li>
        “Any part of a day” counts every day that you touch, entry and exit included: a day of travel between
        two countries counts in both. “Midnights” counts a day for the country in which you are at its end.
      </li>
      <li>
        Any 365 days and any twelve months are slid over all your stays, across New Year; the first period
        with the most days is named. They differ where a 29 February lies between.
      </li>
      <li>Stays in one country that share days count each day once.</li>
    </ul>
    <p>
      Some laws that we have read, for information. Each asks for more than days: a home, family, where the
      money comes from.
    </p>
    <ul>
      {thresholds.map(({ country, limit: says, countedDays: counts, source }) => (
        <li key={country}>
          {getCountryName(country)}: {says}; counts {counts}.{' '}
          <TextLink quiet href={source.url}>
            {source.title}
          </TextLink>
        </li>
      ))}
    </ul>
    <p>
      A count of days can make you resident for tax. It seldom proves that you are not. This is no tax advice.
      What you enter stands in this page’s address: whoever has the link can read it.
    </p>
  </>
);
