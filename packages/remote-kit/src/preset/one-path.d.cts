declare function onePath(node: [tag: string, attributes: Record<string, string>][]): string | undefined;
export = onePath;
