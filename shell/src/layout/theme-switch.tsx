import { Button, Icon, useTheme } from '@wanderwork/ui';
import { chooseTheme } from '../features/theme/account-theme';

/**
 * Switches between light and dark mode. The choice is stored in this browser and, for a signed-in person, in the
 * account.
 */
export const ThemeSwitch = () => {
  const [theme] = useTheme();
  const dark = theme === 'dark';
  return (
    <Button
      variant="plain"
      size="icon"
      role="switch"
      aria-checked={dark}
      aria-label="Dark mode"
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </Button>
  );
};
