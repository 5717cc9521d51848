import { toast } from '@wanderwork/platform';
import { VisuallyHidden } from '@wanderwork/ui';
import styled from 'styled-components';

interface Props {
  /** What is cited ("Fine dust (PM2.5)"). */
  subject: string;
  getCitation: () => string;
}

/** Copies a citation to the clipboard. */
export const CiteButton = ({ subject, getCitation }: Props) => {
  const copy = () =>
    navigator.clipboard.writeText(getCitation()).then(
      () => toast({ title: 'Citation copied.', description: 'With its source, year and grade.', tone: 'ok' }),
      () => toast({ title: 'Your browser blocked copying.', tone: 'bad' }),
    );
  return (
    <Root type="button" onClick={() => void copy()}>
      Copy citation<VisuallyHidden> of {subject}</VisuallyHidden>
    </Root>
  );
};

const Root = styled.button`
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  font-size: var(--f-cap);
  color: var(--ink-2);
  text-decoration: underline;
  text-decoration-color: var(--line);
  text-underline-offset: 0.2em;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: var(--ink);
    text-decoration-color: var(--red);
  }

  @media print {
    display: none;
  }
`;
