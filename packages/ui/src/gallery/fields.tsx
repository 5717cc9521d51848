import {
  Checkbox,
  Field,
  Grid,
  PasswordInput,
  Row,
  Segmented,
  Select,
  TextArea,
  TextInput,
} from '@wanderwork/ui';
import { useState } from 'react';

export const Fields = () => (
  <>
    <Grid $min={260} $gap={5}>
      <Field label="Plain">
        <TextInput type="email" placeholder="you@example.com" />
      </Field>
      <Field label="With a description" description="City and country, in your own words." optional>
        <TextInput />
      </Field>
      <Field label="Error" error="Please enter a valid email address">
        <TextInput type="email" defaultValue="ana@" />
      </Field>
      <Field label="Success" success="Confirmed">
        <TextInput type="email" defaultValue="ana@example.com" />
      </Field>
      <Field label="Disabled" description="Set by the member who invited you.">
        <TextInput disabled defaultValue="Lisbon" />
      </Field>
      <Field label="Password">
        <PasswordInput defaultValue="correct horse" autoComplete="new-password" />
      </Field>
      <Field label="Choice">
        <Select defaultValue="berlin">
          <option value="berlin">Berlin, UTC+1</option>
          <option value="new-york">New York, UTC−5</option>
        </Select>
      </Field>
      <Field label="Choice with an error" error="Choose a city first">
        <Select>
          <option value="">No city</option>
        </Select>
      </Field>
      <Field label="Several lines">
        <TextArea placeholder="What should others know?" />
      </Field>
      <div>
        <Checkbox defaultChecked>Send me the monthly newsletter</Checkbox>
        <Checkbox>Not ticked</Checkbox>
        <Checkbox error="You must accept the terms and conditions">I accept the terms</Checkbox>
        <Checkbox disabled defaultChecked>
          Needed for signing in, so it stays on
        </Checkbox>
        <Checkbox type="radio" name="gallery-choice" defaultChecked>
          One of several
        </Checkbox>
        <Checkbox type="radio" name="gallery-choice">
          Another
        </Checkbox>
      </div>
    </Grid>
    <Views />
  </>
);

const Views = () => {
  const [view, setView] = useState<'map' | 'grid' | 'table'>('map');
  return (
    <Row>
      <Segmented
        label="View"
        value={view}
        onChange={setView}
        options={[
          { value: 'map', label: 'Map', icon: 'map' },
          { value: 'grid', label: 'Grid', icon: 'layout-grid' },
          { value: 'table', label: 'Table', icon: 'table-2' },
        ]}
      />
    </Row>
  );
};
