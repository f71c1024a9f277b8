export interface ServerEvent {
  name: string;
  data: unknown;
}

const EVENT = /^event: (\w+)\ndata: (.*)$/;

/** Reads server-sent events until the connection ends. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  tell: (event: ServerEvent) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const parts = (text + decoder.decode(value, { stream: true })).split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const [, name, data = 'null'] = EVENT.exec(part) ?? [];
      if (name !== undefined) tell({ name, data: JSON.parse(data) as unknown });
    }
  }
}
