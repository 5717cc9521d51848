import { paths } from '@wanderwork/contracts';
import { AppNavLink } from '@wanderwork/platform';

const links = [
  { name: 'Home', to: paths.web.home() },
  { name: 'WanderLens', to: paths.web.wanderlens() },
  { name: 'WanderHub', to: paths.web.wanderhub() },
  { name: 'WanderQuest', to: paths.web.wanderquest() },
  { name: 'Connect', to: paths.web.connect() },
];

/** The five main links; the current one has `aria-current`. */
export const Navigation = ({ onLeave }: { onLeave?: () => void }) => (
  <nav aria-label="Main">
    {links.map(({ name, to }) => (
      <AppNavLink key={to} to={to} end={to === paths.web.home()} onClick={onLeave}>
        {name}
      </AppNavLink>
    ))}
  </nav>
);
