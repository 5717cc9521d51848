import { SITE_SETTINGS_ID } from '@wanderwork/contracts';
import { aUser } from '@wanderwork/testing';
import { renderHook } from '@testing-library/react';
import { useAccountLinks } from './account-links';

/** The settings are read once, from the HTML that was served. */
beforeAll(() => {
  const json = '{"flags":{"voiceAssistant":false}}';
  document.body.innerHTML = `<script type="application/json" id="${SITE_SETTINGS_ID}">${json}</script>`;
});

it('links to no voice assistant while its flag is off', () => {
  const { result } = renderHook(() => useAccountLinks(aUser({ subscriptionTier: 'premium' })));
  expect(result.current.map(({ name }) => name)).toEqual(['My Profile', 'Subscription']);
});
