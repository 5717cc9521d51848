import { expect, type BrowserContext } from '@playwright/test';
import { PROBE } from './malicious-texts';

const OWN_HOST = new URL(process.env.BASE_URL ?? 'http://localhost').host;

/**
 * Records what a malicious text does in a browser: run a script, open a dialog, call another site, or try to and be stopped
 * by the page's content policy. Call it before the first page opens.
 */
export const watchSideEffects = async (context: BrowserContext) => {
  const sideEffects: string[] = [];
  await context.exposeFunction(PROBE.replace('()', ''), () => sideEffects.push('a script ran'));
  await context.exposeFunction('policyStopped', (what: string) =>
    sideEffects.push(`the policy stopped ${what}`),
  );
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const report = (window as unknown as { policyStopped: (what: string) => void }).policyStopped;
      report(`${violatedDirective} ${blockedURI} ${sourceFile} on ${location.pathname}`);
    });
  });
  context.on('dialog', (dialog) => {
    sideEffects.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && host !== OWN_HOST) sideEffects.push(`${host} was asked`);
  });
  return { expectNoSideEffects: (where: string) => expect(sideEffects, where).toEqual([]) };
};
