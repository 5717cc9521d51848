import { Button, Icon, useTheme } from '@wanderwork/ui';
import { chooseTheme } from '../features/theme/account-theme';

/** Paper or night chart; the choice is kept in this browser, and for who is signed in everywhere. */
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
