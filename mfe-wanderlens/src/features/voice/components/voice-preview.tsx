import { paths } from '@wanderwork/contracts';
import { AppLink, PageHeading } from '@wanderwork/platform';
import {
  ButtonLink,
  Columns,
  Container,
  Lead,
  Picture,
  Plate,
  PlateWindow,
  Row,
  Section,
  Stack,
  Tag,
  TextLink,
  useTheme,
} from '@wanderwork/ui';
import styled from 'styled-components';

const plans = [
  [
    'Ask aloud, read along',
    'Speak as you would to a friend who knows the atlas. Every word, yours and the answer’s, also stands on the screen.',
  ],
  [
    'Only what has a source',
    'Answers come from the same figures as the city pages, and each names the one it rests on. What is not known is said to be not known.',
  ],
  [
    'Nothing without a yes',
    'It proposes; you decide. No trip, filter or setting changes before you have agreed, and typing always works as well.',
  ],
] as const;

const CITY = 'kyoto';

/** The assistant is not there yet, and says so: what it will be, and what can be asked today. */
export const VoicePreview = () => {
  const [theme] = useTheme();
  return (
    <Section>
      <Container>
        <Stack $gap={7}>
          <Columns $side={480}>
            <Stack $gap={4}>
              <p>
                <Tag icon="clock">Not open yet</Tag>
              </p>
              <PageHeading>Voice assistant</PageHeading>
              <Lead>
                Premium members will ask the atlas aloud and hear the answer. It cannot listen yet, and your
                microphone stays off.
              </Lead>
              <Lead>
                What it will read from is here today: search cities in writing, by name, cost, speed and
                safety.
              </Lead>
              <Row $gap={4}>
                <ButtonLink as={AppLink} to={paths.web.wanderlens()} variant="ink">
                  Explore WanderLens
                </ButtonLink>
                <TextLink as={AppLink} to={paths.web.subscription()}>
                  What each membership includes
                </TextLink>
              </Row>
            </Stack>
            <Plate>
              <PlateWindow>
                <Picture src={`${paths.api.art.city(CITY)}?theme=${theme}`} alt="" width={480} height={320} />
              </PlateWindow>
            </Plate>
          </Columns>
          <Plans role="list" aria-label="What it will be">
            {plans.map(([title, text]) => (
              <li key={title}>
                <h2>{title}</h2>
                <p>{text}</p>
              </li>
            ))}
          </Plans>
        </Stack>
      </Container>
    </Section>
  );
};

const Plans = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: 0 var(--s6);
  border-top: 1px solid var(--ink);

  li {
    display: grid;
    gap: var(--s2);
    align-content: start;
    padding-top: var(--s5);
  }

  h2 {
    font-size: var(--f-lg);
  }

  p {
    color: var(--ink-2);
  }
`;
