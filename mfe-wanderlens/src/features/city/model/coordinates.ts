const formatDegrees = (value: number, positive: string, negative: string): string => {
  const minutes = Math.round(Math.abs(value) * 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${Math.floor(minutes / 60)}°${rest}′ ${value < 0 ? negative : positive}`;
};

/** Formats a position in degrees and minutes: `38°43′ N, 9°08′ W`. */
export const formatPosition = (latitude: number, longitude: number): string =>
  `${formatDegrees(latitude, 'N', 'S')}, ${formatDegrees(longitude, 'E', 'W')}`;
