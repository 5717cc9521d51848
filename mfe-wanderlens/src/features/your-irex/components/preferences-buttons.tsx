import { Button, Icon } from '@wanderwork/ui';
import { memo, type Ref } from 'react';

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
