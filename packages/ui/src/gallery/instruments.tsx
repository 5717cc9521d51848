import { Grid, Row } from '@wanderwork/ui';
import {
  ClimateRibbon,
  ClimateStrip,
  CostScale,
  Dial,
  DimensionBars,
  MiniDial,
  LineChart,
  OverlapStrip,
  Radar,
} from '@wanderwork/ui/charts';
import { dimensionKeys, dimensionNames } from '@wanderwork/contracts';
import {
  cold,
  costParts,
  dimensions,
  doubtful,
  middling,
  mild,
  monsoon,
  patchy,
  strong,
  download,
  lisbonShape,
  portoShape,
} from './samples';

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
    <CostScale parts={costParts} range={[1350, 2400]} />
  </>
);

const axes = dimensionKeys.map((key) => dimensionNames[key]);
const mbps = (value: number) => `${Math.round(value)} Mbps`;

export const Comparisons = () => (
  <>
    <OverlapStrip
      yours={{ label: 'You in Lisbon', utcOffset: 0, from: 9, to: 17 }}
      theirs={{ label: 'Clients in New York', utcOffset: -5, from: 9, to: 17 }}
    />
    <OverlapStrip
      yours={{ label: 'You in Kolkata', utcOffset: 5.5, from: 20, to: 4.5 }}
      theirs={{ label: 'Clients in Auckland', utcOffset: 13, from: 8.5, to: 17 }}
    />
    <OverlapStrip
      yours={{ label: 'You in Bali', utcOffset: 8, from: 9, to: 17 }}
      theirs={{ label: 'Clients in San Francisco', utcOffset: -8, from: 9, to: 17 }}
    />
    <OverlapStrip
      yours={{ label: 'You in Lisbon', utcOffset: 0, from: 9, to: 17 }}
      theirs={{ label: 'Clients somewhere', utcOffset: null, from: 9, to: 17 }}
    />
    <Grid $min={280} $gap={6}>
      <LineChart title="Median download" points={download} format={mbps} />
      <LineChart title="One figure alone" points={download.slice(0, 1)} format={mbps} />
      <LineChart title="Nothing measured" points={[{ label: '2024', value: null }]} />
    </Grid>
    <Grid $min={280} $gap={6}>
      <Radar title="Dimensions of the score" axes={axes} place={{ label: 'Lisbon', values: lisbonShape }} />
      <Radar
        title="Lisbon beside Porto"
        axes={axes}
        place={{ label: 'Lisbon', values: lisbonShape }}
        other={{ label: 'Porto', values: portoShape }}
      />
    </Grid>
  </>
);
