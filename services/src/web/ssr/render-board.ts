const BYTES = 208;
const BEGINNING = 8;

/** Memory that a worker shares: whether its render has begun, and whose code runs. It can be read while the worker hangs. */
export class RenderBoard {
  readonly buffer = new SharedArrayBuffer(BYTES);
  private readonly state = new Int32Array(this.buffer, 0, 2);

  get hasBegun(): boolean {
    return Atomics.load(this.state, 0) === 1;
  }

  /** `id@version` of the remote whose code runs. */
  get owner(): string | undefined {
    const letters = new Uint8Array(this.buffer, BEGINNING, Atomics.load(this.state, 1));
    return new TextDecoder().decode(letters.slice()) || undefined;
  }
}
