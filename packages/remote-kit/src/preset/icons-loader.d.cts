declare function iconsLoader(source: string): string;
export = iconsLoader;
