import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Card, CardBody, Grid, Icon, Small } from '@wanderwork/ui';
import styled from 'styled-components';
import { tools } from '../../common/model/tool-list';

/** All tools with their descriptions. */
export const ToolIndex = () => (
  <Grid as="ul" role="list">
    {tools.map(({ name, title, description, icon }) => (
      <li key={name}>
        <Whole $hover>
          <CardBody>
            <Words>
              <Icon name={icon} size={28} />
              <Title>
                <AppLink to={paths.web.tool(name)}>{title}</AppLink>
              </Title>
              <Small $quiet>{description}</Small>
            </Words>
          </CardBody>
        </Whole>
      </li>
    ))}
  </Grid>
);

const Whole = styled(Card)`
  position: relative;
  height: 100%;

  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--s3);
`;

const Title = styled.h2`
  font-size: var(--f-lg);
  line-height: 1.16;

  a {
    text-decoration: none;
  }
`;
