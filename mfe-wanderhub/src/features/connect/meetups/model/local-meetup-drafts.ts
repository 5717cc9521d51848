import { createStoredList } from '@wanderwork/platform/stored-lists';
import { DAY_MS } from '../../../../shared/durations';
import { type MeetupForm } from './meetup-form';

interface MeetupDraft {
  userId: string;
  /** The code of the meet-up that changes; null for a new one. */
  code: string | null;
  form: MeetupForm;
  /** The revision that a change started from. */
  revision: number | null;
  at: number;
}

const MAX_DRAFTS = 10;
const MAX_AGE_MS = 90 * DAY_MS;

const isMeetupDraft = (value: unknown): value is MeetupDraft =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  'code' in value &&
  'revision' in value &&
  'at' in value &&
  typeof value.at === 'number' &&
  'form' in value &&
  typeof value.form === 'object' &&
  value.form !== null &&
  'text' in value.form &&
  typeof value.form.text === 'string' &&
  'dates' in value.form &&
  Array.isArray(value.form.dates) &&
  value.form.dates.length > 0;

const storedDrafts = createStoredList({
  key: 'wanderwork_meetup_drafts',
  isItem: isMeetupDraft,
  shorten: (drafts) => drafts.filter(({ at }) => Date.now() - at <= MAX_AGE_MS).slice(-MAX_DRAFTS),
});

/** What one person hasn't sent yet, in this browser's storage: of a new meet-up (null), or of a change to one. */
export const openMeetupDraft = (userId: string, code: string | null) => {
  const isThis = (draft: MeetupDraft): boolean => draft.userId === userId && draft.code === code;
  const readOthers = () => storedDrafts.get().filter((draft) => !isThis(draft));
  return {
    read: (): Pick<MeetupDraft, 'form' | 'revision'> | null => storedDrafts.get().find(isThis) ?? null,
    /** Returns false if the browser can't store it. */
    save: (form: MeetupForm, revision: number | null): boolean =>
      storedDrafts.set([...readOthers(), { userId, code, form, revision, at: Date.now() }]),
    clear: (): void => void storedDrafts.set(readOthers()),
  };
};
