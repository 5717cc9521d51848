import { type Band, type CitySummary } from '@wanderwork/contracts';
import { useMemo } from 'react';
import { type OwnScore } from '../../../../shared/own-order';
import { type Station } from '../../model/map/stations';
import { projectCity } from '../../model/map/world';
import { type Result } from '../use-result';

/** A city of the result with its position. */
export interface Place extends Station {
  band: Band;
  city: CitySummary;
  own: OwnScore | undefined;
}

/** All cities of the result, including those the list has not shown yet. Until they are loaded, the loaded ones. */
export const usePlaces = ({ all, cities, order }: Result): Place[] => {
  const shown = all ?? cities;
  return useMemo(
    () =>
      shown.map((city) => ({
        slug: city.slug,
        name: city.name,
        position: projectCity(city),
        band: city.irex.band,
        city,
        own: order?.get(city.slug),
      })),
    [shown, order],
  );
};
