const ways: Readonly<Record<string, string>> = {
  eta: 'Electronic authorisation',
  'e-visa': 'E-visa',
  home: 'One’s own country',
};

/** How a passport enters, as the data set writes it, in words: "90" as "90 days", "eta" as what it stands for. */
export const entryLabel = (value: string): string => {
  if (/^\d+$/.test(value)) return `${value} days`;
  return ways[value] ?? value.charAt(0).toUpperCase() + value.slice(1);
};
