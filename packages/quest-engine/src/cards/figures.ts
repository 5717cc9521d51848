import { comfort, month } from '../life/season.js';
import { daysLeft } from '../life/visas.js';
import { overlapDeficit } from '../life/work.js';
import { type State } from '../state.js';
import { cityAt } from '../world/cities.js';
import { type Figure } from './card.js';

export const figures: Readonly<Record<Figure, (state: State) => number>> = {
  energy: (state) => state.energy,
  health: (state) => state.health,
  belonging: (state) => state.belonging,
  reputation: (state) => state.reputation,
  cash: (state) => state.cash,
  nights: (state) => state.nights,
  day: (state) => state.day,
  month,
  mbps: (state) => cityAt(state.city).mbps,
  safety: (state) => cityAt(state.city).safety,
  community: (state) => cityAt(state.city).community,
  comfort: (state) => comfort(state),
  daysLeft: (state) => daysLeft(state),
  deficit: (state) => overlapDeficit(state),
  kilograms: (state) => state.kilograms,
  overstay: (state) => state.overstay,
  lodging: (state) => state.lodging,
  cityCount: (state) => state.cityCount,
  lag: (state) => Math.abs(state.lag),
};
