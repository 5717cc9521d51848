import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Container, Logo, Button, Icon, useTheme } from '@wanderwork/ui';
import styled from 'styled-components';
import { Account } from './account/account';
import { MobileMenu } from './mobile-menu';
import { Navigation } from './navigation';
import { useScrolled } from './use-scrolled';
import { chooseTheme } from './account-theme';

/**
 * Switches between light and dark mode. The choice is stored in this browser and, for a signed-in person, in the
 * account.
 */
const ThemeSwitch = () => {
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

export const Header = () => (
  <Bar $translucent={useScrolled()}>
    <Inner>
      <Home to={paths.web.home()} aria-label="WanderWork, home">
        <Logo />
      </Home>
      <WideOnly>
        <Navigation />
      </WideOnly>
      <End>
        <ThemeSwitch />
        <WideOnly>
          <Account />
        </WideOnly>
        <NarrowOnly>
          <MobileMenu />
        </NarrowOnly>
      </End>
    </Inner>
  </Bar>
);

/** The five links and the buttons need this width: 901 px at the default font size, more with larger text. */
const WIDE = '56.3125em';

const Bar = styled.header<{ $translucent: boolean }>`
  position: sticky;
  z-index: 40;
  top: 0;
  border-bottom: 1px solid ${({ $translucent }) => ($translucent ? 'var(--line)' : 'transparent')};
  background: ${({ $translucent }) =>
    $translucent ? 'color-mix(in srgb, var(--paper) 82%, transparent)' : 'var(--paper)'};
  backdrop-filter: ${({ $translucent }) => ($translucent ? 'blur(12px)' : 'none')};
  transition:
    background var(--d2),
    border-color var(--d2);
`;

const Inner = styled(Container)`
  display: flex;
  gap: 32px;
  align-items: center;
  height: 64px;
`;

const Home = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: inherit;
  text-decoration: none;

  /* On one line: larger text grows only as far as the buttons leave room. */
  > span {
    font-size: min(1.375rem, (100vw - 190px) / 5.75);
    white-space: nowrap;
  }
`;

const End = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  margin-left: auto;
`;

const WideOnly = styled.div`
  @media (width < ${WIDE}) {
    display: none;
  }

  nav {
    display: flex;
    gap: 24px;
  }

  nav a {
    display: grid;
    align-items: center;
    height: 64px;
    border-block: 2px solid transparent;
    color: var(--ink-2);
    font-weight: 500;
    text-decoration: none;
  }

  /* In forced colors no color is transparent, so every link would have the line. */
  @media (forced-colors: active) {
    nav a {
      border-color: Canvas;
    }
  }

  nav a:hover,
  nav a[aria-current] {
    color: var(--ink);
  }

  nav a[aria-current] {
    border-bottom-color: var(--red);
  }
`;

const NarrowOnly = styled.div`
  @media (width >= ${WIDE}) {
    display: none;
  }
`;
