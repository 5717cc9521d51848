import type { Light } from '../light.js';
import { mix } from '../svg/color.js';
import type { Inks } from './inks.js';

type Ramp = Inks['sky'];

const GOLD: Ramp = ['#fff0c4', '#fdd795', '#f7b682', '#e69186', '#bd7f93'];
const DUSK: Ramp = ['#f7bd8e', '#de8f84', '#a96f8c', '#6f5f8c', '#41507f'];

/** The five steps of the sky in a light: specific to the climate at noon and night, shared in between. */
export const mixSky = (
  day: Ramp,
  night: Ramp,
  share: Light['share'],
  page: (ink: string) => string,
): Ramp => {
  const step = (at: number): string => {
    const ink = (ramp: Ramp): string => ramp[at] ?? ramp[0];
    const own = ink(day);
    const golden = mix(own, ink(GOLD), 0.75);
    const dim = mix(ink(DUSK), own, 0.15);
    return page(blend([own, golden, dim, ink(night)], [share.noon, share.gold, share.dusk, share.night]));
  };
  return [step(0), step(1), step(2), step(3), step(4)];
};

type Four = readonly [string, string, string, string];

/** Mixes inks by shares that sum to 1. */
const blend = (inks: Four, shares: readonly number[]): string => {
  let total = shares[0] ?? 0;
  return inks.reduce((mixed, ink, at) => {
    const share = shares[at] ?? 0;
    total += share;
    return share ? mix(mixed, ink, share / total) : mixed;
  });
};
