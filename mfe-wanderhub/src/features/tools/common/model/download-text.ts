/** Long enough for the slowest browser to begin. */
const REVOKE_AFTER_MS = 60_000;

/** Hands a text to the browser's downloads as a file. */
export const downloadText = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
};
