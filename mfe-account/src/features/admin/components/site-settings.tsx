import { type AdminSettings } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { useForm } from '@wanderwork/platform/forms';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Field, Stack, TextInput } from '@wanderwork/ui';
import { withProof } from '../../../shared/fresh/proof';
import { QueryData } from '../../../shared/query-data';
import { Part } from '../../../shared/part';
import { ErrorMessage } from '../../../shared/error-message';
import { changeSettings } from '../api/actions';
import { settingsQuery } from '../api/one.query';
import { AdminFrame } from './admin-frame';

/** Settings that admins can change without a restart. */
export const SiteSettings = () => (
  <AdminFrame
    title="Settings"
    lead="Change these without a restart. Every change is recorded in the audit log."
  >
    <Part
      title="Launch access"
      about="Until this date (00:00 UTC), every signed-in member has Premium access. Empty: everyone has the access of their own plan."
    >
      <QueryData query={settingsQuery} label="The settings">
        {(settings) => <LaunchForm settings={settings} />}
      </QueryData>
    </Part>
  </AdminFrame>
);

const LaunchForm = ({ settings }: { settings: AdminSettings }) => {
  const client = useQueryClient();
  const { formProps, text, errors, problem, busy } = useForm({
    initial: { launchAccessUntil: settings.launchAccessUntil?.slice(0, 10) ?? '' },
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, AdminSettingsRequest }) =>
        createValidator(AdminSettingsRequest),
      ),
    send: async (values) => {
      client.setQueryData(settingsQuery.queryKey, await withProof(() => changeSettings(values)));
      toast({ title: 'Settings saved', tone: 'ok' });
    },
  });
  return (
    <Stack as="form" $gap={4} aria-label="Launch access" {...formProps}>
      <ErrorMessage problem={problem} />
      <Field label="Ends on" error={errors.launchAccessUntil} optional>
        <TextInput type="date" {...text('launchAccessUntil')} />
      </Field>
      <div>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Saving...">
          Save settings
        </Button>
      </div>
    </Stack>
  );
};
