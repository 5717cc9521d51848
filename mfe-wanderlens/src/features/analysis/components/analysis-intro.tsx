import { hasTier, type IrexPreferences } from '@wanderwork/contracts';
import { isNeutral, neutralPreferences } from '@wanderwork/irex';
import { useSession } from '@wanderwork/platform';
import { Small } from '@wanderwork/ui';
import { arePreferencesEqual } from '../../../shared/preferences/preferences-links';
import { type Writing } from '../model/writing';

interface Props {
  /** The current preferences. */
  preferences: IrexPreferences;
  /** The preferences could not be loaded. */
  loadFailed: boolean;
  writing: Writing;
}

/**
 * Describes the preferences behind the analysis. A finished analysis is described by the preferences that were sent,
 * not the current ones.
 */
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

/** Introduces the analysis and, for members with a daily limit, says that it uses a search. */
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
