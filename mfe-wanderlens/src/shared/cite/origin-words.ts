import { type Source, whenWords } from '@wanderwork/contracts';

/** Whether a title says the time itself: "2003 to 2020" is said of "2003–2020", too. */
const says = (title: string, when: string): boolean =>
  title.includes(when) || title.includes(when.replace('–', ' to '));

/** Where figures are from and of when; a title that says the time already says it once. */
export const originWords = (source: Pick<Source, 'title'> | undefined, year: string | null): string => {
  const when = year === null ? '' : whenWords(year);
  if (!source) return when;
  return says(source.title, when) ? source.title : `${source.title}, ${when}`;
};
