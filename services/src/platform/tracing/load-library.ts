import type { Library } from './spans';

export interface Loaded extends Library {
  stop: () => Promise<void>;
}

/** Milliseconds that a collector may take, and that a span waits for others at most. */
const DEADLINE = 5000;
const EVERY = 2000;
/** Spans that wait while no collector answers; further ones are dropped. */
const MOST = 4096;

/** How many are kept of a site that is asked for much is `OTEL_TRACES_SAMPLER`, as the library reads it. */
export async function loadLibrary(tracesUrl: string): Promise<Loaded> {
  const [api, { W3CTraceContextPropagator }, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/core'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace-node'),
    ]);
  const exporter = new OTLPTraceExporter({ url: tracesUrl, timeoutMillis: DEADLINE });
  const bounds = { maxQueueSize: MOST, scheduledDelayMillis: EVERY, exportTimeoutMillis: DEADLINE };
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'nestwell' }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter, bounds)],
  });
  return {
    api,
    tracer: provider.getTracer('nestwell'),
    propagator: new W3CTraceContextPropagator(),
    stop: () => provider.shutdown(),
  };
}
