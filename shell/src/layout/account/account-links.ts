import { getEntitlements, paths, type SessionUser } from '@wanderwork/contracts';
import { openAssistant, openPanel, useFlag, useRemotesWith } from '@wanderwork/platform';
import type { IconName } from '@wanderwork/ui';
import { useVoiceWorks } from './use-voice-works';

/** A link to a page, or an action. */
export interface AccountLink {
  icon: IconName;
  name: string;
  to?: string;
  open?: () => void;
}

const profile: AccountLink = { icon: 'user', name: 'My Profile', to: paths.web.profile() };
const subscription: AccountLink = {
  icon: 'credit-card',
  name: 'Subscription',
  open: () => openPanel('subscription'),
};
const saved: AccountLink = { icon: 'bookmark', name: 'Saved', to: paths.web.saved() };
const settings: AccountLink = { icon: 'settings', name: 'Settings', to: paths.web.settings() };
const assistant: AccountLink = { icon: 'message-circle', name: 'Ask the Assistant', open: openAssistant };
const voice: AccountLink = { icon: 'mic', name: 'Voice Assistant', to: paths.web.voiceAssistant() };
const admin: AccountLink = { icon: 'shield', name: 'Admin Dashboard', to: paths.web.admin() };

/** The entries of the user's menu, in order. The server checks the same entitlements. */
export const useAccountLinks = (user: SessionUser): AccountLink[] => {
  const hasAssistant = useRemotesWith('assistant').length > 0;
  const { voiceAssistant, adminArea } = getEntitlements(user, { launchAccessUntil: null }, new Date());
  const hasVoice = useVoiceWorks(useFlag('voiceAssistant') && voiceAssistant);
  return [
    profile,
    saved,
    settings,
    subscription,
    ...(hasAssistant ? [assistant] : []),
    ...(hasVoice ? [voice] : []),
    ...(adminArea ? [admin] : []),
  ];
};
