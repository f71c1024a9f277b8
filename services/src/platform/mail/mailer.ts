import { Injectable, Logger } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { Config } from '../config';
import { callOutside } from '../outside/outside-call';

export interface Message {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

const DEADLINE = 10_000;

/** Sends mail through `SMTP_URL`; without one, messages are printed on the server's console. */
@Injectable()
export class Mailer {
  private readonly logger = new Logger('Mail');
  private readonly transport?: Transporter;

  constructor(private readonly config: Config) {
    if (config.mail.url === undefined) return;
    this.transport = createTransport({
      url: config.mail.url,
      connectionTimeout: DEADLINE,
      greetingTimeout: DEADLINE,
      socketTimeout: DEADLINE,
    });
  }

  /** False when the mail server did not take it: mail is an extra, and never stops what it tells about. */
  async send(message: Message): Promise<boolean> {
    callOutside('Mail');
    if (!this.transport) {
      process.stdout.write(`Mail to ${message.to}: ${message.subject}\n${message.text}\n`);
      return true;
    }
    try {
      await this.transport.sendMail({ from: this.config.mail.from, ...message });
      return true;
    } catch (error) {
      this.logger.warn(
        `A message could not be sent: ${error instanceof Error ? error.name : 'unknown reason'}`,
      );
      return false;
    }
  }
}
