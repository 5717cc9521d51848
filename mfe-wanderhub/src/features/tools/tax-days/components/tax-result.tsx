import { formatCount } from '@wanderwork/contracts';
import { Small, Table, TextLink } from '@wanderwork/ui';
import styled from 'styled-components';
import { formatDay, type CountingRule, type WeightedYear, findThreshold } from '@wanderwork/travel';
import { Callout } from '../../common/components/callout';
import { ResultActions } from '../../common/components/result-actions';
import { ResultSheet } from '../../common/components/result-sheet';
import { SkippedNote } from '../../common/components/skipped-note';
import { type CountryDays, type TaxCalculation } from '../model/calculate-tax-days';
import { describeCounting, formatHeadline, formatPeriod, toTaxText } from '../model/labels';

interface Props {
  result: TaxCalculation;
  counting: CountingRule;
  query: string;
}

/** Days by country: per tax year, and in the periods with the most days. */
export const TaxResult = ({ result, counting, query }: Props) => {
  const { countries, skippedRows, plannedStay } = result;
  return (
    <ResultSheet headline={formatHeadline(result)}>
      <SkippedNote count={skippedRows} one="row" />
      {plannedStay && (
        <Callout tone="plain">
          Includes your planned stay from {formatDay(plannedStay.entry)} to {formatDay(plannedStay.exit)}.
        </Callout>
      )}
      {countries.map((country) => (
        <Country key={country.country} country={country} result={result} />
      ))}
      {countries.length > 0 && (
        <>
          <Small $quiet>Counted: {describeCounting(counting)}.</Small>
          <ResultActions text={() => toTaxText(result, describeCounting(counting))} query={query} />
        </>
      )}
    </ResultSheet>
  );
};

interface CountryProps {
  country: CountryDays;
  result: TaxCalculation;
}

const Country = ({ country, result: { years, threshold } }: CountryProps) => {
  const { name, perYear, addedPerYear, days365, months12, weighted } = country;
  const rows: [string, string, number][] = [
    ...years.map((year, at): [string, string, number] => [
      `In ${year.name}`,
      `${perYear[at]}${addedPerYear[at] ? `, ${addedPerYear[at]} of them planned` : ''}`,
      perYear[at]!,
    ]),
    ['Most in any 365 days', formatPeriod(days365), days365?.days ?? 0],
    ['Most in any 12 months', formatPeriod(months12), months12?.days ?? 0],
  ];
  return (
    <Root>
      <h3>{name}</h3>
      <Table caption={`Days in ${name}`}>
        <thead>
          <tr>
            <th scope="col">Period</th>
            <th scope="col">Days</th>
            <th scope="col">Your limit</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([period, words, days]) => (
            <tr key={period}>
              <th scope="row">{period}</th>
              <td>{words}</td>
              <td>
                {threshold === null ? (
                  'Not known'
                ) : days >= threshold ? (
                  <b>At or over</b>
                ) : (
                  `${threshold - days} below`
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <CountryThreshold country={country.country} weighted={weighted} />
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
`;

interface CountryThresholdProps {
  country: string;
  /** The weighted sums of the United States, by year. */
  weighted: readonly WeightedYear[];
}

const sumFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** The day rule of a country's law, if we have a source for it. */
const CountryThreshold = ({ country, weighted }: CountryThresholdProps) => {
  const threshold = findThreshold(country);
  if (!threshold)
    return (
      <Small $quiet>We have no sourced rule for this country. Ask its tax office which days count.</Small>
    );
  return (
    <Small $quiet as="div">
      Legal limit: {threshold.limit}. Counted: {threshold.countedDays}.{' '}
      <TextLink quiet href={threshold.source.url}>
        {threshold.source.title}
      </TextLink>
      .
      {weighted.map(({ name, thisYear, sum, isMet }) => (
        <p key={name}>
          Weighted for {name}: {formatCount(thisYear, 'day')} of the year, {sumFormat.format(sum)} of 183 in
          all
          {isMet ? ': met.' : ': not met.'}
        </p>
      ))}
    </Small>
  );
};
