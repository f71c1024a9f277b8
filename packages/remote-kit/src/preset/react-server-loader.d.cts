declare function reactServerLoader(source: string): string;
export = reactServerLoader;
