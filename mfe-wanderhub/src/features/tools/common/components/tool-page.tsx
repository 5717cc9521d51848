import { paths } from '@wanderwork/contracts';
import { AppLink, BelowHeading, PageHead, PageHeading } from '@wanderwork/platform';
import { Container, media, Section, Stack, TextLink } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { getTool, type ToolName } from '../model/tool-list';

interface Props {
  tool: ToolName;
  /** The inputs. */
  form: ReactNode;
  /** The result. */
  result: ReactNode;
  /** How the result is calculated, with limits and sources. */
  rules: ReactNode;
}

/** A tool's page: form and result side by side, and the rules below. */
export const ToolPage = ({ tool, form, result, rules }: Props) => {
  const { title, description, article } = getTool(tool);
  return (
    <>
      <PageHead title={title} description={description} />
      <Head>
        <Container>
          <Stack $gap={2}>
            <Back>
              <TextLink quiet as={AppLink} to={paths.web.tools()}>
                All tools
              </TextLink>
            </Back>
            <PageHeading>{title}</PageHeading>
            <p>{description}</p>
          </Stack>
        </Container>
      </Head>
      <BelowHeading>
        <Section $tight>
          <Container>
            <Columns>
              <FormColumn>{form}</FormColumn>
              <ResultColumn>{result}</ResultColumn>
            </Columns>
          </Container>
        </Section>
        <Section $tight $rule="ink">
          <Container>
            <Rules>
              <h2>How it works</h2>
              {rules}
              <p>
                Worked examples:{' '}
                <TextLink quiet as={AppLink} to={paths.web.post(article.slug)}>
                  {article.title}
                </TextLink>
                .
              </p>
            </Rules>
          </Container>
        </Section>
      </BelowHeading>
    </>
  );
};

const Head = styled.header`
  padding-block: clamp(14px, 2vw, 24px);
  border-bottom: 1px solid var(--line);
  background: var(--buff);
  color: var(--ink-2);

  h1 {
    font-size: var(--f-2xl);
    color: var(--ink);
  }
`;

const Back = styled.p`
  font-size: var(--f-sm);

  @media print {
    display: none;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: var(--s8);
  }

  @media print {
    display: block;
  }
`;

const FormColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);

  /* A focused field is scrolled clear of the docked result. */
  :is(input, select, button) {
    scroll-margin-block: 96px 112px;
  }

  @media print {
    display: none;
  }
`;

/** Stays visible while the form scrolls. */
const ResultColumn = styled.div`
  ${media.desktop} {
    position: sticky;
    top: 88px;
  }

  @media print {
    position: static;
  }
`;

const Rules = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  max-width: 72ch;
  color: var(--ink-2);

  h2 {
    color: var(--ink);
  }

  ul {
    display: grid;
    gap: var(--s2);
    padding-inline-start: 1.2em;
  }

  a {
    color: var(--ink);
  }
`;
