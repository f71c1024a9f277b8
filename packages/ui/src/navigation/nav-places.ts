import type { ComponentType, ReactNode } from 'react';
import type { Shell } from '../theme/shells';

export interface BottomNavItem {
  label: string;
  icon: ReactNode;
  to: string;
  active?: boolean;
  /** In the rail, apart from what stands above it. */
  apart?: boolean;
  /** In the list of further places: what is there, and the hue of its egg. */
  about?: string;
  shell?: Shell;
  /** Opens in a new tab, and says so. */
  external?: boolean;
  onClick?: () => void;
}

export interface BottomNavProps {
  items: readonly BottomNavItem[];
  /** Further places, in a list behind More; none where all have room in the bar. */
  more?: readonly BottomNavItem[];
  /** Opens what finds a place or logs something: beside the row from large screens on, and in the list behind More. */
  onFind?: () => void;
  /** The product's router link. */
  LinkComponent: ComponentType<{
    to: string;
    className?: string;
    children?: ReactNode;
    hidden?: boolean;
    onClick?: () => void;
    'aria-current'?: 'page';
  }>;
}
