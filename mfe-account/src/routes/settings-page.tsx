import { paths, type SessionUser } from '@wanderwork/contracts';
import { AppLink, lazyRetry } from '@wanderwork/platform';
import { Skeleton, TextLink } from '@wanderwork/ui';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Preferences } from '../features/settings/components/preferences';
import { SettingsSection } from '../features/settings/components/settings-section';
import { ProofDialog } from '../shared/fresh/proof-dialog';
import { Sections } from '../shared/sections';
import { SignedInOnly } from '../shared/signed-in-only';

const EmailSection = lazyRetry(() => import('../features/settings/components/email-section'));
const SecuritySection = lazyRetry(() => import('./security-section'));
const DataSection = lazyRetry(() => import('../features/settings/components/data-section'));

const { settings } = paths.web;

const sections = [
  { to: settings(), title: 'Preferences' },
  { to: settings('email'), title: 'Email' },
  { to: settings('security'), title: 'Sign-in and security' },
  { to: settings('data'), title: 'Your data' },
];

/** The account settings, in sections that each have their own address. */
const Settings = ({ user }: { user: SessionUser }) => (
  <Sections label="Account settings" sections={sections}>
    <Suspense fallback={<Skeleton $height="320px" />}>
      <Routes>
        <Route index element={<PreferencesSection user={user} />} />
        <Route path="email" element={<EmailSection user={user} />} />
        <Route path="security" element={<SecuritySection user={user} />} />
        <Route path="data" element={<DataSection />} />
      </Routes>
    </Suspense>
    <ProofDialog />
  </Sections>
);

const PreferencesSection = ({ user }: { user: SessionUser }) => (
  <SettingsSection
    title="Account settings"
    lead={
      <>
        Theme, units and currency. Your name, home and passports are in{' '}
        <TextLink as={AppLink} to={paths.web.profile()}>
          your profile
        </TextLink>
        .
      </>
    }
  >
    <Preferences saved={user.preferences} />
  </SettingsSection>
);

const SettingsPage = () => <SignedInOnly>{(user) => <Settings user={user} />}</SignedInOnly>;

export default SettingsPage;
