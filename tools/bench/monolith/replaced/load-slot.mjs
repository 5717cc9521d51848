/**
 * The slots of the remotes as lazy chunks of this build, with the same boundaries as between the shell and its remotes.
 */
const slots = {
  'wanderlens/app': () => import('source-of-wanderlens/app'),
  'wanderlens/home': () => import('source-of-wanderlens/home'),
  'wanderhub/app': () => import('source-of-wanderhub/app'),
  'wanderhub/home': () => import('source-of-wanderhub/home'),
  'wanderquest/app': () => import('source-of-wanderquest/app'),
  'wanderquest/home': () => import('source-of-wanderquest/home'),
  'account/app': () => import('source-of-account/app'),
  'account/home': () => import('source-of-account/home'),
  'account/panels': () => import('source-of-account/panels'),
};

export const loadSlot = (name, slot) => slots[`${name}/${slot}`]();
