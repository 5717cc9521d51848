import { topicKinds, topicTags, type TopicKind, type TopicTag } from '@wanderwork/contracts';
import { Field, Select } from '@wanderwork/ui';
import { kindLabels, tagLabels } from '../model/labels';

interface Props<Value> {
  value: Value | null | undefined;
  /** Called with the chosen value; empty for all. */
  onChange: (value: string) => void;
}

export const KindField = ({ value, onChange }: Props<TopicKind>) => (
  <Field label="Kind">
    <Select value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
      <option value="">All kinds</option>
      {topicKinds.map((kind) => (
        <option key={kind} value={kind}>
          {kindLabels[kind]}
        </option>
      ))}
    </Select>
  </Field>
);

export const TagField = ({ value, onChange }: Props<TopicTag>) => (
  <Field label="Tag">
    <Select value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
      <option value="">All tags</option>
      {topicTags.map((tag) => (
        <option key={tag} value={tag}>
          {tagLabels[tag]}
        </option>
      ))}
    </Select>
  </Field>
);
