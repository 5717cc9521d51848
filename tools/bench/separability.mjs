/**
 * Measures how distinguishable two sets of numbers are: the probability that one of `above` is larger than one of
 * `below` (the area under the ROC curve). 0.5 means indistinguishable; 0 and 1 mean fully distinguishable.
 */
export const separability = (above, below) => {
  const all = [
    ...above.map((value) => ({ value, above: true })),
    ...below.map((value) => ({ value, above: false })),
  ];
  all.sort((a, b) => a.value - b.value);
  let ranks = 0;
  for (let start = 0, end; start < all.length; start = end) {
    for (end = start; end < all.length && all[end].value === all[start].value;) end += 1;
    const rank = (start + 1 + end) / 2;
    ranks += rank * all.slice(start, end).filter((one) => one.above).length;
  }
  return (ranks - (above.length * (above.length + 1)) / 2) / (above.length * below.length);
};
