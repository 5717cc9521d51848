import { paths } from '@wanderwork/contracts';
import {
  Caption,
  Card,
  CardBody,
  CardPicture,
  DataMark,
  Icon,
  Picture,
  Plate,
  PlateWindow,
  Row,
  Skeleton,
  Small,
  Stack,
  TextLink,
  Trio,
} from '@wanderwork/ui';
import { ClimateStrip, MiniDial } from '@wanderwork/ui/charts';
import styled from 'styled-components';
import { mild, strong } from './samples';

export const Cards = () => (
  <>
    <Trio role="list">
      <li>
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
              <ClimateStrip months={mild} unit="celsius" />
              <TextLink href="#city">
                View Details <Icon name="arrow-right" />
              </TextLink>
            </Stack>
          </CardBody>
        </Card>
      </li>
      <li>
        <Card aria-busy="true">
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
      </li>
      <li>
        <Card>
          <CardPicture>
            <Picture src={missing} alt="A picture that fails to load" width={480} height={320} />
          </CardPicture>
          <CardBody>
            <h3>Without a picture</h3>
            <Small $quiet>Requested twice, a second apart; then the contours stay.</Small>
          </CardBody>
        </Card>
      </li>
    </Trio>
    <div>
      <Plate>
        <PlateWindow>
          <Picture src={paths.api.art.city('porto')} alt="A bridge over a river" width={1240} height={360} />
        </PlateWindow>
      </Plate>
      <Caption>This border frames the pictures and maps of a page.</Caption>
    </div>
  </>
);

const missing = paths.api.art.city('no-such-city');

const Cost = styled.b`
  font-weight: 600;
`;
