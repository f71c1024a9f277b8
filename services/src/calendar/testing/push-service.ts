import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calendar } from '@nestwell/contracts/calendar/server';
import type { Member } from '../../testing/member';

interface Received {
  path: string;
  encoding: string | undefined;
  authorization: string | undefined;
  /** Seconds that it is to be kept for a phone that sleeps. */
  keptSeconds: number;
}

/** A browsers' push service on a free port, which answers what it is told to. */
export class PushService {
  received: Received[] = [];
  private readonly statuses = new Map<string, number>();

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => {
      request.resume().on('end', () => {
        const { 'content-encoding': encoding, authorization, ttl } = request.headers;
        const path = String(request.url);
        this.received.push({ path, encoding, authorization, keptSeconds: Number(ttl) });
        response.writeHead(this.statuses.get(path) ?? 201).end();
      });
    });
  }

  static async start(): Promise<PushService> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new PushService(server);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on, 201 being what it answers elsewhere. */
  answer(path: string, status: number): void {
    this.statuses.set(path, status);
  }

  forget(): void {
    this.received = [];
    this.statuses.clear();
  }

  stop(): void {
    this.server.close();
  }
}

/** What a browser makes for its subscription. */
export function someKeys() {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  return { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
}

export const subscribe = (member: Member, endpoint: string, keys = someKeys()) =>
  member.call(calendar.subscribePush, { params: { userId: member.id }, body: { endpoint, keys } });
