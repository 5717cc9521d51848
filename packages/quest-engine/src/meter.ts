/** A meter between 0 and 100. */
export type Meter = 'energy' | 'health' | 'belonging' | 'reputation';
