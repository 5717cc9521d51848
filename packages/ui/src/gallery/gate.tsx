import { Button } from '@wanderwork/ui';
import { ClimateRibbon, LineChart } from '@wanderwork/ui/charts';
import { Gate } from '@wanderwork/ui/tiers';
import { download, mild } from './samples';

export const Gates = () => (
  <Gate
    title="Detailed analytics are part of Premium"
    free="Lisbon is one of three sample cities, so you can open its analytics free."
    actions={
      <>
        <Button variant="ink" size="small">
          Open the sample
        </Button>
        <Button size="small">See plans</Button>
      </>
    }
  >
    <LineChart title="Median download, Mbps" points={download} />
    <ClimateRibbon months={mild} unit="celsius" />
  </Gate>
);
