import { type AdminSettings } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { findFieldErrors, useForm } from '@wanderwork/platform/forms';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Field, Stack, TextInput } from '@wanderwork/ui';
import { withProof } from '../../../shared/fresh/proof';
import { OwnData } from '../../../shared/own-data';
import { Part } from '../../../shared/part';
import { FormError } from '../../../shared/error-message';
import { changeSettings } from '../api/actions';
import { settingsQuery } from '../api/one.query';
import { AdminFrame } from './admin-frame';

/** What can be changed while the product runs. */
export const SiteSettings = () => (
  <AdminFrame
    title="Settings"
    lead="What can be changed while the product runs. Every change is written down."
  >
    <Part
      title="Launch access"
      about="Until the day begins (00:00 UTC), every signed-in member has premium rights. Empty: everybody has the rights of their own tier."
    >
      <OwnData query={settingsQuery} label="The settings">
        {(settings) => <LaunchForm settings={settings} />}
      </OwnData>
    </Part>
  </AdminFrame>
);

const LaunchForm = ({ settings }: { settings: AdminSettings }) => {
  const client = useQueryClient();
  const { formProps, text, errors, problem, busy } = useForm({
    initial: { launchAccessUntil: settings.launchAccessUntil?.slice(0, 10) ?? '' },
    check: (values) => findFieldErrors('adminSettings', values),
    send: async (values) => {
      client.setQueryData(settingsQuery.queryKey, await withProof(() => changeSettings(values)));
      toast({ title: 'The settings are saved', tone: 'ok' });
    },
  });
  return (
    <Stack as="form" $gap={4} aria-label="Launch access" {...formProps}>
      <FormError problem={problem} />
      <Field label="First day without it" error={errors.launchAccessUntil} optional>
        <TextInput type="date" {...text('launchAccessUntil')} />
      </Field>
      <div>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Saving...">
          Save the settings
        </Button>
      </div>
    </Stack>
  );
};
