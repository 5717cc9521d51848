import { HOTSPOT } from './gear.js';
import { clients, NO_CLIENT, type Client } from './clients.js';
import { type State } from '../state.js';
import { cities, getCity } from '../world/cities.js';

const { abs, ceil, floor, max, min } = Math;
const DAY_MINUTES = 1440;
const WORKING_DAY_MINUTES = 480;
const HOTSPOT_MBPS = 40;
const IN_WRITING_HOURS = 2;

/** Minutes between two clocks by the shorter way around: 0–720. */
export const getClockDistance = (a: number, b: number): number => {
  const apart = abs(a - b) % DAY_MINUTES;
  return apart > DAY_MINUTES / 2 ? DAY_MINUTES - apart : apart;
};

/** The hours a day a client requires within their own working day. None after a written agreement. */
export const getRequiredHours = ({ rules, inWriting }: State, client: number): number => {
  const { overlapHours } = clients[client]!;
  if (overlapHours === 0) return 0;
  return max(0, overlapHours + rules.overlapHours - (inWriting ? IN_WRITING_HOURS : 0));
};

const HOURS_AT_MOST = 8;

const deficitAt = (city: number, client: number, hours: number): number => {
  const shared = max(0, WORKING_DAY_MINUTES - getClockDistance(getCity(city).utc, clients[client]!.utc));
  return max(0, ceil((hours * 60 - shared) / 60));
};

/** By required hours, client and city; read every day for every city ahead. */
const deficits = Array.from({ length: HOURS_AT_MOST + 1 }, (_, hours) =>
  clients.map((_client, client) => Uint8Array.from(cities, ({ index }) => deficitAt(index, client, hours))),
);

/** The hours outside the player's own day in each city, for a client with these required hours. */
export const getDeficits = (client: number, hours: number): Uint8Array => deficits[hours]![client]!;

/** Hours a day outside the player's working day, to meet the client. */
export const getOverlapDeficit = (
  state: State,
  city: number = state.city,
  clientIndex: number = state.client,
): number => {
  if (clientIndex === NO_CLIENT) return 0;
  return getDeficits(clientIndex, getRequiredHours(state, clientIndex))[city]!;
};

/** The factor of the connection on a day of work, in thousandths: from 520 up to 1,060 on a fast one. */
export const getConnectionFactor = (mbps: number, requiredMbps: number): number =>
  mbps >= requiredMbps
    ? 1000 + min(60, floor(((mbps - requiredMbps) * 60) / 200))
    : 520 + floor((mbps * 480) / requiredMbps);

const speedHere = (state: State): number => {
  const { mbps } = getCity(state.city);
  return state.gear & HOTSPOT ? max(mbps, HOTSPOT_MBPS) : mbps;
};

const fit = (state: State): number => {
  const energy = state.energy >= 60 ? 1000 : 500 + floor((state.energy * 500) / 60);
  const health = state.health >= 50 ? 1000 : 700 + state.health * 6;
  return floor((energy * health) / 1000);
};

/** The output of a day of work in thousandths, before outages. */
export const getDayOutput = (state: State): number => {
  const ofClient = (clients[state.client] as Client | undefined)?.mbps ?? 10;
  const requiredMbps = floor((ofClient * state.rules.speedThousandths) / 1000);
  const awake = max(400, 1000 - 90 * getOverlapDeficit(state));
  const rested = 1000 - min(350, floor((abs(state.lag) * 7) / 10));
  const net = getConnectionFactor(speedHere(state), requiredMbps);
  return floor((floor((floor((net * awake) / 1000) * rested) / 1000) * fit(state)) / 1000);
};

/** The chance of an outage on a working day, in thousandths. A hotspot prevents most. */
export const getOutageChance = (state: State): number => {
  const chance = max(10, 200 - 2 * getCity(state.city).mbps);
  return state.gear & HOTSPOT ? floor((chance * 2) / 5) : chance;
};
