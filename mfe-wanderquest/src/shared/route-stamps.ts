export type StampShape = 'round' | 'square' | 'eight';

/** What a passport keeps of a city. */
export interface RouteStamp {
  city: string;
  country: string;
  date: string;
  position: string;
  shape: StampShape;
  /** Degrees: nobody stamps straight. */
  tilt: number;
}

/** One way round, as an example: eight cities, eastwards, back where it began. */
export const exampleRoute: RouteStamp[] = [
  { city: 'Lisbon', country: 'Portugal', date: '04 JAN', position: '39°N 9°W', shape: 'eight', tilt: -4 },
  { city: 'Marrakesh', country: 'Morocco', date: '19 JAN', position: '32°N 8°W', shape: 'square', tilt: 3 },
  { city: 'Istanbul', country: 'Türkiye', date: '02 FEB', position: '41°N 29°E', shape: 'round', tilt: -2 },
  { city: 'Tbilisi', country: 'Georgia', date: '17 FEB', position: '42°N 45°E', shape: 'eight', tilt: 5 },
  { city: 'Chiang Mai', country: 'Thailand', date: '06 MAR', position: '19°N 99°E', shape: 'round', tilt: 2 },
  { city: 'Tokyo', country: 'Japan', date: '28 MAR', position: '36°N 140°E', shape: 'square', tilt: -3 },
  {
    city: 'Honolulu',
    country: 'United States',
    date: '26 APR',
    position: '21°N 158°W',
    shape: 'eight',
    tilt: 4,
  },
  { city: 'Medellín', country: 'Colombia', date: '30 MAY', position: '6°N 76°W', shape: 'round', tilt: -5 },
];
