import { type CityDetail } from '@wanderwork/contracts';
import { Button, DataMark, Small, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { FigureOrigin } from '../../../shared/cite/figure-origin';
import { figureRuns } from '../../../shared/cite/figure-runs';
import { PassportChoice } from '../../../shared/preferences/passport-choice';
import { passportName } from '../../../shared/preferences/passport-name';
import { useMyPreferences } from '../../../shared/preferences/use-my-preferences';
import { PreferencesError } from '../../../shared/preferences/preferences-error';
import { useProfileOffer } from '../../../shared/preferences/use-profile-offer';
import { describeEntry } from '../model/entry-rules';

interface Props {
  city: Pick<CityDetail, 'name' | 'country' | 'figures' | 'sources'>;
}

/** What the rules say of the passport that one travels with; the choice is one of the wishes. */
export const PassportPart = ({ city }: Props) => {
  const { wishes, wish, ready, missed, again } = useMyPreferences();
  const { passport } = wishes;
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
        onChange={(chosen) => wish({ passport: chosen })}
      />
      {missed && <PreferencesError onTryAgain={again} />}
      {passport === null && offer.passport && (
        <div>
          <Button size="small" onClick={() => wish({ passport: offer.passport })}>
            Use {passportName(offer.passport)} from your profile
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
              With a passport from {passportName(passport)}. {entry.more}
            </Small>
          </>
        )}
      </Answer>
      {figure && figureRuns([figure]).map((run) => <FigureOrigin key={figure.key} city={city} run={run} />)}
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
