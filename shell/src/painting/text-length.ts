/** As much of Node's `Buffer` as React's renderer for Bun asks for: the server renders pages without anything of Node. */
export const Buffer = { byteLength: (text: string): number => text.length };
