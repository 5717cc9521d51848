import { Field, Grid, Stack } from '@wanderwork/ui';
import { Combobox, Progress, SearchField, Slider, Switch } from '@wanderwork/ui/controls';
import { useState } from 'react';
import { LONG_WORD, RTL_NAME } from './samples';

export const Controls = () => (
  <Grid $min={280} $gap={6}>
    <Cities />
    <Field label="Combobox with an error" error="Choose a city first">
      <Combobox options={cities} value={null} onChange={() => undefined} listLabel="Cities" />
    </Field>
    <SearchField
      label="Email or name"
      description="Part of it is enough."
      value=""
      onChange={() => undefined}
    />
    <Stack $gap={2}>
      <NewsletterSwitch />
      <Switch defaultChecked description="An email for each new report.">
        Reports by email
      </Switch>
      <Switch disabled description="Only members can be found by others.">
        Show me in Connect
      </Switch>
    </Stack>
    <Stack $gap={5}>
      <Safety />
      <Cost />
      <Slider
        label="Weight of visa and access"
        description="Available once you’ve chosen your passport."
        value={4}
        max={10}
        onChange={() => undefined}
        disabled
      />
    </Stack>
    <Stack $gap={5}>
      <Progress
        label="Writing the report"
        value={3}
        max={8}
        format={(done, all) => `${done} of ${all} parts`}
      />
      <Progress label="Saving for offline use" value={100} />
      <Progress label="Looking for a place" value={null} />
    </Stack>
  </Grid>
);

const cities = [
  { value: 'lisbon', label: 'Lisbon', note: 'Portugal' },
  { value: 'krakow', label: 'Kraków', note: 'Poland' },
  { value: 'san-jose-cr', label: 'San José', note: 'Costa Rica' },
  { value: 'san-jose-us', label: 'San Jose', note: 'United States' },
  { value: 'da-nang', label: 'Đà Nẵng', note: 'Vietnam' },
  { value: 'rtl', label: RTL_NAME },
  { value: 'long', label: LONG_WORD },
];

const Cities = () => {
  const [city, setCity] = useState<string | null>('krakow');
  return (
    <Field label="City" description="Type a few letters.">
      <Combobox options={cities} value={city} onChange={setCity} listLabel="Cities" />
    </Field>
  );
};

const NewsletterSwitch = () => {
  const [on, setOn] = useState(false);
  return (
    <Switch checked={on} onCheckedChange={setOn}>
      Monthly newsletter
    </Switch>
  );
};

const Safety = () => {
  const [weight, setWeight] = useState(6);
  return <Slider label="Weight of safety" value={weight} onChange={setWeight} max={10} marks={[0, 5, 10]} />;
};

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

const Cost = () => {
  const [span, setSpan] = useState<[number, number]>([800, 1800]);
  return (
    <Slider
      label="Monthly cost"
      value={span}
      onChange={setSpan}
      min={0}
      max={5000}
      step={100}
      format={dollars}
      marks={[0, 1000, 2500, 5000]}
    />
  );
};
