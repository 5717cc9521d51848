import { expect, type BrowserContext } from '@playwright/test';
import { PROBE } from './hostile-texts';

const HOME = new URL(process.env.BASE_URL ?? 'http://localhost').host;

/**
 * Writes down whatever a hostile text could do in a browser: run, open a dialog, ask another site, or only try and be stopped
 * by the policy of the page. To be called before the first page.
 */
export const watchForDeeds = async (context: BrowserContext) => {
  const deeds: string[] = [];
  await context.exposeFunction(PROBE.replace('()', ''), () => deeds.push('a script ran'));
  await context.exposeFunction('policyStopped', (what: string) => deeds.push(`the policy stopped ${what}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const report = (window as unknown as { policyStopped: (what: string) => void }).policyStopped;
      report(`${violatedDirective} ${blockedURI} ${sourceFile} on ${location.pathname}`);
    });
  });
  context.on('dialog', (dialog) => {
    deeds.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && host !== HOME) deeds.push(`${host} was asked`);
  });
  return { nothingHappened: (where: string) => expect(deeds, where).toEqual([]) };
};
