import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from './origin';

const NAME = 'nestwell_session';
const KNOWN = 'nestwell_known';

/** The cookie of one exchange: reads the token that came, sets or clears the one that goes. */
export class SessionCookie {
  /** The session that was begun in this exchange. */
  begun?: { userId: string; tokenHash: Buffer };

  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
  ) {}

  /** The token, if its signature is ours. */
  get token(): string | undefined {
    const signed = this.request.cookies[NAME];
    if (signed === undefined) return undefined;
    const { valid, value } = this.request.unsignCookie(signed);
    return valid ? value : undefined;
  }

  /** Proof that somebody has signed in with this browser before (`known-browsers.ts`). */
  get known(): string | undefined {
    return this.request.cookies[KNOWN];
  }

  /** What the browser calls itself. */
  get userAgent(): string | undefined {
    return this.request.headers['user-agent'];
  }

  set(token: string, expires: Date): void {
    void this.reply.setCookie(NAME, token, { ...this.attributes, signed: true, expires });
  }

  /** The same token for longer. */
  setAgain(expires: Date): void {
    if (this.token !== undefined) this.set(this.token, expires);
  }

  /** Stays when she logs out. */
  remember(proof: string, expires: Date): void {
    void this.reply.setCookie(KNOWN, proof, { ...this.attributes, expires });
  }

  clear(): void {
    void this.reply.clearCookie(NAME, this.attributes);
  }

  private get attributes() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(this.request) } as const;
  }
}
