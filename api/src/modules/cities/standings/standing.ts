import type { DimensionKey } from '@wanderwork/contracts';

/** How many cities have a value, this one included, and in how many of them it is lower or higher. */
export interface Among {
  known: number;
  below: number;
  above: number;
}

/** Where one value of a city stands. */
export interface ValueStanding {
  world: Among;
  region: Among & { median: number };
}

export interface CityStandings {
  figures: ReadonlyMap<string, ValueStanding>;
  dimensions: ReadonlyMap<DimensionKey, ValueStanding>;
}

/** What has a value: a figure of a city, or a dimension of its score. */
export interface Valued {
  part: 'figure' | 'dimension';
  key: string;
}

/** The standings of one city by what they are of. */
export const byKey = (rows: readonly (Valued & ValueStanding)[]): CityStandings => {
  const of = <K extends string>(part: Valued['part']) =>
    new Map(
      rows
        .filter((row) => row.part === part)
        .map(({ key, world, region }): [K, ValueStanding] => [key as K, { world, region }]),
    );
  return { figures: of('figure'), dimensions: of<DimensionKey>('dimension') };
};
