import type { ReactNode } from 'react';
import type { Trigger } from './trigger';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  danger?: boolean;
}

export interface MenuProps {
  trigger: Trigger;
  /** Names the list: "Post actions". */
  label: string;
  items: readonly MenuItem[];
}
