import { useSearchParams } from 'react-router-dom';

/** The state of the admin section in the address: `?part=imports&batch=12`. */
export const useSectionParameters = () => {
  const [query, setQuery] = useSearchParams();
  /** Replaces the parameters of the section. */
  const show = (next: Record<string, string>) => setQuery(next);
  return { getParameter: (name: string) => query.get(name), show };
};
