import { useEffect, useState } from 'react';

interface ChosenFile {
  file: File;
  /** An object URL for the preview. */
  url: string;
}

/** A chosen file with an object URL, which is revoked when the file changes or the component unmounts. */
export const useChosenFile = (): [ChosenFile | null, (file: File | null) => void] => {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.url)), [chosen]);
  return [chosen, (file) => setChosen(file && { file, url: URL.createObjectURL(file) })];
};
