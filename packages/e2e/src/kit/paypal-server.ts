import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface PaypalOrder {
  id: string;
  status: 'CREATED' | 'APPROVED' | 'COMPLETED';
  request: {
    purchase_units: { custom_id?: string; amount: { value: string; currency_code: string } }[];
  };
  captureId?: string;
}

/** With a stored method the buyer's yes is not needed. */
interface CaptureRequest {
  payment_source?: { paypal?: { vault_id?: string } };
}

type Handler = (
  body: Record<string, unknown>,
  match: RegExpExecArray,
  request: IncomingMessage,
) => [status: number, body?: unknown];

/** Speaks the part of PayPal's HTTP that Nestwell uses, and remembers what it was asked. */
export class PaypalServer {
  readonly orders = new Map<string, PaypalOrder>();
  readonly requests: { method: string; path: string; requestId?: string; body: unknown }[] = [];
  /** Answers by request id, as PayPal repeats them. */
  private readonly repeats = new Map<string, [number, unknown]>();
  private made = 0;
  private readonly hanging: (() => void)[] = [];

  /** 'decline' the instrument, 'hang' without an answer, answer 503, be gone, or lose the answer after doing the work. */
  mood: 'well' | 'decline' | 'hang' | 'down' | 'gone' | 'lose-answer' = 'well';
  /** Where the mood is shown: every call whose method and path match. */
  moodAt = /./;
  /** What it says of a webhook's signature. */
  signature: 'SUCCESS' | 'FAILURE' = 'SUCCESS';

  private constructor(private readonly server: Server) {}

  static async start(): Promise<PaypalServer> {
    const server = createServer();
    const paypal = new PaypalServer(server);
    server.on(
      'request',
      (request: IncomingMessage, response: ServerResponse) => void paypal.serve(request, response),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return paypal;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  /** Waits for the next request. */
  asked(): Promise<unknown> {
    return once(this.server, 'request');
  }

  /** Well again, it answers also what it was asked meanwhile. */
  recover(): void {
    this.mood = 'well';
    for (const answer of this.hanging.splice(0)) answer();
  }

  /** The buyer says yes in PayPal's window. */
  approve(orderId: string): void {
    const order = this.orders.get(orderId);
    if (order) order.status = 'APPROVED';
  }

  /** As hours later: a request id is kept for six. */
  forgetRequestIds(): void {
    this.repeats.clear();
  }

  /** Orders that nobody approved are dropped after some hours. */
  dropUnpaid(): void {
    for (const { id, status } of this.orders.values()) if (status !== 'COMPLETED') this.orders.delete(id);
  }

  /** Captures of orders with our name of them. */
  capturesOf(orderIds: readonly string[]): number {
    return [...this.orders.values()].filter(
      ({ captureId, request }) =>
        captureId !== undefined && orderIds.includes(request.purchase_units[0]?.custom_id ?? ''),
    ).length;
  }

  get captures(): number {
    return [...this.orders.values()].filter(({ captureId }) => captureId !== undefined).length;
  }

  private readonly routes: [string, RegExp, Handler][] = [
    [
      'POST',
      /^\/v1\/oauth2\/token$/,
      (body) => [
        200,
        {
          access_token: body.response_type === 'client_token' ? 'client-token' : 'token',
          token_type: 'Bearer',
          expires_in: 3600,
        },
      ],
    ],
    ['POST', /^\/v2\/checkout\/orders$/, (body) => this.create(body as unknown as PaypalOrder['request'])],
    ['GET', /^\/v2\/checkout\/orders\/([^/]+)$/, (_, [, id]) => this.show(id)],
    [
      'POST',
      /^\/v2\/checkout\/orders\/([^/]+)\/capture$/,
      (body, [, id]) => this.capture(id, body as CaptureRequest),
    ],
    [
      'POST',
      /^\/v1\/notifications\/verify-webhook-signature$/,
      () => [200, { verification_status: this.signature }],
    ],
    ['DELETE', /^\/v3\/vault\/payment-tokens\/([^/]+)$/, () => [204]],
  ];

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const body = parsed(await textOf(request), request.headers['content-type'] ?? '');
    const requestId = request.headers['paypal-request-id'] as string | undefined;
    this.requests.push({ method, path: url, requestId, body });
    const mood = this.moodAt.test(`${method} ${url}`) ? this.mood : 'well';
    if (mood === 'gone') return void request.socket.destroy();
    if (mood === 'hang') await new Promise<void>((resolve) => this.hanging.push(resolve));
    if (mood === 'down') return send(response, 503, { name: 'SERVICE_UNAVAILABLE' });
    const key = requestId === undefined ? undefined : `${method} ${url} ${requestId}`;
    const repeated = key === undefined ? undefined : this.repeats.get(key);
    const [status, answer] = repeated ?? this.route(method, url, body, request);
    if (key !== undefined && status < 500) this.repeats.set(key, [status, answer]);
    if (mood === 'lose-answer' && url.startsWith('/v2')) return void request.socket.destroy();
    send(response, status, answer);
  }

  private route(
    method: string,
    url: string,
    body: Record<string, unknown>,
    request: IncomingMessage,
  ): [number, unknown?] {
    for (const [verb, path, handler] of this.routes) {
      const match = verb === method ? path.exec(url) : null;
      if (match) return handler(body, match, request);
    }
    return [404, { name: 'RESOURCE_NOT_FOUND' }];
  }

  private create(request: PaypalOrder['request']): [number, unknown?] {
    this.made += 1;
    const order: PaypalOrder = { id: `5O19012${this.made}TC`, status: 'CREATED', request };
    this.orders.set(order.id, order);
    return [201, shown(order)];
  }

  private capture(id: string | undefined, { payment_source }: CaptureRequest): [number, unknown?] {
    const order = this.orders.get(id ?? '');
    if (!order) return [404, { name: 'RESOURCE_NOT_FOUND' }];
    if (order.status === 'COMPLETED') return unprocessable('ORDER_ALREADY_CAPTURED');
    const stored = payment_source?.paypal?.vault_id !== undefined;
    if (!stored && order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED');
    if (this.mood === 'decline') return unprocessable('INSTRUMENT_DECLINED');
    complete(order);
    return [201, shown(order)];
  }

  private show(id: string | undefined): [number, unknown?] {
    const order = this.orders.get(id ?? '');
    return order ? [200, shown(order)] : [404, { name: 'RESOURCE_NOT_FOUND' }];
  }
}

function complete(order: PaypalOrder): void {
  order.status = 'COMPLETED';
  order.captureId = `CAP${order.id}`;
}

function shown({ id, status, request, captureId }: PaypalOrder) {
  const amount = request.purchase_units[0]?.amount;
  const captures = captureId === undefined ? [] : [{ id: captureId, status: 'COMPLETED', amount }];
  const vault = { id: `VAULT${id}`, status: 'VAULTED' };
  return {
    id,
    status,
    purchase_units: [{ ...request.purchase_units[0], payments: { captures } }],
    ...(status === 'COMPLETED' && { payment_source: { paypal: { attributes: { vault } } } }),
  };
}

const unprocessable = (issue: string): [number, unknown] => [
  422,
  {
    name: 'UNPROCESSABLE_ENTITY',
    message: 'The requested action could not be performed.',
    debug_id: 'd',
    details: [{ issue }],
  },
];

function send(response: ServerResponse, status: number, body?: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function parsed(text: string, type: string): Record<string, unknown> {
  if (type.includes('form')) return Object.fromEntries(new URLSearchParams(text));
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}
