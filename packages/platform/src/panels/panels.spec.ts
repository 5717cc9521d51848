import {
  closeAssistant,
  closePanel,
  followPanelEvents,
  openAssistant,
  openPanel,
  showSubscriptionPanel,
  usePanels,
} from './panels';

describe('panels', () => {
  it('open one at a time, and close', () => {
    openPanel('signup');
    openPanel('login');
    expect(usePanels.getState().open).toBe('login');
    closePanel();
    expect(usePanels.getState().open).toBeNull();
  });

  it('give way to the assistant, and the assistant to them', () => {
    openPanel('signup');
    openAssistant();
    expect(usePanels.getState()).toEqual({ open: null, isAssistantOpen: true });
    openPanel('login');
    expect(usePanels.getState()).toEqual({ open: 'login', isAssistantOpen: false });
    closePanel();
    openAssistant();
    closeAssistant();
    expect(usePanels.getState()).toEqual({ open: null, isAssistantOpen: false });
  });

  it('open the subscription panel on the browser-wide event, while it is followed', () => {
    const stop = followPanelEvents();
    window.dispatchEvent(new Event('show-subscription-panel'));
    expect(usePanels.getState().open).toBe('subscription');
    closePanel();
    stop();
    showSubscriptionPanel();
    expect(usePanels.getState().open).toBeNull();
  });
});
