import { paths } from '@wanderwork/contracts';
import styled from 'styled-components';
import { Button } from '../actions/button';
import { TextLink } from '../actions/links';
import { ClimateStrip } from '../charts/climate-strip';
import { MiniDial } from '../charts/mini-dial';
import { Card, CardBody, CardPicture } from '../display/card';
import { DataMark } from '../display/data-mark';
import { Plate, PlateWindow } from '../display/plate';
import { Skeleton } from '../display/skeleton';
import { EmptyState } from '../feedback/empty-state';
import { Icon } from '../icons/icon';
import { Grid, Row, Stack } from '../layout/layout';
import { Caption, Small } from '../layout/text';
import { Picture } from '../picture/picture';
import { mild, strong } from './samples';

export const Cards = () => (
  <>
    <Grid>
      <Card $hover>
        <CardPicture>
          <Picture
            src={paths.api.art.city('lisbon')}
            alt="Houses on a hill over a river"
            width={480}
            height={320}
          />
        </CardPicture>
        <CardBody>
          <Stack>
            <Row $justify="between">
              <div>
                <h3>Lisbon</h3>
                <Small $quiet>Portugal, Southern Europe</Small>
              </div>
              <MiniDial irex={strong} />
            </Row>
            <Cost>
              $1,800 a month <DataMark grade="given" />
            </Cost>
            <ClimateStrip months={mild} />
            <TextLink href="#city">
              View Details <Icon name="arrow-right" />
            </TextLink>
          </Stack>
        </CardBody>
      </Card>
      <Card>
        <CardPicture>
          <Skeleton $height="100%" />
        </CardPicture>
        <CardBody>
          <Stack>
            <Skeleton $width="60%" $height="26px" />
            <Skeleton $width="40%" $height="14px" />
            <Skeleton $height="54px" />
          </Stack>
        </CardBody>
      </Card>
      <EmptyState action={<Button size="small">Remove that one</Button>}>
        No city fits all five conditions. Without “not Asia” there are 14.
      </EmptyState>
    </Grid>
    <div>
      <Plate>
        <PlateWindow>
          <Picture src={paths.api.art.city('porto')} alt="A bridge over a river" width={1240} height={360} />
        </PlateWindow>
      </Plate>
      <Caption>The neatline frames the pictures and maps of a page.</Caption>
    </div>
  </>
);

const Cost = styled.b`
  font-weight: 600;
`;
