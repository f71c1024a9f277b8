import { Button } from '../buttons/button';
import { List } from '../lists/list';
import type { MenuItem, MenuProps } from './menu-item';
import { Sheet } from './sheet';

interface MenuSheetProps extends Pick<MenuProps, 'label' | 'items'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The same choices on a sheet, where the code of what hangs beside a button cannot be fetched. */
export function MenuSheet({ label, items, open, onOpenChange }: MenuSheetProps) {
  const choose = ({ onSelect }: MenuItem) => {
    onOpenChange(false);
    onSelect();
  };
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={label}>
      <List aria-label={label}>
        {items.map((item) => (
          <li key={item.label}>
            <Button
              full
              variant={item.danger ? 'danger' : 'quiet'}
              icon={item.icon}
              disabled={item.disabled}
              onClick={() => choose(item)}
            >
              {item.label}
            </Button>
          </li>
        ))}
      </List>
    </Sheet>
  );
}
