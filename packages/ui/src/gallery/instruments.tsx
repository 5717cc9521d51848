import { ClimateRibbon } from '../charts/climate-ribbon';
import { CostScale } from '../charts/cost-scale';
import { Dial } from '../charts/dial';
import { DimensionBars } from '../charts/dimension-bars';
import { MiniDial } from '../charts/mini-dial';
import { Grid, Row } from '../layout/layout';
import { cold, costParts, dimensions, doubtful, middling, mild, monsoon, patchy, strong } from './samples';

export const Instruments = () => (
  <>
    <Grid $min={230}>
      <Dial irex={strong} sweep />
      <Dial irex={middling} />
      <Dial irex={doubtful} />
    </Grid>
    <Row>
      <MiniDial irex={strong} />
      <MiniDial irex={middling} />
      <MiniDial irex={doubtful} />
    </Row>
    <DimensionBars dimensions={dimensions} />
    <ClimateRibbon months={mild} month={0} />
    <ClimateRibbon months={cold} month={6} />
    <ClimateRibbon months={monsoon} />
    <ClimateRibbon months={patchy} />
    <ClimateRibbon months={null} />
    <CostScale parts={costParts} />
  </>
);
