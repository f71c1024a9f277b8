import type { ComponentType, ReactNode } from 'react';

export interface BottomNavItem {
  label: string;
  icon: ReactNode;
  to: string;
  active?: boolean;
  /** Opens in a new tab, and says so. */
  external?: boolean;
  onClick?: () => void;
}

export interface BottomNavProps {
  items: readonly BottomNavItem[];
  /** The product's router link. */
  LinkComponent: ComponentType<{
    to: string;
    className?: string;
    children?: ReactNode;
    onClick?: () => void;
    'aria-current'?: 'page';
  }>;
}
