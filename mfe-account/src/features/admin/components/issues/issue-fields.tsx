import { Field, TextArea, TextInput } from '@wanderwork/ui';
import { type ComponentProps } from 'react';

interface Props {
  errors: Record<string, string>;
  subject: ComponentProps<typeof TextInput>;
  text: ComponentProps<typeof TextArea>;
}

/** What an issue is made of. */
export const IssueFields = ({ errors, subject, text }: Props) => (
  <>
    <Field label="Subject" error={errors['subject']} required>
      <TextInput autoComplete="off" {...subject} />
    </Field>
    <Field
      label="Text"
      description="An empty line begins a new paragraph. An address becomes a link, and so does [words](https://…)."
      error={errors['text']}
      required
    >
      <TextArea rows={14} {...text} />
    </Field>
  </>
);
