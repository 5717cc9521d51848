import { paths, type NewsletterIssue } from '@wanderwork/contracts';
import styled from 'styled-components';
import { Part } from '../../../../shared/part';

/** The saved words as a letter; it can run nothing and reach nothing of this page. */
export const IssuePreview = ({ issue }: { issue: NewsletterIssue }) => (
  <Part title="As a letter" about="The words as they are saved, as a reader will see them.">
    <Frame
      key={`${issue.subject}\n${issue.text}`}
      title="The letter"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      src={paths.api.admin.issuePreview(issue.id)}
    />
  </Part>
);

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 560px;
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--paper);
`;
