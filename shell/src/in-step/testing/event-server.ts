const encoder = new TextEncoder();

/** The server's side of the connections that a page opens to hear of changes. */
export class EventServer {
  readonly opened: string[] = [];
  /** How many are open. */
  open = 0;
  /** Told at once to who asks for it without listening on. */
  missed: object[] = [];
  private writer: ReadableStreamDefaultController<Uint8Array> | undefined;

  readonly fetch = (input: unknown, { signal, headers }: RequestInit = {}): Promise<Response> => {
    this.opened.push(String(input));
    if (new Headers(headers).get('accept') !== 'text/event-stream') {
      const text = this.missed.map((news) => eventOf('changed', news)).join('');
      return Promise.resolve({ ok: true, status: 200, body: bodyOf(text) } as Response);
    }
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
    this.writer?.enqueue(encoder.encode(eventOf(name, data)));
  }

  hangUp(): void {
    this.open -= 1;
    this.writer?.close();
  }
}

const eventOf = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

const bodyOf = (text: string) =>
  new ReadableStream<Uint8Array>({
    start: (writer) => {
      writer.enqueue(encoder.encode(text));
      writer.close();
    },
  });
