import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import {
  connectLimits,
  EVERYWHERE,
  paths,
  topicKinds,
  topicTags,
  type TopicKind,
  type TopicSummary,
  type TopicTag,
} from '@wanderwork/contracts';
import { AppLink, http } from '@wanderwork/platform';
import {
  Banner,
  Button,
  Chip,
  Field,
  Row,
  Segmented,
  Small,
  Stack,
  TextInput,
  TextLink,
} from '@wanderwork/ui';
import { useEffect, useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ConnectPage } from '../../common/components/connect-page';
import { PlaceCombobox } from '../../common/components/place-combobox';
import { ReportButton } from '../../common/components/report-button';
import { kindLabels, tagLabels } from '../../common/model/labels';
import { type OutgoingBody, type SentPost } from '../../common/model/outbox';
import { readPlaceKey } from '../../common/model/topic-filters';
import { useDraft } from '../api/use-draft';
import { usePosting } from '../api/use-posting';
import { type DraftText } from '../model/local-drafts';
import { CorrectionFields, emptyFigure } from './correction-fields';
import { DraftNote } from './draft-note';
import { TextEditor } from './text-editor';
import { WriteGate, type Writer } from './write-gate';

/** Starts a topic. */
const NewTopic = () => (
  <ConnectPage
    private
    narrow
    title="New topic"
    lead={<p>The more exact the question, the better the answers: where, when, and what you’ve tried.</p>}
  >
    <WriteGate action="start a topic">{(writer) => <TopicForm writer={writer} />}</WriteGate>
  </ConnectPage>
);

const loadRules = () =>
  import('@wanderwork/contracts/requests').then(({ createValidator, TopicRequest }) =>
    createValidator(TopicRequest),
  );

const toBody = (id: string, { place, kind, title, text, tags, correction }: DraftText): OutgoingBody => ({
  id,
  place: place ?? EVERYWHERE,
  kind,
  title: title.trim(),
  text: text.trim(),
  tags,
  ...(kind === 'correction' && { correction: correction ?? emptyFigure }),
});

/** What the link to this page has filled in. */
const readInitial = (params: URLSearchParams): Partial<DraftText> => ({
  place: readPlaceKey(params),
  title: params.get('title') ?? '',
  kind: topicKinds.find((kind) => kind === params.get('kind')) ?? 'question',
});

const TopicForm = ({ writer: { userId, level } }: { writer: Writer }) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const draft = useDraft(userId, null, readInitial(params));
  const { text, write } = draft;
  const [isQueued, setIsQueued] = useState(false);
  const openTopic = (topic: SentPost) => {
    draft.clear();
    // The answer to a new topic is the topic.
    if ('code' in topic) void navigate(paths.web.connectTopic(topic.code, topic.slug));
  };
  const { post, busy, errors, problem } = usePosting({
    rules: loadRules,
    onSent: openTopic,
    onQueued: () => {
      draft.clear();
      setIsQueued(true);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsQueued(false);
    void post({ userId, topic: null, body: toBody(draft.id, text) });
  };
  return (
    <Stack as="form" $gap={5} aria-label="New topic" noValidate onSubmit={submit}>
      <Row>
        <Segmented<TopicKind>
          label="Kind"
          value={text.kind}
          onChange={(kind) => write({ kind })}
          options={topicKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }))}
        />
      </Row>
      {text.kind === 'correction' && (
        <Small $quiet>
          Tell us the figure, its value, the year, and a link to the source. An editor checks it, and we reply
          here once it’s in our data.
        </Small>
      )}
      <PlaceField value={text.place} error={errors.place} onChange={(place) => write({ place })} />
      {text.kind === 'correction' && (
        <CorrectionFields
          place={text.place}
          value={text.correction ?? emptyFigure}
          errors={errors}
          onChange={(correction) => write({ correction })}
        />
      )}
      <Field label="Title" error={errors.title} required>
        <TextInput
          maxLength={connectLimits.title.max}
          value={text.title}
          onChange={(event) => write({ title: event.target.value })}
        />
      </Field>
      {text.kind === 'question' && <SimilarTopics title={text.title.trim()} />}
      <TextEditor
        label="Text"
        level={level}
        value={text.text}
        error={errors.text}
        onChange={(words) => write({ text: words })}
      />
      <Tags chosen={text.tags} onChange={(tags) => write({ tags })} />
      <DraftNote draft={draft} />
      {problem && (
        <Banner tone="bad" role="alert" title="Not sent:">
          {problem} Your text is saved on this device.
        </Banner>
      )}
      <div role="status">
        {isQueued && <p>Waiting for a connection. We’ll send your topic as soon as you’re back online.</p>}
      </div>
      <Row>
        <Button type="submit" variant="red" busy={busy} busyLabel="Sending...">
          {text.kind === 'question' ? 'Ask the question' : 'Post the topic'}
        </Button>
      </Row>
    </Stack>
  );
};

interface PlaceFieldProps {
  value: string | null;
  error: string | undefined;
  onChange: (place: string | null) => void;
}

const PlaceField = ({ value, error, onChange }: PlaceFieldProps) => (
  <Field
    label="Which place is it about?"
    description="It stays there for good, so that people find it again."
    error={error}
  >
    <PlaceCombobox value={value} everywhereNote="not about one place" onChange={onChange} />
  </Field>
);

const TYPING_PAUSE_MS = 500;

const useDebounced = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

const similarQuery = (title: string) =>
  queryOptions({
    queryKey: ['connect-similar', title],
    queryFn: ({ signal }) =>
      http.get<TopicSummary[]>(paths.api.connect.similarTopics(), { query: { title }, signal }),
    enabled: title.length >= connectLimits.title.min,
    placeholderData: keepPreviousData,
  });

/** Topics that may already answer the question. Only help: if they don't load, the form works without. */
const SimilarTopics = ({ title }: { title: string }) => {
  const { data: topics = [] } = useQuery(similarQuery(useDebounced(title)));
  if (topics.length === 0) return null;
  return (
    <Stack as="section" $gap={2} aria-labelledby="similar">
      <h2 id="similar">Has someone asked this before?</h2>
      <ul role="list">
        {topics.map((topic) => (
          <li key={topic.id}>
            <Row $gap={2}>
              <TextLink as={AppLink} to={paths.web.connectTopic(topic.code, topic.slug)}>
                <bdi>{topic.title}</bdi>
              </TextLink>
              {topic.isAnswered && <Small as="span">Answered</Small>}
              <ReportButton kind="topic" object={topic.id} label={`the topic “${topic.title}”`} />
            </Row>
          </li>
        ))}
      </ul>
    </Stack>
  );
};

interface TagsProps {
  chosen: TopicTag[];
  onChange: (tags: TopicTag[]) => void;
}

const Tags = ({ chosen, onChange }: TagsProps) => (
  <Stack $gap={2}>
    <Small id="tags">
      <b>Tags</b>, up to {connectLimits.tags}
    </Small>
    <Row role="group" aria-labelledby="tags" $gap={2}>
      {topicTags.map((tag) => {
        const isChosen = chosen.includes(tag);
        return (
          <Chip
            key={tag}
            chosen={isChosen}
            aria-disabled={!isChosen && chosen.length >= connectLimits.tags}
            onClick={() => {
              if (isChosen) onChange(chosen.filter((other) => other !== tag));
              else if (chosen.length < connectLimits.tags) onChange([...chosen, tag]);
            }}
          >
            {tagLabels[tag]}
          </Chip>
        );
      })}
    </Row>
  </Stack>
);

export default NewTopic;
