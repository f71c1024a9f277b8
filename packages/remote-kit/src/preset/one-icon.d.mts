import type { ComponentType } from 'react';

/** What the loader leaves of a file of the library. */
export interface IconData {
  size?: number;
  node: [tag: string, attributes: Record<string, string>][];
}

/** Those of an `svg`, and `size`. */
export type IconProps = Record<string, unknown>;

export declare const createLucideIcon: (icon: IconData) => ComponentType<IconProps>;
