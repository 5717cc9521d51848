import type { RemoteName } from '@wanderwork/contracts';
import type { HomePart } from '@wanderwork/platform';

export type HomeAnchor = 'community' | 'wanderlens' | 'wanderhub' | 'wanderquest' | 'newsletter';

export interface HomeSection {
  /** `/#wanderhub` leads to it. */
  anchor: HomeAnchor;
  remote: RemoteName;
  /** Of a remote that has sections at several places. */
  part?: HomePart;
  title: string;
  /** What it takes up, so that its place is kept: pixels on a phone, a tablet and a desk. */
  height: [phone: number, tablet: number, desk: number];
}

/** The sections of the home page that remotes bring, in their order. */
export const homeSections: HomeSection[] = [
  {
    anchor: 'community',
    remote: 'account',
    part: 'community',
    title: 'Joining the community',
    height: [700, 600, 560],
  },
  { anchor: 'wanderlens', remote: 'wanderlens', title: 'WanderLens', height: [2200, 1400, 1100] },
  { anchor: 'wanderhub', remote: 'wanderhub', title: 'WanderHub', height: [1600, 1100, 800] },
  { anchor: 'wanderquest', remote: 'wanderquest', title: 'WanderQuest', height: [800, 800, 600] },
  {
    anchor: 'newsletter',
    remote: 'account',
    part: 'newsletter',
    title: 'The newsletter',
    height: [500, 450, 450],
  },
];
