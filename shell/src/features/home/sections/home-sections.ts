import type { RemoteName } from '@wanderwork/contracts';
import type { HomePart } from '@wanderwork/platform';

export type HomeAnchor = 'wanderlens' | 'wanderhub' | 'wanderquest' | 'community' | 'newsletter';

export interface HomeSection {
  /** `/#wanderhub` leads to it. */
  anchor: HomeAnchor;
  remote: RemoteName;
  /** For a remote that has several sections. */
  part?: HomePart;
  title: string;
  /** The heading of the section; the remote uses the same one. */
  heading: string;
  /** Only for visitors. */
  isInvitation?: true;
  /** The height that is reserved for it, in pixels: on a phone, a tablet and a desktop. */
  height: [phone: number, tablet: number, desk: number];
}

/** The home page sections of the remotes, in order: what the product does before the forms to join. */
export const homeSections: HomeSection[] = [
  {
    anchor: 'wanderlens',
    remote: 'wanderlens',
    title: 'WanderLens',
    heading: 'WanderLens',
    height: [2634, 1762, 1232],
  },
  {
    anchor: 'wanderhub',
    remote: 'wanderhub',
    title: 'WanderHub',
    heading: 'WanderHub',
    height: [1565, 1117, 768],
  },
  {
    anchor: 'wanderquest',
    remote: 'wanderquest',
    title: 'WanderQuest',
    heading: 'WanderQuest',
    height: [655, 797, 568],
  },
  {
    anchor: 'community',
    remote: 'account',
    part: 'community',
    title: 'The community section',
    heading: 'Travel in good company',
    height: [869, 788, 549],
  },
  {
    anchor: 'newsletter',
    remote: 'account',
    part: 'newsletter',
    isInvitation: true,
    title: 'The newsletter form',
    heading: 'Start Your Free Journey Today',
    height: [419, 327, 436],
  },
];
