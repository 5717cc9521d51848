const EARTH_RADIUS_KM = 6371;
const radians = (degrees) => (degrees * Math.PI) / 180;

/** Returns the distance between two places in kilometers over the sphere (haversine). */
export const getDistanceKm = (a, b) => {
  const half = (from, to) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord)));
};
