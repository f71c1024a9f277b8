import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { classNames } from '../class-names';

export interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** A hairline below, for folds in a row. */
  ruled?: boolean;
}

/** A fold: ingredients and steps of a recipe, questions and answers. */
export function Disclosure({
  title,
  children,
  defaultOpen = false,
  open,
  onOpenChange,
  ruled,
}: DisclosureProps) {
  const id = useId();
  const [openInside, setOpenInside] = useState(defaultOpen);
  const isOpen = open ?? openInside;
  const toggle = () => {
    setOpenInside(!isOpen);
    onOpenChange?.(!isOpen);
  };
  return (
    <div className={classNames('nw-fold', ruled && 'nw-fold--ruled')}>
      <button
        type="button"
        className="nw-fold__button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {title}
        <ChevronDown aria-hidden="true" />
      </button>
      <div id={id} className="nw-fold__body" hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
