const encoder = new TextEncoder();

/** The server's side of the connections that a page opens to hear of changes. */
export class EventServer {
  readonly opened: string[] = [];
  /** How many are open. */
  open = 0;
  private writer: ReadableStreamDefaultController<Uint8Array> | undefined;

  readonly fetch = (input: unknown, { signal }: RequestInit = {}): Promise<Response> => {
    this.opened.push(String(input));
    this.open += 1;
    const body = new ReadableStream<Uint8Array>({
      start: (writer) => {
        this.writer = writer;
        signal?.addEventListener('abort', () => {
          this.open -= 1;
          writer.error(new DOMException('Aborted', 'AbortError'));
        });
      },
    });
    return Promise.resolve({ ok: true, status: 200, body } as Response);
  };

  say(name: string, data: object = {}): void {
    this.writer?.enqueue(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
  }

  hangUp(): void {
    this.open -= 1;
    this.writer?.close();
  }
}
