import { useSearchParams } from 'react-router-dom';

/** What of the section is shown stands in the address: `?part=imports&batch=12`. */
export const useSectionParameters = () => {
  const [query, setQuery] = useSearchParams();
  /** Goes on to something else of the section. */
  const show = (next: Record<string, string>) => setQuery(next);
  return { getParameter: (name: string) => query.get(name), show };
};
