import { useEffect, useState } from 'react';

interface Chosen {
  file: File;
  /** Shows it before it is sent. */
  url: string;
}

/** A file from the device and an address that shows it here; the address ends with its use. */
export const useChosenFile = (): [Chosen | null, (file: File | null) => void] => {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.url)), [chosen]);
  return [chosen, (file) => setChosen(file && { file, url: URL.createObjectURL(file) })];
};
