import * as css from './slots.module.css';

/** Stands in the reserved room; spoken once for the whole page by the layout, not by every slot. */
export function SlotSkeleton() {
  return <div className={css.skeleton} data-skeleton="" aria-hidden="true" />;
}
