/** Downloads a text as a file. */
export const saveFile = (name: string, text: string, type: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser has started reading the blob by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
};
