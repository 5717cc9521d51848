import { numberOf } from './csv.mjs';
import { country, estimate, given } from './figure.mjs';

const ENOUGH_TESTS = 1000;
const FAR_SERVER_MS = 200;

const downloadNote = (row, pooled) => {
  if (pooled) return 'Few tests, so two months are taken together.';
  if (numberOf(row.mlab_latency_ms_p50_2025_10) > FAR_SERVER_MS)
    return 'The tests ran to servers far away, so lines at home may be much faster.';
  return undefined;
};

/** Speeds as M-Lab measured them for the country; the given speed of a launch sample beside them. */
export const speedFigures = (row) => {
  const pooled = row.internet_mbps_year.includes('pooled');
  const mLab = (value, note) => country(value, 'm-lab', '2025-10', note);
  const enough = numberOf(row.mlab_tests_2025_10) >= ENOUGH_TESTS;
  const wdi = (value) => country(value, 'wdi', '2017–2023');
  const sample = row.internet_basis === 'spec';
  return {
    download: {
      ...mLab(numberOf(row.mlab_down_p50_used), downloadNote(row, pooled)),
      year: pooled ? '2024-10 and 2025-10' : '2025-10',
    },
    upload: mLab(numberOf(row.mlab_up_p50_used)),
    latency: mLab(enough ? numberOf(row.mlab_latency_ms_p50_2025_10) : null),
    tests: mLab(numberOf(row.mlab_tests_2025_10)),
    given_speed: sample ? given(numberOf(row.internet_mbps_fixed), 'launch-sample', '2026') : null,
    broadband: wdi(numberOf(row.broadband_per100)),
    internet_users: wdi(numberOf(row.internet_users_pct)),
  };
};

/**
 * The speed of fixed lines that the score counts where none is given: 1.89 times the country's median, a
 * factor that rests on three cities. Too rough to be printed.
 */
export const scaledSpeed = (row) =>
  row.internet_basis === 'spec' ? null : estimate(numberOf(row.internet_mbps_fixed), 'm-lab', '2025-10');
