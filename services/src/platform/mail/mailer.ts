import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { Config } from '../config/config';
import { callOutside } from '../outside/outside-call';

export interface Message {
  /** The same at each try, so that a mail server can tell a repeat from a second mail. */
  id?: string;
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

/** `final`: the mail server will not take this message at any other time either. */
export type Delivery = { state: 'sent' } | { state: 'failed'; reason: string; final: boolean };

/** Milliseconds for a whole message. */
const DEADLINE = 10_000;

/** Sends mail through `SMTP_URL`; without one, messages are printed on the server's console. */
@Injectable()
export class Mailer {
  private readonly logger = new Logger('Mail');
  private readonly transport?: Transporter;
  /** A slow server may keep each step of the talk just below its own limit, so that the whole has one too. */
  deadline = DEADLINE;

  constructor(private readonly config: Config) {
    if (config.mail.url === undefined) return;
    this.transport = createTransport({
      url: config.mail.url,
      connectionTimeout: DEADLINE,
      greetingTimeout: DEADLINE,
      socketTimeout: DEADLINE,
    });
  }

  /** For what she waits for. False when the mail server did not take it: she is told, and asks again. */
  async send(message: Message): Promise<boolean> {
    return (await this.deliver(message)).state === 'sent';
  }

  /** One try. Mail is an extra, and a failure never stops what it tells about. */
  async deliver(message: Message): Promise<Delivery> {
    callOutside('mail');
    const { transport } = this;
    if (!transport) {
      process.stdout.write(`Mail to ${message.to}: ${message.subject}\n${message.text}\n`);
      return { state: 'sent' };
    }
    const delivery = await this.inTime(this.hand(transport, message));
    if (delivery.state === 'failed') {
      this.logger.warn(`The mail server at SMTP_URL did not take a message: ${delivery.reason}`);
    }
    return delivery;
  }

  private async hand(transport: Transporter, { id, to, ...message }: Message): Promise<Delivery> {
    const { from } = this.config.mail;
    const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
    try {
      await transport.sendMail({
        from,
        // As text it would be read as a list of addresses with names and comments.
        to: { name: '', address: to },
        ...message,
        ...(id !== undefined && { messageId: `<${id}@${host}>` }),
      });
      return { state: 'sent' };
    } catch (error) {
      return failureOf(error);
    }
  }

  private async inTime(delivery: Promise<Delivery>): Promise<Delivery> {
    const done = new AbortController();
    const late: Delivery = { state: 'failed', reason: `no answer within ${this.deadline} ms`, final: false };
    try {
      return await Promise.race([
        delivery,
        sleep(this.deadline, late, { signal: done.signal }).catch(() => late),
      ]);
    } finally {
      done.abort();
    }
  }
}

/** By code alone: the server's own words often name the recipient. */
function failureOf(error: unknown): Delivery {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const reason = [code ?? 'unknown', responseCode].filter(Boolean).join(' ');
  const refused = code === 'EENVELOPE' || code === 'EMESSAGE';
  return { state: 'failed', reason, final: refused && (responseCode ?? 0) >= 500 };
}
