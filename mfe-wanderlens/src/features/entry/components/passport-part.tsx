import { type CityDetail } from '@wanderwork/contracts';
import { Button, DataMark, Small, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { FigureOrigin } from '../../../shared/cite/figure-origin';
import { groupRuns } from '../../../shared/cite/figure-runs';
import { PassportChoice } from '../../../shared/preferences/passport-choice';
import { getPassportCountry } from '../../../shared/preferences/passport-name';
import { useMyPreferences } from '../../../shared/preferences/use-my-preferences';
import { PreferencesError } from '../../../shared/preferences/preferences-error';
import { useProfileOffer } from '../../../shared/preferences/use-profile-offer';
import { describeEntry } from '../model/entry-rules';

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
            Use {getPassportCountry(offer.passport)} from your profile
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
              With a passport from {getPassportCountry(passport)}. {entry.more}
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
