import { Button, Icon } from '@wanderwork/ui';
import { memo, type Ref } from 'react';

interface Props {
  /** Something is wished: the order is one's own. */
  wished: boolean;
  open: boolean;
  /** Whether the wishes open beside the cities, and not over them. */
  beside: boolean;
  opener: Ref<HTMLButtonElement>;
  onPublished: () => void;
  onToggle: () => void;
}

/** Opens the wishes, and leads back from them to the published order: that way comes after, and moves nothing. */
export const PreferencesButtons = memo(({ wished, open, beside, opener, onPublished, onToggle }: Props) => (
  <>
    <Button
      ref={opener}
      variant={wished ? 'ink' : undefined}
      aria-haspopup={beside ? undefined : 'dialog'}
      aria-expanded={beside ? open : undefined}
      onClick={onToggle}
    >
      <Icon name="scale" /> Your IREX
    </Button>
    {wished && (
      <Button variant="plain" onClick={onPublished}>
        Published order
      </Button>
    )}
  </>
));
PreferencesButtons.displayName = 'WishesButtons';
