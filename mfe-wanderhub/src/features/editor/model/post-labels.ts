import { type PostFindingKind, type PostState, type VersionReason } from '@wanderwork/contracts';
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
