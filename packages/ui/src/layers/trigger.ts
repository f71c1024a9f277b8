import type { ComponentProps, ReactElement } from 'react';

/** Something pressable that opens a layer: `Button`, `IconButton` or a plain button. */
export type Trigger = ReactElement<ComponentProps<'button'>>;
