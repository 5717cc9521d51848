import { useSearchParams } from 'react-router-dom';
import { countLeftOut, readChosen, writeChosen } from './chosen';

/** The compared cities live in the address, so that a comparison can be shared and left by the back button. */
export const useChosen = () => {
  const [params, setParams] = useSearchParams();
  const chosen = readChosen(params);
  const choose = (slugs: readonly string[]) =>
    setParams((before) => writeChosen(before, slugs), { preventScrollReset: true });
  return {
    chosen,
    leftOut: countLeftOut(params),
    add: (slug: string) => choose([...chosen, slug]),
    drop: (slug: string) => choose(chosen.filter((other) => other !== slug)),
  };
};
