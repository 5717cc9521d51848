import { getRules } from './rules/get-rules.js';
import { type Difficulty } from './rules/rules.js';
import { type Start } from './state.js';
import { findCityIndex } from './world/cities.js';
import { passports, type Passport } from './world/zones.js';

const homes = ['lisbon', 'bangkok', 'mexico-city', 'berlin', 'new-york'];
const passportsPlayed: readonly Passport[] = ['de', 'in'];

/** The n-th start of a set that every test plays alike. */
export const createTestStart = (n: number, difficulty: Difficulty = 'standard'): Start => ({
  seedA: Math.imul(n, 7919) + 13,
  seedB: n ^ 0x5bd1e995,
  home: findCityIndex(homes[n % homes.length]!),
  passport: passports.indexOf(passportsPlayed[(n >> 1) % 2]!),
  rules: getRules('grand_tour', difficulty),
});
