import {
  urlOf,
  type CallArgs,
  type Contract,
  type ReadParameters,
  type ResultOf,
} from '@nestwell/contracts/kernel/server';

export interface Answer<T> {
  status: number;
  headers: Headers;
  /** Parsed JSON; undefined when there was none. */
  body: T;
}

export interface RawCall {
  method?: string;
  /** Sent as JSON, unless `text` is given. */
  json?: unknown;
  text?: string;
  headers?: Record<string, string>;
}

/** A browser as the server sees it: keeps the session cookie and names user and zone on each call. */
export class Visitor {
  cookie?: string;
  /** Sent as `x-user-id`. */
  userId?: string;
  /** Sent as `x-timezone`. */
  zone?: string = 'UTC';

  constructor(readonly url: string) {}

  /** Calls a described endpoint. Failures are answers too: look at `status`. */
  call<E extends Contract>(
    endpoint: E,
    args: CallArgs<E>,
    headers: Record<string, string> = {},
  ): Promise<Answer<ResultOf<E>>> {
    const { body } = args as { body?: unknown };
    const path = urlOf(endpoint, ...([args] as ReadParameters<E>));
    return this.send(path, { method: endpoint.method, json: body, headers });
  }

  /** Sends anything to a path. */
  async send<T = never>(path: string, call: RawCall = {}): Promise<Answer<T>> {
    const text = call.text ?? (call.json === undefined ? undefined : JSON.stringify(call.json));
    const response = await fetch(this.url + path, {
      method: call.method ?? 'GET',
      body: text,
      redirect: 'manual',
      headers: {
        ...(call.json === undefined ? {} : { 'content-type': 'application/json' }),
        ...this.identity(),
        ...call.headers,
      },
    });
    this.keepCookie(response);
    const answer = await response.text();
    return { status: response.status, headers: response.headers, body: parsed(answer) as T };
  }

  private identity(): Record<string, string> {
    return {
      ...(this.cookie === undefined ? {} : { cookie: this.cookie }),
      ...(this.userId === undefined ? {} : { 'x-user-id': this.userId }),
      ...(this.zone === undefined ? {} : { 'x-timezone': this.zone }),
    };
  }

  private keepCookie(response: Response): void {
    const [set] = response.headers.getSetCookie();
    if (set === undefined) return;
    const pair = set.slice(0, set.indexOf(';'));
    this.cookie = pair.endsWith('=') ? undefined : pair;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text === '' ? undefined : text;
  }
}
