import { Button, Icon, useTheme } from '@wanderwork/ui';

/** Paper or night chart; the choice is kept in this browser. */
export const ThemeSwitch = () => {
  const [theme, setTheme] = useTheme();
  const dark = theme === 'dark';
  return (
    <Button
      variant="plain"
      size="icon"
      role="switch"
      aria-checked={dark}
      aria-label="Dark mode"
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </Button>
  );
};
