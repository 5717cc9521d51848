import { lazyRetry } from '@wanderwork/platform';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AdminFrame } from './admin-frame';
import { Audit } from './audit';
import { Billing } from './billing/billing';
import { Mails } from './mails';
import { Newsletter } from './newsletter';
import { Overview } from './overview';
import { RemoteSection } from './remote-section';
import { SiteSettings } from './site-settings';
import { User } from './user';
import { Users } from './users';
import { Waitlist } from './waitlist';

const IssuesArea = lazyRetry(() => import('./issues/issues-area'));

/** The routes of the admin area below `/admin`. */
export const Admin = ({ ownId }: { ownId: string }) => (
  <Routes>
    <Route index element={<Overview />} />
    <Route path="users" element={<Users />} />
    <Route path="users/:id" element={<User ownId={ownId} />} />
    <Route path="billing" element={<Billing />} />
    <Route path="mails" element={<Mails />} />
    <Route path="waitlist" element={<Waitlist />} />
    <Route path="newsletter" element={<Newsletter />} />
    <Route
      path="newsletter/issues/*"
      element={
        <Suspense fallback={<AdminFrame title="Issues">{null}</AdminFrame>}>
          <IssuesArea />
        </Suspense>
      }
    />
    <Route path="settings" element={<SiteSettings />} />
    <Route path="audit" element={<Audit />} />
    <Route path=":remote" element={<RemoteSection />} />
  </Routes>
);
