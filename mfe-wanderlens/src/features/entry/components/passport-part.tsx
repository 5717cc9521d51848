import { type CityDetail } from '@wanderwork/contracts';
import { Button, DataMark, Small, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { FigureOrigin } from '../../../shared/cite/figure-origin';
import { groupRuns } from '../../../shared/cite/figure-runs';
import { PassportChoice } from '../../../shared/preferences/passport-choice';
import { getCountryName } from '../../../shared/country-name';
import { useMyPreferences } from '../../../shared/preferences/use-my-preferences';
import { PreferencesError } from '../../../shared/preferences/preferences-error';
import { useProfileOffer } from '../../../shared/preferences/use-profile-offer';

/** An entry rule as shown to the reader. */
interface EntryRule {
  title: string;
  more: string;
}

const entryRules: Record<string, EntryRule> = {
  home: { title: 'No visa: it’s your own country', more: 'You can stay as long as you like.' },
  'visa free': { title: 'No visa needed', more: 'The data set doesn’t say for how long.' },
  'visa on arrival': { title: 'Visa on arrival', more: 'You get it at the border.' },
  eta: { title: 'Electronic travel authorization', more: 'Apply online before you fly.' },
  'e-visa': { title: 'E-visa', more: 'Apply online before you fly.' },
  'visa required': { title: 'Visa required', more: 'Apply before you travel.' },
  'no admission': { title: 'No admission', more: 'The country doesn’t admit travelers with this passport.' },
};

const UNKNOWN_RULE: EntryRule = {
  title: 'No figure',
  more: 'The data set has no rule for this passport here.',
};

/** Describes a rule of the data set ("90", "visa on arrival"); null if the data set has none. */
export const describeEntry = (rule: string | null): EntryRule => {
  if (rule === null) return UNKNOWN_RULE;
  return /^\d+$/.test(rule)
    ? { title: `${rule} days without a visa`, more: 'As a visitor. Working there has its own rules.' }
    : (entryRules[rule] ?? { title: rule, more: '' });
};

interface Props {
  city: Pick<CityDetail, 'name' | 'country' | 'figures' | 'sources'>;
}

/** The entry rule for the reader's passport. The choice is saved with the preferences. */
export const PassportPart = ({ city }: Props) => {
  const { preferences, updatePreferences, ready, loadFailed, retry } = useMyPreferences();
  const { passport } = preferences;
  const offer = useProfileOffer(ready && passport === null);
  const figure = city.figures.find(({ key }) => key === `entry_${passport?.toLowerCase()}`);
  const entry = describeEntry(typeof figure?.value === 'string' ? figure.value : null);
  return (
    <Stack $gap={4}>
      <h3>For a visit</h3>
      <PassportChoice
        none="Choose a passport"
        description="Also counts in Your IREX"
        passport={passport}
        disabled={!ready}
        onChange={(chosen) => updatePreferences({ passport: chosen })}
      />
      {loadFailed && <PreferencesError onTryAgain={retry} />}
      {passport === null && offer.passport && (
        <div>
          <Button size="small" onClick={() => updatePreferences({ passport: offer.passport })}>
            Use {getCountryName(offer.passport)} from your profile
          </Button>
        </div>
      )}
      <Answer role="status">
        {passport === null ? (
          <Small $quiet>Which passport do you travel with? We cover these passports so far.</Small>
        ) : (
          <>
            <Rule>
              {entry.title} <DataMark grade={figure?.grade ?? null} />
            </Rule>
            <Small $quiet>
              With a passport from {getCountryName(passport)}. {entry.more}
            </Small>
          </>
        )}
      </Answer>
      {figure && groupRuns([figure]).map((run) => <FigureOrigin key={figure.key} city={city} run={run} />)}
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
