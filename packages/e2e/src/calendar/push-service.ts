import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A push service on this machine with one browser subscribed to it, which can read what it is sent. */
export class PushService {
  /** What arrived, readable; oldest first. */
  readonly messages: string[] = [];
  private readonly browser = createECDH('prime256v1');
  private readonly secret = randomBytes(16);
  private readonly server: Server;

  private constructor() {
    this.browser.generateKeys();
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.messages.push(this.read(Buffer.concat(parts)));
        response.writeHead(201).end();
      });
    });
  }

  static async start(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((resolve) => service.server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  stop(): void {
    this.server.close();
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** As a browser gives it. */
  get subscription() {
    const keys = { p256dh: this.browser.getPublicKey('base64url'), auth: this.secret.toString('base64url') };
    return { endpoint: `${this.origin}/send/one`, keys };
  }

  /** Message encryption for Web Push (RFC 8291) in one record of aes128gcm (RFC 8188). */
  private read(message: Buffer): string {
    const salt = message.subarray(0, 16);
    const sender = message.subarray(21, 21 + message.readUInt8(20));
    const sealed = message.subarray(21 + sender.length, -16);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.browser.getPublicKey(), sender]);
    const shared = derived(this.browser.computeSecret(sender), this.secret, info, 32);
    const key = derived(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derived(shared, salt, 'Content-Encoding: nonce\0', 12);
    const opened = createDecipheriv('aes-128-gcm', key, nonce)
      .setAuthTag(message.subarray(-16))
      .update(sealed);
    // The text ends with a delimiter.
    return opened.subarray(0, opened.lastIndexOf(2)).toString();
  }
}

const derived = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));
