import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { TextLink } from '@wanderwork/ui';

interface Props {
  /** How the box begins: what one does with the terms. */
  verb: 'accept' | 'agree to';
  /** A panel closes when one goes to read; what was typed waits in it. */
  onLeave?: () => void;
}

/** The words beside the box, with what they speak of one press away. */
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
