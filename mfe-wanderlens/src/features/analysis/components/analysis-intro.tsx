import { hasTier, type IrexPreferences } from '@wanderwork/contracts';
import { isNeutral, neutralPreferences } from '@wanderwork/irex';
import { useSession } from '@wanderwork/platform';
import { Small } from '@wanderwork/ui';
import { arePreferencesEqual } from '../../../shared/preferences/are-preferences-equal';
import { type Writing } from '../model/writing';

interface Props {
  /** As they are now. */
  preferences: IrexPreferences;
  /** They could not be fetched. */
  loadFailed: boolean;
  writing: Writing;
}

/** For whom it is, or would be, written: an analysis that stands there is told by what was sent, not by later wishes. */
const describePreferences = ({
  preferences,
  loadFailed,
  writing: { phase, sentPreferences },
}: Props): string => {
  const appliedPreferences = phase === 'idle' ? preferences : (sentPreferences ?? neutralPreferences);
  if (phase === 'idle' && loadFailed)
    return 'We couldn’t load your preferences, so the analysis won’t use them. ';
  const basis = isNeutral(appliedPreferences)
    ? 'What the figures mean, in plain words. '
    : 'Based on the figures and your preferences. ';
  return arePreferencesEqual(appliedPreferences, preferences)
    ? basis
    : `${basis}Your preferences have changed since. Write it again to apply them. `;
};

/** What it is, and what it counts as for those whose day has a limit. */
export const AnalysisIntro = (props: Props) => {
  const limited = useSession((state) => !hasTier(state.user, 'pro'));
  return (
    <Small $quiet>
      {describePreferences(props)}
      Every claim cites its figures.
      {limited && ' It counts as one of your searches today; repeating it is free.'}
    </Small>
  );
};
