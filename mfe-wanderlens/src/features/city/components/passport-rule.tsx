import { useQuery } from '@tanstack/react-query';
import { type PassportCode } from '@wanderwork/contracts';
import { DataMark } from '@wanderwork/ui';
import { describeEntry } from '../../../shared/preferences/describe-entry';
import { entryRulesQuery } from '../../../shared/preferences/entry-rules.query';

interface Props {
  passport: PassportCode;
  countryCode: string;
}

/** How a passport enters a country, in a few words. */
const PassportRule = ({ passport, countryCode }: Props) => {
  const { data, isError } = useQuery(entryRulesQuery(passport));
  if (!data) return isError ? <a href="#visa">See the rules</a> : 'Loading…';
  const rule = data.rules[countryCode] ?? null;
  return (
    <>
      {describeEntry(rule).title} <DataMark grade={rule === null ? null : 'country'} />
    </>
  );
};

export default PassportRule;
