declare function routerLoader(source: string): string;
export = routerLoader;
