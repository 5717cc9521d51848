import { useQuery } from '@tanstack/react-query';
import { type CityDetail, type EntryRules, type Figure } from '@wanderwork/contracts';
import { lazyRetry } from '@wanderwork/platform';
import { Button, DataMark, Skeleton, Small, Stack } from '@wanderwork/ui';
import { Suspense } from 'react';
import styled from 'styled-components';
import { FigureOrigin } from '../../../shared/cite/figure-origin';
import { groupRuns } from '../../../shared/cite/figure-runs';
import { getCountryName } from '../../../shared/country-name';
import { describeEntry } from '../../../shared/preferences/describe-entry';
import { entryRulesQuery } from '../../../shared/preferences/entry-rules.query';
import { useMyPreferences } from '../../../shared/preferences/use-my-preferences';
import { PreferencesError } from '../../../shared/preferences/preferences-error';
import { useProfileOffer } from '../../../shared/preferences/use-profile-offer';

const PassportChoice = lazyRetry(
  () => import(/* webpackChunkName: 'own' */ '../../../shared/preferences/passport-choice'),
);

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

type City = Pick<CityDetail, 'name' | 'country' | 'countryCode' | 'sources'>;

/** The rule as a figure of the city, so that it can be cited. */
const toFigure = ({ passport, date, source, rules }: EntryRules, countryCode: string): Figure => ({
  key: `entry_${passport.toLowerCase()}`,
  label: `Entry with a passport from ${getCountryName(passport)}`,
  group: 'visa',
  value: rules[countryCode] ?? null,
  unit: null,
  grade: countryCode in rules ? 'country' : null,
  sourceId: source,
  year: date,
  note: null,
});

/** The rule of one passport, its date and its source. */
const PassportRule = ({ city, rules }: { city: City; rules: EntryRules }) => {
  const figure = toFigure(rules, city.countryCode);
  const entry = describeEntry(rules.rules[city.countryCode] ?? null);
  return (
    <>
      <Rule>
        {entry.title} <DataMark grade={figure.grade} />
      </Rule>
      <Small $quiet>
        With a passport from {getCountryName(rules.passport)}. {entry.more}
      </Small>
      <Small>
        Rules as of {dayFormat.format(new Date(rules.date))}. Check with the embassy before you book.
      </Small>
      {figure.value !== null &&
        groupRuns([figure]).map((run) => <FigureOrigin key={figure.key} city={city} run={run} />)}
    </>
  );
};

interface Props {
  city: City;
}

/** The entry rule for the reader's passport. The choice is saved with the preferences. */
export const PassportPart = ({ city }: Props) => {
  const { preferences, updatePreferences, ready, loadFailed, retry } = useMyPreferences();
  const { passport } = preferences;
  const offer = useProfileOffer(ready && passport === null);
  const { data: rules, isError, refetch } = useQuery(entryRulesQuery(passport));
  return (
    <Stack $gap={4}>
      <h3>For a visit</h3>
      <Suspense fallback={<Skeleton $height="4.5rem" />}>
        <PassportChoice
          placeholder="Type a country"
          description="Also counts in Your IREX"
          passport={passport}
          disabled={!ready}
          onChange={(chosen) => updatePreferences({ passport: chosen })}
        />
      </Suspense>
      {loadFailed && <PreferencesError onTryAgain={retry} />}
      {passport === null && offer.passport && (
        <div>
          <Button size="small" onClick={() => updatePreferences({ passport: offer.passport })}>
            Use {getCountryName(offer.passport)} from your profile
          </Button>
        </div>
      )}
      <Answer role="status">
        {passport === null && <Small $quiet>Which passport do you travel with?</Small>}
        {rules && <PassportRule city={city} rules={rules} />}
        {passport !== null && !rules && !isError && <Small $quiet>Loading the rules…</Small>}
        {isError && !rules && (
          <Small>
            We couldn’t load the rules for this passport.{' '}
            <Button size="small" onClick={() => void refetch()}>
              Try Again
            </Button>
          </Small>
        )}
      </Answer>
    </Stack>
  );
};

const Answer = styled.div`
  display: grid;
  gap: var(--s1);
`;

const Rule = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  align-items: center;
  font: 400 1.625rem / 1.15 var(--serif);
`;
