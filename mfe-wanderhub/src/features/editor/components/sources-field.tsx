import { POST_SOURCES_MAX, type PostSource } from '@wanderwork/contracts';
import { Button, Field, Stack, TextInput } from '@wanderwork/ui';
import styled from 'styled-components';
import { type Draft } from '../model/draft';
import { useDraftState } from './use-draft';

interface Props {
  draft: Draft;
  errors: Record<string, string>;
}

/** The sources of a post: title and URL. */
export const SourcesField = ({ draft, errors }: Props) => {
  const sources = useDraftState(draft, ({ words }) => words.sources);
  const change = (index: number, part: Partial<PostSource>) =>
    draft.write({ sources: sources.map((source, at) => (at === index ? { ...source, ...part } : source)) });
  return (
    <Group>
      <legend>Sources</legend>
      <Stack $gap={4}>
        {sources.map(({ title, url }, index) => (
          <Source key={index}>
            <Field label={`Title of source ${index + 1}`} error={errors[`sources.${index}.title`]}>
              <TextInput
                autoComplete="off"
                maxLength={300}
                value={title}
                onChange={(event) => change(index, { title: event.target.value })}
              />
            </Field>
            <Field label={`Address of source ${index + 1}`} error={errors[`sources.${index}.url`]}>
              <TextInput
                type="url"
                inputMode="url"
                autoComplete="off"
                maxLength={2000}
                value={url}
                onChange={(event) => change(index, { url: event.target.value })}
              />
            </Field>
            <Button
              size="small"
              aria-label={`Remove source ${index + 1}`}
              onClick={() => draft.write({ sources: sources.filter((_, at) => at !== index) })}
            >
              Remove
            </Button>
          </Source>
        ))}
        <div>
          <Button
            size="small"
            unavailable={
              sources.length >= POST_SOURCES_MAX && `You can add up to ${POST_SOURCES_MAX} sources.`
            }
            onClick={() => draft.write({ sources: [...sources, { title: '', url: 'https://' }] })}
          >
            Add a source
          </Button>
        </div>
      </Stack>
    </Group>
  );
};

const Group = styled.fieldset`
  min-width: 0;

  legend {
    margin-bottom: var(--s3);
    font-size: var(--f-sm);
    font-weight: 600;
  }
`;

const Source = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: var(--s3);
  align-items: end;

  > button {
    justify-self: start;
  }
`;
