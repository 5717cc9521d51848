import { useQueryClient } from '@tanstack/react-query';
import {
  type FieldError,
  type MeetupChanged,
  type MeetupDetail,
  type MeetupTimeProblem,
} from '@wanderwork/contracts';
import { getServerFieldErrors, toMessagesByField } from '@wanderwork/platform/forms';
import { useEffect, useRef, useState } from 'react';
import { describeSendError } from '../../common/model/errors';
import { findPastDate, findStoredMeetup, findTimeProblem } from '../model/errors';
import { openMeetupDraft } from '../model/local-meetup-drafts';
import { type MeetupForm } from '../model/meetup-form';

interface Options {
  userId: string;
  /** The code of the meet-up that changes; null for a new one. */
  code: string | null;
  initial: MeetupForm;
  /** The revision that changes; null for a new meet-up. */
  initialRevision: number | null;
  toRequest: (form: MeetupForm, revision: number) => object;
  /** Loads the rules of the request. */
  rules: () => Promise<(payload: object) => FieldError[]>;
  send: (request: object) => Promise<MeetupDetail>;
  onSaved: (meetup: MeetupDetail) => void;
}

/** If the rules can't be loaded, the server alone decides: it uses the same ones. */
const findErrors = async (rules: Options['rules'], request: object): Promise<FieldError[]> => {
  try {
    return (await rules())(request);
  } catch {
    return [];
  }
};

/** What keeps a meet-up from being saved. */
interface Refusal {
  errors: Record<string, string>;
  /** A time that clocks skip or show twice. */
  timeProblem: MeetupTimeProblem | null;
  /** What somebody else saved meanwhile. */
  stored: MeetupChanged | null;
  message: string | null;
}

const noRefusal: Refusal = { errors: {}, timeProblem: null, stored: null, message: null };

const toRefusal = (error: unknown): Refusal => {
  const timeProblem = findTimeProblem(error);
  const stored = findStoredMeetup(error);
  const pastDate = findPastDate(error);
  const fieldErrors = getServerFieldErrors(error);
  if (pastDate !== null)
    return { ...noRefusal, errors: { [`dates.${pastDate}.start`]: describeSendError(error) } };
  if (timeProblem) return { ...noRefusal, timeProblem };
  if (stored) return { ...noRefusal, stored };
  if (fieldErrors.length > 0) return { ...noRefusal, errors: toMessagesByField(fieldErrors) };
  return { ...noRefusal, message: describeSendError(error) };
};

/** The form of a meet-up: on this device after each change, checked by the server's rules, and sent. */
export const useMeetupForm = (options: Options) => {
  const { userId, code, initial, initialRevision, toRequest, rules, send, onSaved } = options;
  const client = useQueryClient();
  const [draft] = useState(() => openMeetupDraft(userId, code));
  const [saved, setSaved] = useState(() => draft.read());
  const form = saved?.form ?? initial;
  const revision = saved?.revision ?? initialRevision;
  const [refusal, setRefusal] = useState(noRefusal);
  const [busy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refusal !== noRefusal) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);

  const save = (next: MeetupForm, base: number | null) => {
    draft.save(next, base);
    setSaved({ form: next, revision: base });
  };

  const write = (change: Partial<MeetupForm>) => {
    save({ ...form, ...change }, revision);
    // A choice answers the question; another time asks anew.
    if (change.dates) setRefusal((before) => ({ ...before, timeProblem: null }));
  };

  const clear = () => {
    draft.clear();
    setSaved(null);
    setRefusal(noRefusal);
  };

  const checkAndSend = async (base: number) => {
    const request = toRequest(form, base);
    const fieldErrors = await findErrors(rules, request);
    if (fieldErrors.length > 0) return setRefusal({ ...noRefusal, errors: toMessagesByField(fieldErrors) });
    try {
      const meetup = await send(request);
      draft.clear();
      void client.invalidateQueries({ queryKey: ['connect'] });
      onSaved(meetup);
    } catch (error) {
      setRefusal(toRefusal(error));
    }
  };

  const submit = async (base = revision ?? 0) => {
    if (busy) return;
    setBusy(true);
    setRefusal(noRefusal);
    await checkAndSend(base);
    setBusy(false);
  };

  /** Goes on with what is stored instead of what is typed here. */
  const replace = (next: MeetupForm, base: number) => {
    save(next, base);
    setRefusal(noRefusal);
  };

  return { element, form, isRestored: saved !== null, write, clear, replace, submit, busy, ...refusal };
};
