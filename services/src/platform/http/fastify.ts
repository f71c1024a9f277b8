import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { statusOf } from '@nestwell/contracts/kernel/server';
import { LogController, type FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config';
import { admitInLanes } from './admission';
import { refuseConnection } from './client-error';
import { answerUnchanged } from './unchanged';
import { compression } from './compression';
import { BODY_LIMIT, acceptOnlyJson } from './content';
import { endpointOf, type EndpointConfig } from './endpoint-of';
import { keysFor } from '../config/purpose-keys';
import { closeAfterEarlyAnswer } from './early-answer';
import { refuseWhileEnding } from './farewell';
import { tellBrowser } from './browser-rules';
import { refuseForeignOrigin } from './origin';
import { requestIdOf } from './request-id';
import { routableTarget } from './request-target';
import { keepRunning } from './running-request';
import { serializerOf } from './serializer';
import { trustedHops } from './trusted-hops';
import { refuseAddress } from './unroutable';

type Named = Parameters<FastifyBaseLogger['child']>[0];

export interface LogDestination {
  write(line: string): void;
}

/** The HTTP server, with everything that holds before any route is known. */
export async function makeAdapter(config: Config, log?: LogDestination): Promise<FastifyAdapter> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    genReqId: requestIdOf,
    requestTimeout: 15_000,
    // Its own answer while it closes has another shape than all errors.
    return503OnClosing: false,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    clientErrorHandler: refuseConnection,
    // No middleware of Express's runs here.
    skipMiddie: true,
    rewriteUrl: routableTarget,
    frameworkErrors: refuseAddress,
    trustProxy: trustedHops(config.trustProxy),
    routerOptions: { maxParamLength: 200 },
    logger: loggerOf(config, log),
    // Its own line per request would hold the address with its query, where e-mails travel.
    logController: new LogController({ disableRequestLogging: true }),
    // Fastify's own passes options along, and with any, even empty ones, pino goes a longer way.
    childLoggerFactory: (logger: FastifyBaseLogger, named: Named) => logger.child(named),
  });
  const fastify = adapter.getInstance();
  keepRunning(fastify as never);
  refuseWhileEnding(fastify as never);
  admitInLanes(fastify as never, config.patienceMs);
  await fastify.register(cookie, { secret: [...keysFor(config.secrets, 'cookies').keys] });
  await fastify.register(compress, compression);
  acceptOnlyJson(fastify as never);
  fastify.addHook('onRoute', (route) => {
    const endpoint = (route.config as Partial<EndpointConfig> | undefined)?.endpoint;
    if (endpoint === undefined) return;
    if (statusOf(endpoint) !== 204) {
      // Compiled before the server listens: at a first response it would hold the event loop for up to 30 ms.
      route.schema = { response: { [statusOf(endpoint)]: {} } };
      route.serializerCompiler = () => serializerOf(endpoint);
    }
    if (endpoint.bodyLimit !== undefined) route.bodyLimit = endpoint.bodyLimit;
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    if (endpointOf(request) === undefined) return done();
    void reply.header('cache-control', 'no-store');
    refuseForeignOrigin(request, config.publicUrl);
    if (hasEmptyParam(request.params as Record<string, unknown>)) reply.callNotFound();
    else done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    request.log.info(
      { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
    done();
  });
  fastify.addHook('onSend', (request, reply, payload, send) => {
    tellBrowser(request, reply);
    void reply.header('x-request-id', request.id);
    closeAfterEarlyAnswer(request, reply);
    send(null, answerUnchanged(request, reply) ? '' : payload);
  });
  return adapter;
}

/** Between two slashes there is no id. */
const hasEmptyParam = (params: Record<string, unknown>) => Object.values(params).includes('');

function loggerOf({ logLevel }: Config, stream?: LogDestination) {
  if (logLevel === 'silent') return false;
  // Only what is named here is written: no headers, no bodies, no addresses with their queries.
  return {
    level: logLevel,
    ...(stream && { stream }),
    serializers: { req: () => ({}), res: () => ({}) as { statusCode: number } },
  };
}
