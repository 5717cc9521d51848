export type StampShape = 'round' | 'square' | 'eight';

/** What a passport keeps of a city. */
export interface RouteStamp {
  city: string;
  country: string;
  date: string;
  shape: StampShape;
  /** Degrees: nobody stamps straight. */
  tilt: number;
}

/** One way round, as an example: eight cities, eastwards, back where it began. */
export const exampleRoute: RouteStamp[] = [
  { city: 'Lisbon', country: 'Portugal', date: '04 JAN', shape: 'eight', tilt: -4 },
  { city: 'Marrakesh', country: 'Morocco', date: '19 JAN', shape: 'square', tilt: 3 },
  { city: 'Istanbul', country: 'Türkiye', date: '02 FEB', shape: 'round', tilt: -2 },
  { city: 'Tbilisi', country: 'Georgia', date: '17 FEB', shape: 'eight', tilt: 5 },
  { city: 'Chiang Mai', country: 'Thailand', date: '06 MAR', shape: 'round', tilt: 2 },
  { city: 'Tokyo', country: 'Japan', date: '28 MAR', shape: 'square', tilt: -3 },
  {
    city: 'Honolulu',
    country: 'United States',
    date: '26 APR',
    shape: 'eight',
    tilt: 4,
  },
  { city: 'Medellín', country: 'Colombia', date: '30 MAY', shape: 'round', tilt: -5 },
];
