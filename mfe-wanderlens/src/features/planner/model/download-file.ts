const types = {
  ics: 'text/calendar',
  geojson: 'application/geo+json',
  json: 'application/json',
} as const;

/** "My trip" becomes "my-trip". */
const toFileName = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'trip';

/** Saves a text as a file named after the trip. */
export const downloadFile = (title: string, extension: keyof typeof types, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: types[extension] }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${toFileName(title)}.${extension}`;
  link.click();
  URL.revokeObjectURL(address);
};
