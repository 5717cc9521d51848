import { Grid, Row } from '@wanderwork/ui';
import { ClimateRibbon, ClimateStrip, CostScale, Dial, DimensionBars, MiniDial } from '@wanderwork/ui/charts';
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
    <ClimateRibbon months={mild} unit="celsius" month={0} />
    <ClimateRibbon months={cold} unit="celsius" month={6} />
    <ClimateRibbon months={monsoon} unit="fahrenheit" />
    <ClimateRibbon months={patchy} unit="celsius" />
    <ClimateRibbon months={null} unit="celsius" />
    <ClimateStrip months={patchy} unit="celsius" />
    <ClimateStrip months={null} unit="celsius" />
    <CostScale parts={costParts} />
  </>
);
