import type { ComponentType } from 'react';

/** As a file of the library has it. */
export interface IconData {
  size?: number;
  node: [tag: string, attributes: Record<string, string>][];
}

/** Those of an `svg`, and `size`. */
export type IconProps = Record<string, unknown>;

export declare const createLucideIcon: (icon: IconData) => ComponentType<IconProps>;
