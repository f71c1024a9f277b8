import { cloneElement, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { classNames } from '../class-names';
import { MenuSheet } from './menu-sheet';
import type { MenuProps } from './menu-item';
import { useFloatingLayers, warmFloating, type FloatingLayers } from './use-layers';

export function Menu({ trigger, label, items }: MenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLElement | null>(null);
  const { parts: layers, failed } = useFloatingLayers(open);
  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    trigger.props.onClick?.(event);
    button.current = event.currentTarget;
    setOpen(!open);
  };
  return (
    <span className="nw-anchor">
      {cloneElement(trigger, {
        ...warmFloating,
        onClick: toggle,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
      })}
      {layers && (
        <Items
          layers={layers}
          label={label}
          items={items}
          button={button}
          open={open}
          onOpenChange={setOpen}
        />
      )}
      {failed && <MenuSheet label={label} items={items} open={open} onOpenChange={setOpen} />}
    </span>
  );
}

interface ItemsProps extends Pick<MenuProps, 'label' | 'items'> {
  layers: FloatingLayers;
  button: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function Items({ layers, label, items, button, open, onOpenChange }: ItemsProps) {
  const chosen = useRef<(() => void) | undefined>(undefined);
  const { Root, Trigger: Place, Portal, Content, Item } = layers.DropdownMenu;
  return (
    <Root open={open} onOpenChange={onOpenChange} modal={false}>
      {/* Radix places the menu at its own trigger; ours is in the page already and must not be replaced under the focus. */}
      <Place asChild>
        <span className="nw-anchor__ghost" aria-hidden="true" />
      </Place>
      <Portal>
        <Content
          className="nw-menu"
          aria-label={label}
          aria-labelledby={undefined}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          onInteractOutside={(event) => {
            // The trigger toggles by itself; closing here first would make its click open again.
            if (button.current?.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus();
            // Only now: a dialog opened by the choice then gives focus back to the button, not to a menu that is gone.
            chosen.current?.();
            chosen.current = undefined;
          }}
        >
          {items.map((item) => (
            <Item
              key={item.label}
              className={classNames('nw-menu__item', item.danger && 'nw-menu__item--danger')}
              disabled={item.disabled}
              onSelect={() => (chosen.current = item.onSelect)}
            >
              {item.icon}
              {item.label}
            </Item>
          ))}
        </Content>
      </Portal>
    </Root>
  );
}
