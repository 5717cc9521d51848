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
    height: [614, 580, 541],
  },
  { anchor: 'wanderlens', remote: 'wanderlens', title: 'WanderLens', height: [2634, 1762, 1232] },
  { anchor: 'wanderhub', remote: 'wanderhub', title: 'WanderHub', height: [1565, 1117, 768] },
  { anchor: 'wanderquest', remote: 'wanderquest', title: 'WanderQuest', height: [655, 797, 568] },
  {
    anchor: 'newsletter',
    remote: 'account',
    part: 'newsletter',
    title: 'The newsletter',
    height: [419, 327, 436],
  },
];
