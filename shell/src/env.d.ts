/** Replaced by the bundler; there is no `process` in a browser. */
declare const process: {
  env: {
    NODE_ENV: 'production' | 'development' | 'test';
    /** Versions of what is shared, by name; in tests there are none. */
    LENT_LIBRARIES?: Readonly<Record<string, string>>;
  };
};

/** React's own, which comes without types; as much of it as is used. */
declare module 'scheduler' {
  export const unstable_forceFrameRate: (rate: number) => void;
}
