import { randomId } from './random-id';

let name: string | undefined;

/** What this tab is called with each of its changes: what it changed itself is no news to it. */
export const tabName = (): string => (name ??= randomId().replaceAll('-', '').slice(0, 16));
