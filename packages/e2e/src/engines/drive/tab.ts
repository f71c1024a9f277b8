export type EngineName = 'chromium' | 'firefox' | 'webkit';

export type KeyName = 'End' | 'Escape' | 'ArrowLeft' | 'ArrowRight' | 'Enter';

/** One tab of a browser, by what the drivers of all engines can do. */
export interface Tab {
  go(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page; it sees nothing but its arguments. */
  run<Args extends unknown[], Result>(
    act: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Runs a script of others in the page. */
  load(script: string): Promise<void>;
  /** A real press, as of a mouse: WebKit keeps no history entry that was made without one. */
  pressAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  key(name: KeyName): Promise<void>;
  /** Tells the page that the device has no network, where the driver can. */
  setOffline(isOffline: boolean): Promise<void>;
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser that runs; each tab has a store of its own. */
export interface Engine {
  open(): Promise<Tab>;
  stop(): Promise<void>;
}
