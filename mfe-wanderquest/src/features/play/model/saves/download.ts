const REVOKE_AFTER_MS = 30_000;

/** Downloads a blob. */
export const downloadBlob = (blob: Blob, name: string): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
};

export const downloadFile = ({ name, text }: { name: string; text: string }): void =>
  downloadBlob(new Blob([text], { type: 'application/json' }), name);
