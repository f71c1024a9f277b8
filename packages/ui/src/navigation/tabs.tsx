import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { classNames } from '../class-names';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** Names the list of tabs. */
  label: string;
  items: readonly TabItem<Id>[];
  value: Id;
  onValueChange: (id: Id) => void;
  /** For the list of tabs, which may be narrower than its panel. */
  listClassName?: string;
  /** `switch`: a few sides of one thing in a groove, as in a sheet. */
  look?: 'switch';
  /** The panel of the active tab. */
  children: ReactNode;
}

const SHARING_THE_WIDTH = 4;

/**
 * Words on a hairline, the active one on its cradle. More than four scroll, the active one centred. The pattern is
 * small and fixed: a library for it would be a quarter of the kit's first script.
 */
export function Tabs<Id extends string>({
  label,
  items,
  value,
  onValueChange,
  listClassName,
  look,
  children,
}: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const scrolls = items.length > SHARING_THE_WIDTH;
  const at = useScrollEdges(list, scrolls, value);
  const active = items.findIndex((item) => item.id === value);
  const move = (event: KeyboardEvent) => {
    const index = nextTab(event.key, active, items.length);
    const next = items[index];
    if (!next) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
    onValueChange(next.id);
  };
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        data-at={at}
        data-whole
        className={classNames(
          'nw-tabs',
          scrolls ? 'nw-tabs--scroll' : 'nw-tabs--even',
          look && 'nw-tabs--switch',
          listClassName,
        )}
        onKeyDown={move}
      >
        {items.map((item, index) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={item.id === value}
            aria-controls={`${id}-panel`}
            tabIndex={item.id === value ? 0 : -1}
            className="nw-tab"
            onClick={() => onValueChange(item.id)}
          >
            {item.label}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-${active}`}
        tabIndex={0}
        className="nw-tabpanel"
      >
        {children}
      </div>
    </div>
  );
}

/** Around both ends; -1 for any other key. */
function nextTab(key: string, index: number, count: number): number {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}

type Edge = 'start' | 'middle' | 'end' | 'all';

/** Centres the active tab and says which ends have more to scroll to. */
function useScrollEdges(
  list: RefObject<HTMLDivElement | null>,
  scrolls: boolean,
  value: string,
): Edge | undefined {
  const [edge, setEdge] = useState<Edge>('start');
  useEffect(() => {
    const row = list.current;
    if (!row || !scrolls) return;
    const look = () => setEdge(edgeOf(row));
    look();
    row.addEventListener('scroll', look, { passive: true });
    return () => row.removeEventListener('scroll', look);
  }, [list, scrolls]);
  useEffect(() => {
    const row = list.current;
    const active = row?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!row || !active || !scrolls) return;
    row.scrollLeft = active.offsetLeft - row.offsetLeft - (row.clientWidth - active.offsetWidth) / 2;
  }, [list, scrolls, value]);
  return scrolls ? edge : undefined;
}

function edgeOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Edge {
  const atStart = scrollLeft < 4;
  const atEnd = scrollLeft + clientWidth > scrollWidth - 4;
  if (atStart) return atEnd ? 'all' : 'start';
  return atEnd ? 'end' : 'middle';
}
