import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { TextLink } from '@wanderwork/ui';

interface Props {
  /** The verb of the sentence: "I accept …" or "I agree to …". */
  verb: 'accept' | 'agree to';
  /** Called when a link is followed, so that a panel can close. */
  onLeave?: () => void;
}

/** The label of the terms checkbox, with links to the terms and the privacy notice. */
export const TermsNotice = ({ verb, onLeave }: Props) => (
  <>
    I {verb} the{' '}
    <TextLink quiet as={AppLink} to={paths.web.terms()} onClick={onLeave}>
      terms and conditions
    </TextLink>{' '}
    and have read the{' '}
    <TextLink quiet as={AppLink} to={paths.web.privacy()} onClick={onLeave}>
      privacy notice
    </TextLink>
  </>
);
