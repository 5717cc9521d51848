import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { describeEntry } from './describe-entry';
import { entryRulesQuery } from './entry-rules.query';
import { useSavedPreferences } from './use-saved-preferences';

/** How a passport enters each country ("Visa on arrival"), by country code. */
export type EntryLabels = ReadonlyMap<string, string>;

interface Props {
  onLabels: (labels: EntryLabels) => void;
}

/** Loads how the reader's saved passport enters each country. Draws nothing. */
const SavedPassport = ({ onLabels }: Props) => {
  const { saved } = useSavedPreferences();
  const { data } = useQuery(entryRulesQuery(saved?.passport ?? null));
  useEffect(() => {
    if (!data) return;
    const labels = Object.entries(data.rules).map(
      ([country, rule]) => [country, describeEntry(rule).title] as const,
    );
    onLabels(new Map(labels));
  }, [data, onLabels]);
  return null;
};

export default SavedPassport;
