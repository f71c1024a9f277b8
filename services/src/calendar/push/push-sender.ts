import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import webPush, { type RequestDetails } from 'web-push';
import { Config } from '../../platform/config/config';
import { callOutside } from '../../platform/outside/outside-call';
import { PushServices } from './push-services';
import type { PushSubscriptionEntity } from './push-subscription.entity';

/** Milliseconds for all tries of one message to one browser together. */
const DEADLINE = 15_000;
/** Milliseconds before each further try; after the last one the message is given up. */
const PAUSES = [200, 800] as const;

export interface PushMessage {
  title: string;
  body: string;
  /** Where a tap leads. */
  url: string;
  /** What her pages call this announcement, so that it is not rung there again. */
  key: string;
  /** How long a push service keeps it for a phone that sleeps; after that it would only confuse. */
  keptSeconds: number;
}

/**
 * `gone`: the browser gave its subscription back. `unusable`: nothing can be encrypted with its keys. `refused`: its
 * push service does not want this, or is none that is known. `failed`: not reached, or overloaded, after all tries.
 */
export type PushOutcome = 'sent' | 'gone' | 'unusable' | 'refused' | 'failed';

/** Speaks Web Push (RFC 8030, 8291, 8292) to a browser's push service. Never throws. */
@Injectable()
export class PushSender {
  constructor(
    private readonly config: Config,
    private readonly services: PushServices,
  ) {}

  async send(to: PushSubscriptionEntity, message: PushMessage): Promise<PushOutcome> {
    if (!this.services.has(to.endpoint)) return 'refused';
    callOutside('push');
    const details = this.detailsFor(to, message);
    if (details === undefined) return 'unusable';
    const signal = AbortSignal.timeout(DEADLINE);
    let outcome = await attempt(details, signal);
    for (const before of PAUSES) {
      if (outcome !== 'failed' || signal.aborted) return outcome;
      await pause(before);
      outcome = await attempt(details, signal);
    }
    return outcome;
  }

  private detailsFor(
    to: PushSubscriptionEntity,
    { keptSeconds, ...message }: PushMessage,
  ): RequestDetails | undefined {
    const { publicKey, privateKey } = this.config.secrets.vapid;
    const subject = this.config.publicUrl ?? `mailto:${this.config.publicConfig.supportEmail}`;
    try {
      return webPush.generateRequestDetails(
        { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } },
        JSON.stringify(message),
        { TTL: keptSeconds, urgency: 'high', vapidDetails: { subject, publicKey, privateKey } },
      );
    } catch {
      return undefined;
    }
  }
}

async function attempt(details: RequestDetails, signal: AbortSignal): Promise<PushOutcome> {
  try {
    const { endpoint, headers, body } = details;
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers,
      body: body && new Uint8Array(body),
      signal,
      redirect: 'error',
    });
    // What it says is of no use, but unread it would hold the connection.
    await answer.body?.cancel();
    return outcomeOf(answer);
  } catch {
    return 'failed';
  }
}

function outcomeOf({ ok, status }: Response): PushOutcome {
  if (ok) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status >= 500 || [408, 425, 429].includes(status) ? 'failed' : 'refused';
}
