import { parseNumber } from './csv.mjs';
import { country, estimate } from './figure.mjs';

const MIN_TESTS = 1000;
const FAR_SERVER_MS = 200;

const getDownloadNote = (row, isPooled) => {
  if (isPooled) return 'Few tests, so two months are taken together.';
  if (parseNumber(row.mlab_latency_ms_p50_2025_10) > FAR_SERVER_MS)
    return 'The tests ran to servers far away, so lines at home may be much faster.';
  return undefined;
};

/** Returns the speeds that M-Lab measured for the country. */
export const toSpeedFigures = (row) => {
  const isPooled = row.internet_mbps_year.includes('pooled');
  const mLab = (value, note) => country(value, 'm-lab', '2025-10', note);
  const hasEnoughTests = parseNumber(row.mlab_tests_2025_10) >= MIN_TESTS;
  const wdi = (value) => country(value, 'wdi', '2017–2023');
  return {
    download: {
      ...mLab(parseNumber(row.mlab_down_p50_used), getDownloadNote(row, isPooled)),
      year: isPooled ? '2024-10 and 2025-10' : '2025-10',
    },
    upload: mLab(parseNumber(row.mlab_up_p50_used)),
    latency: mLab(hasEnoughTests ? parseNumber(row.mlab_latency_ms_p50_2025_10) : null),
    tests: mLab(parseNumber(row.mlab_tests_2025_10)),
    broadband: wdi(parseNumber(row.broadband_per100)),
    internet_users: wdi(parseNumber(row.internet_users_pct)),
  };
};

/** Fixed lines are faster than the median of all connections. The factor is based on three cities: too rough to show. */
const FIXED_LINE_FACTOR = 1.89;

/** Returns the fixed-line speed that the score uses, Mbps: the country's median, scaled. */
export const scaleSpeed = (row) => {
  const median = parseNumber(row.mlab_down_p50_used);
  return estimate(median === null ? null : Math.round(FIXED_LINE_FACTOR * median), 'm-lab', '2025-10');
};
