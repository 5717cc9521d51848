import { Button, Icon, Banner } from '@wanderwork/ui';
import { memo, useEffect, useRef, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';

interface NoticesProps {
  /** Part of the code in the address could not be read. */
  isIncomplete: boolean;
  /** The data for the scores could not be loaded. */
  hasNoScores: boolean;
  onTryAgain: () => void;
}

/** Warns if the order does not fully follow the preferences. */
export const PreferencesNotices = ({ isIncomplete, hasNoScores, onTryAgain }: NoticesProps) => (
  <>
    {isIncomplete && (
      <Banner tone="warn" role="status" title="We couldn’t read part of this link">
        The rest of it applies; whatever is missing stays as published.
      </Banner>
    )}
    {hasNoScores && (
      <Banner
        tone="warn"
        role="alert"
        title="We couldn’t compute your order"
        actions={
          <Button size="small" onClick={onTryAgain}>
            Try Again
          </Button>
        }
      >
        Your preferences are safe: they’re in the page address. Cities stay in the published order.
      </Banner>
    )}
  </>
);

interface ButtonsProps {
  /** Some preference is set, so the cities are in the reader's own order. */
  hasPreferences: boolean;
  open: boolean;
  /** Whether the preferences open in a rail beside the cities instead of a drawer. */
  opensRail: boolean;
  buttonRef: Ref<HTMLButtonElement>;
  onPublished: () => void;
  onToggle: () => void;
}

/**
 * Opens the preferences and resets to the published order. The reset button comes last, so that it moves nothing when
 * it appears.
 */
export const PreferencesButtons = memo(
  ({ hasPreferences, open, opensRail, buttonRef, onPublished, onToggle }: ButtonsProps) => (
    <>
      <Button
        ref={buttonRef}
        variant={hasPreferences ? 'ink' : undefined}
        aria-haspopup={opensRail ? undefined : 'dialog'}
        aria-expanded={opensRail ? open : undefined}
        onClick={onToggle}
      >
        <Icon name="scale" /> Your IREX
      </Button>
      {hasPreferences && (
        <Button variant="plain" onClick={onPublished}>
          Published order
        </Button>
      )}
    </>
  ),
);
PreferencesButtons.displayName = 'PreferencesButtons';

interface RailProps {
  onClose: () => void;
  children: ReactNode;
}

/** The preferences in place of the filters, beside the cities they order. */
export const PreferencesRail = ({ onClose, children }: RailProps) => (
  <Root>
    <RailHead onClose={onClose} />
    {children}
  </Root>
);

const RailHead = memo(({ onClose }: Pick<RailProps, 'onClose'>) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Head>
      <h2 ref={title} tabIndex={-1}>
        Your IREX
      </h2>
      <Button size="small" onClick={onClose}>
        Done
      </Button>
    </Head>
  );
});
RailHead.displayName = 'RailHead';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
`;

const Head = styled.div`
  display: flex;
  gap: var(--s3);
  justify-content: space-between;
  align-items: center;

  h2 {
    font-size: var(--f-lg);
    outline: none;
  }
`;
