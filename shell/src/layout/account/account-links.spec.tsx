import { QueryClientProvider } from '@tanstack/react-query';
import { SITE_SETTINGS_ID } from '@wanderwork/contracts';
import { createQueryClient } from '@wanderwork/platform';
import { aUser } from '@wanderwork/testing';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useAccountLinks } from './account-links';

/** The settings are read once, from the HTML that was served. */
beforeAll(() => {
  const json = '{"flags":{"voiceAssistant":false}}';
  document.body.innerHTML = `<script type="application/json" id="${SITE_SETTINGS_ID}">${json}</script>`;
  Object.assign(window, { SpeechRecognition: class {} });
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
);

it('links to no voice assistant while its flag is off', () => {
  const user = aUser({ subscriptionTier: 'premium' });
  const { result } = renderHook(() => useAccountLinks(user), { wrapper });
  expect(result.current.map(({ name }) => name)).toEqual(['My Profile', 'Saved', 'Settings', 'Subscription']);
});
