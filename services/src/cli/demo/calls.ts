import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { User } from '@nestwell/contracts/account/server';
import { account } from '@nestwell/contracts/account/server';
import {
  type CallArgs,
  type Contract,
  type ReadParameters,
  type ResultOf,
  urlOf,
} from '@nestwell/contracts/kernel/server';

/** One member at the site's own calls, as her browser would make them: what they refuse, the demo cannot have. */
export class Calls {
  private cookie = '';
  private userId = '';

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly zone: string,
  ) {}

  /** Hers, once she is registered or signed in. */
  get ofUser() {
    return { userId: this.userId };
  }

  async register(body: CallArgs<typeof account.createUser>['body']): Promise<User> {
    const user = await this.call(account.createUser, { body });
    this.userId = user.id;
    return user;
  }

  async call<E extends Contract>(endpoint: E, args: CallArgs<E>): Promise<ResultOf<E>> {
    const { body } = args as { body?: object };
    const { method } = endpoint;
    const url = urlOf(endpoint, ...([args] as ReadParameters<E>));
    const answer = await this.app.inject({ method, url, headers: this.headers(), payload: body });
    if (answer.statusCode >= 400) throw new Error(`${method} ${url} was refused: ${answer.body}`);
    const [set] = [answer.headers['set-cookie'] ?? []].flat();
    if (set !== undefined) this.cookie = set.slice(0, set.indexOf(';'));
    return (answer.body === '' ? undefined : answer.json()) as ResultOf<E>;
  }

  private headers(): Record<string, string> {
    return {
      'x-timezone': this.zone,
      ...(this.cookie && { cookie: this.cookie }),
      ...(this.userId && { 'x-user-id': this.userId }),
    };
  }
}
