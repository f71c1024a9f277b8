import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { shellClass, type Shell } from '../theme/shells';

export interface EggWellProps extends ComponentProps<'span'> {
  shell?: Shell;
  size?: 'small' | 'regular' | 'large';
  /** A circle, where an egg would say too much. */
  round?: boolean;
}

/** An icon or an emoji in an egg. Decorative: the words stand beside it. */
export function EggWell({ shell, size = 'small', round, className, ...props }: EggWellProps) {
  return (
    <span
      aria-hidden="true"
      {...props}
      className={classNames(
        'nw-egg',
        size !== 'regular' && `nw-egg--${size}`,
        round && 'nw-egg--round',
        shell && shellClass(shell),
        className,
      )}
    />
  );
}

export interface EggAvatarProps extends Omit<EggWellProps, 'children'> {
  name: string;
}

/** Someone's initial in an egg. */
export function EggAvatar({ name, shell = 'heather', className, ...props }: EggAvatarProps) {
  const [initial = '?'] = [...name.trim()];
  return (
    <EggWell {...props} shell={shell} className={classNames('nw-egg--avatar', className)}>
      {initial.toLocaleUpperCase()}
    </EggWell>
  );
}
