import { Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';

export interface QuickActionEggProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  label: string;
  icon?: ReactNode;
}

/** The Yolk egg in the bowl's empty lower right corner. */
export function QuickActionEgg({ label, icon = <Plus />, className, ...props }: QuickActionEggProps) {
  return (
    <button type="button" {...props} aria-label={label} className={classNames('nw-quickegg', className)}>
      {icon}
    </button>
  );
}
