import type { Context, Span, SpanKind, SpanStatusCode, TextMapPropagator, Tracer } from '@opentelemetry/api';
import { runningRequest, type Around, type RunningRequest } from '../http/running-request';

/** What is needed of the official library, which is loaded only where traces are kept. */
export interface Library {
  api: typeof import('@opentelemetry/api');
  tracer: Tracer;
  propagator: TextMapPropagator;
}

export interface Begun {
  span: Span;
  around: Around;
  /** As `traceparent` names it. */
  name: string;
}

/** Begins the span of a request, below the one that its `traceparent` names. */
export function beginSpan(library: Library, name: string, headers: Record<string, unknown>): Begun {
  const { api, tracer, propagator } = library;
  const parent = propagator.extract(api.ROOT_CONTEXT, headers, api.defaultTextMapGetter);
  const span = tracer.startSpan(name, { kind: 1 satisfies SpanKind.SERVER }, parent);
  const { traceId, spanId, traceFlags } = span.spanContext();
  const flags = traceFlags.toString(16).padStart(2, '0');
  return {
    span,
    around: below(library, api.trace.setSpan(parent, span)),
    name: `00-${traceId}-${spanId}-${flags}`,
  };
}

/** Spans below another one; what failed is marked, and its words stay here: they may be hers. */
function below(library: Library, parent: Context): Around {
  return async (name, work) => {
    const { api, tracer } = library;
    const span = tracer.startSpan(name, {}, parent);
    const around = below(library, api.trace.setSpan(parent, span));
    const running = { ...runningRequest.get(), around } as RunningRequest;
    try {
      return await runningRequest.run(running, work);
    } catch (error) {
      span.setStatus({ code: 2 satisfies SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  };
}
