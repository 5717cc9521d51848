export interface Gear {
  id: string;
  name: string;
  /** Cents. */
  price: number;
  kilograms: number;
}

/** A person carries each at most once; bit n of `State.gear` is the n-th. */
export const gear: readonly Gear[] = [
  { id: 'hotspot', name: 'Pocket hotspot', price: 9_000, kilograms: 1 },
  { id: 'headphones', name: 'Headphones', price: 18_000, kilograms: 1 },
  { id: 'sleepkit', name: 'Sleep kit', price: 4_500, kilograms: 1 },
  { id: 'insurance', name: 'Travel insurance', price: 20_000, kilograms: 0 },
  { id: 'jacket', name: 'Rain jacket', price: 9_000, kilograms: 1 },
  { id: 'stand', name: 'Laptop stand', price: 8_000, kilograms: 2 },
];

export const gearIndex = (id: string): number => gear.findIndex((one) => one.id === id);

const bit = (id: string): number => 1 << gearIndex(id);

export const HOTSPOT = bit('hotspot');
export const HEADPHONES = bit('headphones');
export const SLEEP_KIT = bit('sleepkit');
export const INSURANCE = bit('insurance');
export const JACKET = bit('jacket');
export const STAND = bit('stand');
