const labels: Readonly<Record<string, string>> = {
  eta: 'Electronic authorization',
  'e-visa': 'E-visa',
  home: 'Home country',
};

/** The label of an entry rule of the data set: "90" becomes "90 days", "eta" "Electronic authorization". */
export const getEntryLabel = (value: string): string => {
  if (/^\d+$/.test(value)) return `${value} days`;
  return labels[value] ?? value.charAt(0).toUpperCase() + value.slice(1);
};
