const channels = new Set<FakeChannel>();

/** Stands in for the browser's channel between tabs, which jsdom lacks: each hears the others of its name. */
class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(readonly name: string) {
    channels.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of channels) if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }

  close(): void {
    channels.delete(this);
  }
}

Object.assign(globalThis, { BroadcastChannel: FakeChannel });

export {};
