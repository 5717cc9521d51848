import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { joinNames, planLimits, type TripParse } from '@wanderwork/contracts';
import { getServerMessage } from '@wanderwork/platform';
import {
  Banner,
  Button,
  Chip,
  ConditionChip,
  Icon,
  Row,
  Skeleton,
  Small,
  Spinner,
  Stack,
  media,
} from '@wanderwork/ui';
import { type Trip } from '@wanderwork/travel';
import { useId, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { questionBox } from '../../../../shared/question-box';
import { useLocalText } from '../../../../shared/use-local-text';
import { parseQuery, plansQuery } from '../../api/plans.query';
import { PlanCards } from './plan-cards';

const examples = [
  '3 months from November, warm, under $1800 a month, calls with London 9–12 on weekdays, German passport',
  'Lisbon, then two months in Southeast Asia, at most 3 moves, Brazilian passport',
  'Six weeks in Latin America from January, two people, no visa, US passport',
];

interface Props {
  /** What the field holds at first. */
  initialText?: string;
  onChoose: (trip: Trip) => void;
}

/** A sentence becomes chips that can be removed, and plans to choose from. */
export const Sentence = ({ initialText = '', onChoose }: Props) => {
  const id = useId();
  const [typed, setTyped] = useState(initialText);
  const [text, setText] = useState('');
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const parse = useQuery({ ...parseQuery(text, removed), placeholderData: keepPreviousData });
  const plans = useQuery(plansQuery(text === '' || parse.isPlaceholderData ? undefined : parse.data?.frame));
  const ask = (sentence: string) => {
    setTyped(sentence);
    setText(sentence.trim());
    setRemoved([]);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    ask(typed);
  };
  const error = parse.error ?? plans.error;
  return (
    <Stack $gap={4}>
      <Form onSubmit={handleSubmit}>
        <label className="visually-hidden" htmlFor={id}>
          Describe your trip
        </label>
        <textarea
          id={id}
          rows={2}
          dir="auto"
          maxLength={planLimits.text}
          value={typed}
          placeholder="3 months from November, warm, under $1800, calls with London 9–12"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            ask(typed);
          }}
        />
        <Button type="submit" variant="red" busy={parse.isFetching || plans.isFetching} busyLabel="Planning…">
          Plan it
        </Button>
      </Form>
      {text === '' && (
        <Row $gap={2} role="group" aria-label="Examples">
          {examples.map((example) => (
            <Example key={example} onClick={() => ask(example)}>
              {example}
            </Example>
          ))}
        </Row>
      )}
      {text !== '' && parse.data && (
        <Understood parse={parse.data} onRemove={(key) => setRemoved((current) => [...current, key])} />
      )}
      {error && (
        <Banner tone={navigator.onLine ? 'bad' : 'warn'} role="alert">
          {navigator.onLine
            ? getServerMessage(error, 'We couldn’t plan this trip. Please try again.')
            : "You're offline. You can start with an empty trip, and plan when you're back online."}
        </Banner>
      )}
      {plans.isFetching && (
        <>
          <Spinner label="Looking for plans" />
          <Skeleton $height="220px" />
        </>
      )}
      {plans.data && !plans.isFetching && <PlanCards answer={plans.data} onChoose={onChoose} />}
    </Stack>
  );
};

const Understood = ({ parse, onRemove }: { parse: TripParse; onRemove: (key: string) => void }) => {
  const toLocal = useLocalText();
  const { chips, leftovers, contradictions } = parse;
  const unexplained = leftovers.filter(({ why }) => why === null).map(({ text }) => `“${text}”`);
  return (
    <Stack $gap={2} role="status">
      {chips.length > 0 && (
        <Row $gap={2} role="group" aria-label="What we understood">
          {chips.map(({ key, label }) => (
            <ConditionChip key={key} onRemove={() => onRemove(key)}>
              {toLocal(label)}
            </ConditionChip>
          ))}
        </Row>
      )}
      {contradictions.map(({ ids, words }) => (
        <Note key={ids.join()}>
          <Icon name="triangle-alert" size={16} /> {toLocal(words)}
        </Note>
      ))}
      {unexplained.length > 0 && (
        <Note>
          <Icon name="info" size={16} /> We didn’t understand {joinNames(unexplained)}.
        </Note>
      )}
      {leftovers
        .filter(({ why }) => why !== null)
        .map(({ text, why }) => (
          <Note key={text}>
            <Icon name="info" size={16} /> About “{text}”: {toLocal(why!)}
          </Note>
        ))}
    </Stack>
  );
};

const Form = styled.form`
  ${questionBox}
  max-width: 820px;

  textarea {
    padding-block-start: 10px;
    font-size: clamp(1.0625rem, 0.95rem + 0.5vw, 1.25rem);
  }

  ${media.belowPhone} {
    flex-direction: column;
    align-items: stretch;
    padding-inline: var(--s3);

    textarea {
      min-height: 5.4em;
    }
  }
`;

const Example = styled(Chip)`
  font-weight: 400;
  text-align: start;
`;

const Note = styled(Small)`
  display: flex;
  gap: var(--s2);
  align-items: center;
  color: var(--ink-2);

  svg {
    flex: none;
  }
`;
