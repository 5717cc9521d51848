import { Button, Icon } from '@wanderwork/ui';
import { memo, type Ref } from 'react';

interface Props {
  /** Something is wished: the order is one's own. */
  hasPreferences: boolean;
  open: boolean;
  /** Whether the wishes open beside the cities, and not over them. */
  opensRail: boolean;
  buttonRef: Ref<HTMLButtonElement>;
  onPublished: () => void;
  onToggle: () => void;
}

/** Opens the wishes, and leads back from them to the published order: that way comes after, and moves nothing. */
export const PreferencesButtons = memo(
  ({ hasPreferences, open, opensRail, buttonRef, onPublished, onToggle }: Props) => (
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
