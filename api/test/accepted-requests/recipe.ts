import type { Browser } from '../support/member.js';
import type { World } from './world.js';

/** A request that a write route accepts now. */
export interface AcceptedRequest {
  caller: Browser;
  url: string;
  /** JSON, or the bytes of a file. */
  body?: object | Buffer;
  /** Headers that depend on the bytes sent, such as their type or signature. */
  headers?: (payload: string) => Record<string, string>;
  /** A refused request spends what this one needs (a code, a challenge), so the next one needs a new one. */
  spentByTrying?: boolean;
  /** Preparing it or carrying it out takes long, so it is varied less. */
  costly?: boolean;
}

/** Sets up what the request needs and returns it. */
export type Recipe = (world: World) => Promise<AcceptedRequest>;

/** Recipes by route, as the route matrix spells it. */
export type Recipes = Record<string, Recipe>;
