import { Field, TextArea, TextInput } from '@wanderwork/ui';
import { type ComponentProps } from 'react';

interface Props {
  errors: Record<string, string>;
  subject: ComponentProps<typeof TextInput>;
  text: ComponentProps<typeof TextArea>;
}

/** The subject and text fields of an issue. */
export const IssueFields = ({ errors, subject, text }: Props) => (
  <>
    <Field label="Subject" error={errors['subject']} required>
      <TextInput autoComplete="off" {...subject} />
    </Field>
    <Field
      label="Text"
      description="Leave an empty line between paragraphs. URLs become links, and so does [text](https://…)."
      error={errors['text']}
      required
    >
      <TextArea rows={14} {...text} />
    </Field>
  </>
);
