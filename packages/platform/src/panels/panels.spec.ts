import { closePanel, followPanelEvents, openPanel, showSubscriptionPanel, usePanels } from './panels';

describe('panels', () => {
  it('opens one and closes it', () => {
    openPanel('signup');
    openPanel('login');
    expect(usePanels.getState().open).toBe('login');
    closePanel();
    expect(usePanels.getState().open).toBeNull();
  });

  it('opens the subscription panel on the browser-wide event, as long as it is followed', () => {
    const stop = followPanelEvents();
    window.dispatchEvent(new Event('show-subscription-panel'));
    expect(usePanels.getState().open).toBe('subscription');
    closePanel();
    stop();
    showSubscriptionPanel();
    expect(usePanels.getState().open).toBeNull();
  });
});
