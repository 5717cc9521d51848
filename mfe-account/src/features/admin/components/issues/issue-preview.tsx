import { paths, type NewsletterIssue } from '@wanderwork/contracts';
import styled from 'styled-components';
import { Part } from '../../../../shared/part';

/** The saved draft as an email. The sandbox blocks scripts and access to this page. */
export const IssuePreview = ({ issue }: { issue: NewsletterIssue }) => (
  <Part title="Preview" about="The saved draft, as subscribers will see it.">
    <Frame
      key={`${issue.subject}\n${issue.text}`}
      title="Email preview"
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
