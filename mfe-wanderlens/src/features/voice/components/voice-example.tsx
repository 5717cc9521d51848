import { launchCities, paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Card, Small, Stack, TextLink } from '@wanderwork/ui';
import { Points } from '@wanderwork/ui/notice';
import styled from 'styled-components';
import { formatMoney } from '../../../shared/format';
import { PremiumGate } from '../../../shared/premium-gate';

const findCity = (slug: string) => launchCities.find((city) => city.slug === slug)!;
const lisbon = findCity('lisbon');
const medellin = findCity('medellin');

/** Questions and answers with figures of the sample cities. */
const lines = [
  {
    question: 'Where does a month cost less, Lisbon or Medellín?',
    answer: `Medellín: about ${formatMoney(medellin.monthlyCost)} a month. Lisbon is about ${formatMoney(lisbon.monthlyCost)}.`,
    city: medellin,
  },
  {
    question: 'And which has the faster internet?',
    answer: `Lisbon, with ${lisbon.internetSpeed} Mbps at home. Medellín has ${medellin.internetSpeed} Mbps.`,
    city: lisbon,
  },
];

const promises = [
  [
    'Ask aloud, read along',
    'Talk as you would to a friend who knows every city. Your words and the answer also appear on the screen.',
  ],
  [
    'Only sourced answers',
    'Answers come from the same figures as the city pages, and each names its source. If we don’t know something, we say so.',
  ],
  [
    'You stay in charge',
    'No trip, filter or setting changes until you say yes, and you can always type instead.',
  ],
] as const;

/** What voice is like, for people whose plan does not include it. It never asks for the microphone. */
const VoiceExample = () => (
  <Stack $gap={7}>
    <Root>
      <Card as="section" $pad aria-labelledby="voice-example">
        <Stack $gap={5}>
          <Heading id="voice-example">An example</Heading>
          {lines.map(({ question, answer, city }) => (
            <Stack key={question} $gap={2}>
              <Question>
                <Speaker>You</Speaker>
                {question}
              </Question>
              <div>
                <Speaker>WanderWork</Speaker>
                <p>{answer}</p>
              </div>
              <Small>
                <TextLink as={AppLink} to={paths.web.city(city.slug)}>
                  {city.name}: figures and sources
                </TextLink>
              </Small>
            </Stack>
          ))}
        </Stack>
      </Card>
      <GateFrame>
        <PremiumGate
          level={2}
          title="Voice is part of Premium"
          free="The same assistant answers in writing on every plan."
          sample={{ to: paths.web.assistant(), label: 'Ask in writing' }}
        />
      </GateFrame>
    </Root>
    <Points points={promises} level={2} label="What voice does" />
  </Stack>
);

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: var(--s6);
`;

const GateFrame = styled.div`
  display: grid;
  place-items: center;
  padding: var(--s6) var(--s5);
  border-radius: var(--r2);
  background: var(--water);
`;

const Heading = styled.h2`
  font-size: var(--f-lg);
`;

const Question = styled.p`
  font-family: var(--serif);
  font-size: var(--f-lg);
  font-style: italic;
  line-height: 1.25;
`;

const Speaker = styled.span`
  display: block;
  margin-bottom: 2px;
  font-family: var(--sans);
  font-size: var(--f-cap);
  font-style: normal;
  font-weight: 600;
  color: var(--ink-3);
`;

export default VoiceExample;
