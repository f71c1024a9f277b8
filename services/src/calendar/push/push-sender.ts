import { Injectable } from '@nestjs/common';
import webPush from 'web-push';
import { Config } from '../../platform/config';
import { callOutside } from '../../platform/outside/outside-call';
import type { PushSubscriptionEntity } from './push-subscription.entity';

const DEADLINE = 10_000;
/** Seconds a push service keeps a notice for a sleeping phone; later it would only confuse. */
const KEPT = 15 * 60;

export interface PushMessage {
  title: string;
  body: string;
  /** Where a tap leads. */
  url: string;
}

export type PushOutcome = 'sent' | 'gone' | 'failed';

/** Speaks Web Push (RFC 8030, 8291, 8292) to a browser's push service. */
@Injectable()
export class PushSender {
  constructor(private readonly config: Config) {}

  async send(to: PushSubscriptionEntity, message: PushMessage): Promise<PushOutcome> {
    callOutside('A push service');
    const { publicKey, privateKey } = this.config.secrets.vapid;
    const subject = this.config.publicUrl ?? `mailto:${this.config.publicConfig.supportEmail}`;
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } },
      JSON.stringify(message),
      { TTL: KEPT, urgency: 'high', vapidDetails: { subject, publicKey, privateKey } },
    );
    try {
      const signal = AbortSignal.timeout(DEADLINE);
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers,
        body: body && new Uint8Array(body),
        signal,
        redirect: 'error',
      });
      if (answer.ok) return 'sent';
      return answer.status === 404 || answer.status === 410 ? 'gone' : 'failed';
    } catch {
      return 'failed';
    }
  }
}
