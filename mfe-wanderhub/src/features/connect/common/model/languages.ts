import { joinNames } from '@wanderwork/contracts';

let names: Intl.DisplayNames | undefined;

export const formatLanguage = (code: string): string => {
  names ??= new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
};

/** "English and Portuguese" of `['en', 'pt']`. */
export const formatLanguages = (codes: readonly string[]): string => joinNames(codes.map(formatLanguage));
