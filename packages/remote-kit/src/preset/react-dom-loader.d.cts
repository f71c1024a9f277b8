declare function reactDomLoader(source: string): string;
export = reactDomLoader;
