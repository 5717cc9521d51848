import { paths, PRODUCT_NAME } from '@wanderwork/contracts';

const png = (name, size) => ({ src: `/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });

const icons = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  png('icon', 192),
  png('icon', 512),
  { ...png('icon-maskable', 192), purpose: 'maskable' },
  { ...png('icon-maskable', 512), purpose: 'maskable' },
];

/** Taken by `node tools/icons/screens.mjs`. */
const screenshots = [
  {
    src: '/screen-wide.webp',
    sizes: '1280x800',
    type: 'image/webp',
    form_factor: 'wide',
    label: 'The home page: decide where to live next',
  },
  {
    src: '/screen-narrow.webp',
    sizes: '390x844',
    type: 'image/webp',
    form_factor: 'narrow',
    label: 'A city with its score and where each figure is from',
  },
];

const shortcuts = [
  { name: 'WanderLens', description: 'Find a city', url: paths.web.wanderlens() },
  { name: 'WanderHub', description: 'Read the guides', url: paths.web.wanderhub() },
  { name: 'WanderQuest', description: 'Play once around the globe', url: paths.web.wanderquest() },
];

/** How the installed product presents itself to the system; its grounds are those of the theme by day. */
export const webManifest = ({ themeColors }) => ({
  id: paths.web.home(),
  name: PRODUCT_NAME,
  short_name: PRODUCT_NAME,
  description: 'Cities drawn and measured for people who work remotely.',
  lang: 'en',
  dir: 'ltr',
  start_url: paths.web.home(),
  scope: '/',
  display: 'standalone',
  background_color: themeColors.light,
  theme_color: themeColors.light,
  categories: ['travel', 'productivity'],
  icons,
  screenshots,
  shortcuts,
});
