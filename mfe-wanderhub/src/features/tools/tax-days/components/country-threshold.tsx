import { Small, TextLink } from '@wanderwork/ui';
import { type WeightedYear } from '../model/country-days';
import { findThreshold } from '../model/thresholds';

interface Props {
  country: string;
  /** The weighted sums of the United States, by year. */
  weighted: readonly WeightedYear[];
}

const sumFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** The day rule of a country's law, if we have a source for it. */
export const CountryThreshold = ({ country, weighted }: Props) => {
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
          Weighted for {name}: {thisYear} days of the year, {sumFormat.format(sum)} of 183 in all
          {isMet ? ': met.' : ': not met.'}
        </p>
      ))}
    </Small>
  );
};
