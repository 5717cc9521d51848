import { type FieldError } from '@wanderwork/contracts';
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { toMessagesByField, getServerFieldErrors } from './field-errors';

type Values = Record<string, string | boolean>;
type NameOf<V, Kind> = { [K in keyof V]: V[K] extends Kind ? K : never }[keyof V] & string;

type Validate = (payload: object) => FieldError[];
type FieldErrors = FieldError[] | Promise<FieldError[]>;

interface FormOptions<V extends Values> {
  initial: V;
  /**
   * Loads the rules of the form's request. The validator is part of them, so the form must not import them statically:
   * they load when the form gets the focus.
   */
  rules?: () => Promise<Validate>;
  /** Checks the values by `rules` and, if the form has any, by its own. Default: `rules` alone. */
  check?: (values: V, validate: (payload: object) => Promise<FieldError[]>) => FieldErrors;
  /** Throws on failure; the typed values then stay. */
  send: (values: V) => Promise<void>;
}

const focusElement = (element: Element | null): void => {
  if (element instanceof HTMLElement) element.focus();
};

/** A field is disabled while the form is busy. If it had the focus (Enter sends the form), it loses it. */
const findLostFocus = (before: Element | null): Element | null =>
  document.activeElement === document.body ? before : null;

const loadNoRules = async (): Promise<Validate> => () => [];

/**
 * State of a form validated with the server's own rules. `problem` is what `send` threw for a reason other than
 * single fields. The first field with an error gets the focus.
 */
export const useForm = <V extends Values>({
  initial,
  rules = loadNoRules,
  check = (values, validate) => validate(values),
  send,
}: FormOptions<V>) => {
  const form = useRef<HTMLFormElement>(null);
  const focusBefore = useRef<Element | null>(null);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [refusalCount, setRefusalCount] = useState(0);

  // Counted separately from the errors: fixing one field must not move the focus to the next.
  useEffect(() => {
    if (!busy)
      focusElement(
        form.current?.querySelector('[aria-invalid="true"]') ?? findLostFocus(focusBefore.current),
      );
  }, [refusalCount, busy]);

  const showFieldErrors = (fieldErrors: FieldError[]) => {
    setErrors(toMessagesByField(fieldErrors));
    setRefusalCount((count) => count + 1);
  };

  const change = (name: keyof V & string, value: string | boolean) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _mended, ...others }) => others);
  };

  /** If the rules cannot be loaded, the server alone decides: it uses the same ones. */
  const validate = async (payload: object): Promise<FieldError[]> => {
    try {
      return (await rules())(payload);
    } catch {
      return [];
    }
  };

  const checkAndSend = async () => {
    const fieldErrors = await check(values, validate);
    if (fieldErrors.length > 0) return showFieldErrors(fieldErrors);
    try {
      await send(values);
    } catch (error) {
      const serverErrors = getServerFieldErrors(error);
      if (serverErrors.length > 0) showFieldErrors(serverErrors);
      else setProblem(error);
    }
  };

  const preloadRules = (): void => void rules().catch(() => undefined);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    focusBefore.current = document.activeElement;
    setBusy(true);
    setProblem(null);
    await checkAndSend();
    setBusy(false);
  };

  return {
    values,
    errors,
    problem,
    busy,
    clear: () => setValues(initial),
    /** For controls that pass a value instead of an event. */
    set: change,
    /** Props of the `<form>` itself. Messages under the fields replace the browser's own bubbles. */
    formProps: { ref: form, onSubmit: submit, onFocus: preloadRules, noValidate: true },
    text: (name: NameOf<V, string>) => ({
      name,
      value: String(values[name]),
      disabled: busy,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change(name, event.target.value),
    }),
    box: (name: NameOf<V, boolean>) => ({
      name,
      checked: Boolean(values[name]),
      disabled: busy,
      onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.checked),
    }),
  };
};
