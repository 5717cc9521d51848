import {
  Banner,
  Button,
  Card,
  Checkbox,
  Chip,
  ConditionChip,
  EmptyState,
  ErrorCard,
  Field,
  Grid,
  Row,
  Segmented,
  Select,
  Small,
  Stack,
  Table,
  Tag,
  TextInput,
  TextLink,
  ToastView,
} from '@wanderwork/ui';
import { OverlapStrip, Radar } from '@wanderwork/ui/charts';
import { Progress, Slider, Switch } from '@wanderwork/ui/controls';
import { Tabs } from '@wanderwork/ui/overlays';
import { Gate } from '@wanderwork/ui/tiers';
import { LONG_WORD, RTL_NAME } from './samples';

const nothing = () => undefined;

/** Every part with a word of 80 characters, and with a name written from right to left. */
export const ExtremeTexts = () => (
  <Grid $min={260} $gap={5}>
    <Parts words={LONG_WORD} />
    <Parts words={RTL_NAME} />
  </Grid>
);

const Parts = ({ words }: { words: string }) => (
  <Stack $gap={4}>
    <h3>
      Near <bdi>{words}</bdi>, 1 km
    </h3>
    <Row>
      <Button variant="ink" unavailable={words}>
        {words}
      </Button>
      <Button busy busyLabel={words}>
        Save
      </Button>
      <TextLink href="#long">{words}</TextLink>
      <Chip chosen>{words}</Chip>
      <ConditionChip onRemove={nothing}>{words}</ConditionChip>
      <Tag icon="clock">{words}</Tag>
    </Row>
    <Field label={words} description={words} error={words}>
      <TextInput defaultValue={words} />
    </Field>
    <Field label="Choice">
      <Select>
        <option>{words}</option>
      </Select>
    </Field>
    <Checkbox error={words}>{words}</Checkbox>
    <Segmented
      label="Choice"
      value="long"
      onChange={nothing}
      options={[
        { value: 'long', label: words },
        { value: 'short', label: 'Short' },
      ]}
    />
    <Switch description={words}>{words}</Switch>
    <Slider label={words} value={3} max={10} onChange={nothing} format={(value) => `${value} ${words}`} />
    <Progress label={words} value={20} format={() => words} />
    <Card $pad>
      <h3>{words}</h3>
      <Small $quiet>{words}</Small>
    </Card>
    <ToastView title={words} description={words} onDismiss={nothing} />
    <Banner tone="warn" title={words} actions={<Button size="small">Install Now</Button>}>
      {words}
    </Banner>
    <EmptyState title={words}>{words}</EmptyState>
    <ErrorCard onTryAgain={nothing}>{words}</ErrorCard>
    <Tabs label="Views" tabs={[{ value: 'long', label: words, content: words }]} />
    <Table caption={words} showCaption>
      <tbody>
        <tr>
          <th scope="row">
            <bdi>{words}</bdi>
          </th>
          <td data-number>1</td>
        </tr>
      </tbody>
    </Table>
    <Gate title={words} free={words} actions={<Button size="small">{words}</Button>}>
      <p>{words}</p>
    </Gate>
    <OverlapStrip
      yours={{ label: words, utcOffset: 0, from: 9, to: 17 }}
      theirs={{ label: words, utcOffset: 1, from: 9, to: 17 }}
    />
    <Radar
      title={words}
      axes={['Internet', 'Safety', 'Climate']}
      place={{ label: words, values: [40, 60, 80] }}
      other={{ label: 'Porto', values: [50, null, 70] }}
    />
  </Stack>
);
