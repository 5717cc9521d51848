const ends = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/** The end of the scale in km, with enough space for the label of the farthest airport. */
export const getScaleEnd = (farthestKm: number): number =>
  ends.find((end) => end >= farthestKm * 1.1) ?? farthestKm * 1.1;
