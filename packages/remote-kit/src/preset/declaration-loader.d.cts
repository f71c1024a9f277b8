declare function declarationLoader(source: string): string;
export = declarationLoader;
