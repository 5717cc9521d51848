import {
  type PostFindingKind,
  type PostState,
  type VersionReason,
  computeReadMinutes,
} from '@wanderwork/contracts';
import type { TagTone } from '@wanderwork/ui';

export const stateLabels: Record<PostState, { label: string; tone: TagTone }> = {
  draft: { label: 'Draft', tone: 'plain' },
  scheduled: { label: 'Scheduled', tone: 'warn' },
  published: { label: 'Published', tone: 'ok' },
  unpublished: { label: 'Unpublished', tone: 'outlined' },
};

export const findingLabels: Record<PostFindingKind, string> = {
  directive: 'City figure',
  contradiction: 'Contradicts the city data',
  link: 'Dead link',
  note: 'Note',
  excerpt: 'Excerpt',
  cover: 'Cover',
  'not-checked': 'Not checked',
};

export const reasonLabels: Record<VersionReason, string> = {
  saved: 'Saved manually',
  typed: 'Autosaved',
  published: 'Published',
  scheduled: 'Scheduled',
  restored: 'Restored',
  'set-aside': 'Conflicting version',
};

/** The title, or "Untitled". */
export const getTitle = ({ title }: { title: string }): string => title || 'Untitled';

const clockFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const utcFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** "10:32" in local time. */
export const formatClock = (iso: string): string => clockFormat.format(new Date(iso));
export const formatUtc = (iso: string): string => `${utcFormat.format(new Date(iso))} UTC`;

/** "Europe/Lisbon". */
export const getTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const pad = (part: number): string => String(part).padStart(2, '0');

/** The value of a `datetime-local` input, in local time. */
export const toFieldValue = (at: Date): string =>
  `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}T${pad(at.getHours())}:${pad(at.getMinutes())}`;

/** Parses the value of a `datetime-local` input; null if it is invalid. */
export const parseFieldValue = (text: string): Date | null => {
  const at = new Date(text);
  return text === '' || Number.isNaN(at.getTime()) ? null : at;
};

const numberFormat = new Intl.NumberFormat('en');

const getWordCount = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** "1,240 words, 4 min read". */
export const formatCount = (content: string): string => {
  const words = getWordCount(content);
  return `${numberFormat.format(words)} ${words === 1 ? 'word' : 'words'}, ${computeReadMinutes(content)} min read`;
};
