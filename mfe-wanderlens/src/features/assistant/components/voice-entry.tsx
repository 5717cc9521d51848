import { paths } from '@wanderwork/contracts';
import { AppLink, useFlag, useSession } from '@wanderwork/platform';
import { ButtonLink, Icon, TextLink } from '@wanderwork/ui';
import { useStore } from 'zustand';
import { assistant } from '../api/assistant-store';

/** Leads to the voice of this conversation; without Premium, to what it is like. */
export const VoiceEntry = () => {
  const isOn = useFlag('voiceAssistant');
  const isPremium = useSession((state) => state.isPremium);
  const { conversation, turns, isTemporary, subject } = useStore(assistant.state);
  if (!isOn) return null;
  if (!isPremium)
    return (
      <TextLink quiet as={AppLink} to={paths.web.voiceAssistant()}>
        Voice is part of Premium
      </TextLink>
    );
  // A conversation that is not kept can't be continued elsewhere.
  const isKept = turns.length > 0 && !isTemporary;
  const about = { ...(isKept && { c: conversation }), ...(subject?.trip && { trip: subject.trip }) };
  return (
    <ButtonLink size="small" as={AppLink} to={paths.web.voiceAssistant(about)}>
      <Icon name="mic" size={16} /> Talk
    </ButtonLink>
  );
};
