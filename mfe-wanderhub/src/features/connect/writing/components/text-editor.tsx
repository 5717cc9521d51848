import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  connectLimits,
  joinNames,
  paths,
  writingLimits,
  type ConnectPreview,
  type TrustLevel,
} from '@wanderwork/contracts';
import { getServerMessage, http, lazyRetry } from '@wanderwork/platform';
import { Banner, Button, Field, Row, Segmented, Small, Stack, TextArea } from '@wanderwork/ui';
import { Loading } from '@wanderwork/ui/lists';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { formatCount } from '../../common/model/labels';
import { PostText } from '../../common/components/post-text';

const PictureDialog = lazyRetry(() => import(/* webpackChunkName: 'connect-dialogs' */ './picture-dialog'));

interface Props {
  label: string;
  value: string;
  error?: string | null;
  /** The writer's rights, which limit links and mentions. */
  level: TrustLevel;
  maxLength?: number;
  hasPictures?: boolean;
  onChange: (value: string) => void;
}

/** A Markdown text, with a preview by the server. */
export const TextEditor = ({
  label,
  value,
  error,
  level,
  maxLength = connectLimits.text.max,
  hasPictures = true,
  onChange,
}: Props) => {
  const [view, setView] = useState<'write' | 'preview'>('write');
  const [isAddingPicture, setIsAddingPicture] = useState(false);
  return (
    <Stack $gap={2}>
      <Row>
        <Segmented
          label={`${label}: view`}
          value={view}
          onChange={setView}
          options={[
            { value: 'write', label: 'Write' },
            { value: 'preview', label: 'Preview' },
          ]}
        />
        {hasPictures && (
          <Button size="small" variant="plain" onClick={() => setIsAddingPicture(true)}>
            Picture
          </Button>
        )}
      </Row>
      {isAddingPicture && (
        <Suspense>
          <PictureDialog
            onInsert={(markdown) => onChange(`${value.trimEnd()}\n\n${markdown}\n`.trimStart())}
            onClose={() => setIsAddingPicture(false)}
          />
        </Suspense>
      )}
      {view === 'preview' ? (
        <Preview text={value} />
      ) : (
        <Field
          label={label}
          error={error}
          description={<FormatHelp level={level} hasPictures={hasPictures} />}
        >
          <TextArea
            rows={8}
            maxLength={maxLength}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
      )}
    </Stack>
  );
};

const FormatHelp = ({ level, hasPictures }: { level: TrustLevel; hasPictures: boolean }) => {
  const { links, mentions, pictures } = writingLimits[level];
  const limits = [formatCount(links, 'link'), formatCount(mentions, 'mention')];
  if (hasPictures) limits.push(formatCount(pictures, 'picture'));
  return <>**bold**, *italic*, [link](https://…), - list, &gt; quote, @handle. Up to {joinNames(limits)}.</>;
};

const previewQuery = (text: string) =>
  queryOptions({
    queryKey: ['connect-preview', text],
    queryFn: ({ signal }) => http.post<ConnectPreview>(paths.api.connect.preview(), { text }, { signal }),
  });

/** The text as readers will see it. */
const Preview = ({ text }: { text: string }) => {
  const isLongEnough = text.trim().length >= connectLimits.text.min;
  const { data, error, refetch, isFetching } = useQuery({ ...previewQuery(text), enabled: isLongEnough });
  if (!isLongEnough) return <Small $quiet>Nothing to preview yet.</Small>;
  if (error)
    return (
      <Banner
        tone="warn"
        role="status"
        actions={
          <Button size="small" busy={isFetching} busyLabel="Trying..." onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      >
        {getServerMessage(error, 'We couldn’t create the preview.')} Your text is safe.
      </Banner>
    );
  if (!data) return <Loading label="The preview" />;
  return (
    <Sheet aria-label="Preview">
      <PostText html={data.html} />
    </Sheet>
  );
};

const Sheet = styled.section`
  min-height: 12rem;
  padding: var(--s4);
  border: 1px solid var(--line-2);
  border-radius: var(--r2);
  background: var(--sheet);
`;
