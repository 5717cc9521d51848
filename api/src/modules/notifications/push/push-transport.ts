import { Injectable } from '@nestjs/common';
import { paths, type ConnectPush } from '@wanderwork/contracts';
import webPush from 'web-push';
import { Config, type PushSettings } from '../../../platform/config/index.js';
import { DAY } from '../../../platform/durations.js';
import { isPushEndpoint } from './push-endpoint.policy.js';
import type { ClaimedPush } from './push-queue.repository.js';

const TIMEOUT_MS = 10_000;

/** It names nobody: it may appear on a locked screen. */
const PUSH: ConnectPush = { title: 'News in Connect', path: paths.web.connectPage('notifications') };

/** Push services keep one push of a topic for a browser that is offline, the latest. */
const TOPIC = 'connect';

/** The subscription is no longer valid (RFC 8030): the person withdrew the permission, or the browser is gone. */
const isGone = (status: number): boolean => status === 404 || status === 410;

/** Sends pushes to the push services of browser vendors. */
@Injectable()
export class PushTransport {
  constructor(private readonly config: Config) {}

  /** Returns false if the subscription is dead; throws if the push service can't take the push now. */
  async send(subscription: ClaimedPush): Promise<boolean> {
    const { push } = this.config;
    if (push === null || !isPushEndpoint(subscription.endpoint, push.testOrigin)) return false;
    const { endpoint, method, headers, body } = this.encrypt(subscription, push);
    const response = await fetch(endpoint, {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      body: new Uint8Array(body),
      // Nobody may lead the server to another machine.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (isGone(response.status)) return false;
    if (!response.ok) throw new Error(`the push service answered ${response.status}`);
    return true;
  }

  private encrypt({ endpoint, p256dh, auth }: ClaimedPush, { publicKey, privateKey }: PushSettings) {
    const details = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(PUSH),
      {
        vapidDetails: { subject: `mailto:${this.config.mailFrom.address}`, publicKey, privateKey },
        TTL: DAY,
        topic: TOPIC,
      },
    );
    return { ...details, body: details.body ?? Buffer.alloc(0) };
  }
}
