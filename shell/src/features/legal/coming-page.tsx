import { paths } from '@wanderwork/contracts';
import { AppLink, PageHead, PageHeading } from '@wanderwork/platform';
import { ButtonLink, Lead, Row, space } from '@wanderwork/ui';
import styled from 'styled-components';
import { PagePlace } from '../../layout/page-place';
import { subjects, type Subject } from './subjects';

/** A page whose text is still being written: it says so, and what holds until then. */
const ComingPage = ({ subject }: { subject: Subject }) => {
  const { title, description, meanwhile } = subjects[subject];
  return (
    <Place>
      <PageHead title={title} description={description} />
      <PageHeading>{title}</PageHeading>
      <Lead>{meanwhile}</Lead>
      <Lead>The full text of this page is not written yet.</Lead>
      <Row>
        <ButtonLink as={AppLink} to={paths.web.home()}>
          Go to Home
        </ButtonLink>
      </Row>
    </Place>
  );
};

export default ComingPage;

const Place = styled(PagePlace)`
  display: grid;
  gap: ${space(5)};
`;
