import { useSearchParams } from 'react-router-dom';
import { countExtraSlugs, readComparedSlugs, writeComparedSlugs } from './compared-slugs';

/** The compared cities are in the address, so that a comparison can be shared and the back button works. */
export const useComparedSlugs = () => {
  const [params, setParams] = useSearchParams();
  const chosen = readComparedSlugs(params);
  const setSlugs = (slugs: readonly string[]) =>
    setParams((before) => writeComparedSlugs(before, slugs), { preventScrollReset: true });
  return {
    chosen,
    extraCount: countExtraSlugs(params),
    add: (slug: string) => setSlugs([...chosen, slug]),
    remove: (slug: string) => setSlugs(chosen.filter((other) => other !== slug)),
  };
};
