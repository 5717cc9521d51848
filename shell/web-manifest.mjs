import { paths, PRODUCT_NAME } from '@wanderwork/contracts';

const png = (name, size) => ({ src: `/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });

const icons = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  png('icon', 192),
  png('icon', 512),
  { ...png('icon-maskable', 192), purpose: 'maskable' },
  { ...png('icon-maskable', 512), purpose: 'maskable' },
];

/** `node tools/icons/screens.mjs` takes these screenshots. */
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
    label: 'A city page with its score and the source of each figure',
  },
];

const shortcuts = [
  { name: 'WanderLens', description: 'Find a city', url: paths.web.wanderlens() },
  { name: 'WanderHub', description: 'Read the guides', url: paths.web.wanderhub() },
  { name: 'WanderQuest', description: 'Play a trip around the world', url: paths.web.wanderquest() },
];

/** The web app manifest of the installed product. Its colors are those of the light theme. */
export const webManifest = ({ themeColors }) => ({
  id: paths.web.home(),
  name: PRODUCT_NAME,
  short_name: PRODUCT_NAME,
  description: 'Compare cities for remote work by one open score.',
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
