import { multiplyRange, toRange, type Range } from '../money/range.js';
import type { LegMode } from '../trip/trip.js';

export interface LegEnd {
  /** Degrees. */
  latitude: number;
  longitude: number;
  /** Kilometers to the nearest airport, and to the nearest large one; null if unknown. */
  airportKm: number | null;
  largeAirportKm: number | null;
}

const EARTH_RADIUS_KM = 6371.0088;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The great-circle distance in kilometers, by the haversine formula. */
export const measureDistance = (
  one: Pick<LegEnd, 'latitude' | 'longitude'>,
  other: Pick<LegEnd, 'latitude' | 'longitude'>,
): number => {
  const [from, to] = [toRadians(one.latitude), toRadians(other.latitude)];
  const turn = toRadians(other.longitude - one.longitude);
  const half = Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(turn / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)));
};

/** A longer journey is reported. */
export const MAX_LEG_HOURS = 14;

/** Below this distance the planner suggests the ground, above it the plane. */
const GROUND_BELOW_KM = 700;

export const getDefaultMode = (km: number): LegMode => (km < GROUND_BELOW_KM ? 'train' : 'plane');

/** How much longer than the great circle a route on the ground is. */
const detours: Record<LegMode, number> = { plane: 1, train: 1.2, coach: 1.3, ferry: 1 };

const PLANE_KMH = 800;
const CLIMB_HOURS = 0.5;
const AIRPORT_HOURS = 3;
const TRANSFER_KMH = 50;
const CONNECTION_HOURS = 4;
const DIRECT_UP_TO_KM = 9000;
const LARGE_AIRPORT_WITHIN_KM = 120;
const TRAIN_KMH = 90;
const COACH_KMH = 70;

const hasLargeAirport = ({ largeAirportKm }: LegEnd): boolean =>
  largeAirportKm !== null && largeAirportKm <= LARGE_AIRPORT_WITHIN_KM;

const getTransferKm = (end: LegEnd): number =>
  (hasLargeAirport(end) ? end.largeAirportKm : (end.airportKm ?? end.largeAirportKm)) ?? 0;

const estimateFlight = (km: number, from: LegEnd, to: LegEnd): number => {
  const needsConnection = km > DIRECT_UP_TO_KM || !hasLargeAirport(from) || !hasLargeAirport(to);
  const transfers = (getTransferKm(from) + getTransferKm(to)) / TRANSFER_KMH;
  return km / PLANE_KMH + CLIMB_HOURS + AIRPORT_HOURS + transfers + (needsConnection ? CONNECTION_HOURS : 0);
};

/** The error of the times: 20% shorter to 40% longer. */
const withTimeError = (hours: number): Range => toRange(hours, [0.8 * hours, 1.4 * hours]);

/**
 * Hours from door to door. The formulas are ours and shown on the page; whether a connection exists is not checked.
 * Null for a ferry, whose routes no formula can guess.
 */
export const estimateHours = (mode: LegMode, from: LegEnd, to: LegEnd): Range | null => {
  const km = measureDistance(from, to);
  switch (mode) {
    case 'plane':
      return withTimeError(estimateFlight(km, from, to));
    case 'train':
      return withTimeError((detours.train * km) / TRAIN_KMH);
    case 'coach':
      return withTimeError((detours.coach * km) / COACH_KMH);
    case 'ferry':
      return null;
  }
};

/**
 * Grams of CO2e per passenger-km: UK government conversion factors 2022 (planes in economy, effects of high altitude
 * included); the coach of 2019.
 */
const getFactor = (mode: LegMode, km: number): number => {
  switch (mode) {
    case 'plane':
      if (km < 500) return 246;
      return km <= 3700 ? 151 : 148;
    case 'train':
      return 35.5;
    case 'ferry':
      return 18.7;
    case 'coach':
      return 27.8;
  }
};

/** Kilograms of CO2e for one person, ±30%. Trains and coaches count their longer route. */
export const estimateCarbon = (mode: LegMode, km: number): Range =>
  multiplyRange(toRange(1, [0.7, 1.3]), (getFactor(mode, km) * detours[mode] * km) / 1000);
