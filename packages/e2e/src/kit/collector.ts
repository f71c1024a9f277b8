import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** As OTLP tells of it in JSON. */
export interface Span {
  name: string;
  traceId: string;
  spanId: string;
  /** Absent or empty where a trace begins. */
  parentSpanId?: string;
}

interface Export {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

/** Takes the traces that a site sends in the way of OpenTelemetry (OTLP over HTTP). */
export class Collector {
  readonly spans: Span[] = [];
  private readonly server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { resourceSpans } = JSON.parse(body) as Export;
      for (const { scopeSpans } of resourceSpans)
        for (const { spans } of scopeSpans) this.spans.push(...spans);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });

  static async start(): Promise<Collector> {
    const collector = new Collector();
    await once(collector.server.listen(0, '127.0.0.1'), 'listening');
    return collector;
  }

  /** What to start a site with. */
  get env(): Record<string, string> {
    const { port } = this.server.address() as AddressInfo;
    return { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` };
  }

  /** Names of what lies below a span, from its child down to each end: 'GET /api/…', 'CupsController.list', … */
  pathsBelow(above: Span): string[][] {
    const children = this.spans.filter(
      ({ traceId, parentSpanId }) => traceId === above.traceId && parentSpanId === above.spanId,
    );
    return children.flatMap((child) => {
      const below = this.pathsBelow(child);
      return below.length === 0 ? [[child.name]] : below.map((path) => [child.name, ...path]);
    });
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
