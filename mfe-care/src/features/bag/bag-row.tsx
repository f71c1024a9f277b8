import { care, type BagItem } from '@nestwell/contracts/care';
import { WaitingMark } from '@nestwell/remote-kit';
import { Check, IconButton, PenLine, Text, warmLayers } from '@nestwell/ui';
import * as css from './bag.module.css';

interface BagRowProps {
  item: BagItem;
  onPack: (packed: boolean) => void;
  onEdit: () => void;
}

export function BagRow({ item: { id, name, note, packed }, onPack, onEdit }: BagRowProps) {
  return (
    <li className={css.thing}>
      <Check
        className={css.check}
        strikes
        checked={packed}
        onCheckedChange={onPack}
        label={
          <>
            <b>{name}</b>
            {note && (
              <Text as="span" small soft className={css.note}>
                {note}
              </Text>
            )}
          </>
        }
      />
      <WaitingMark read={care.listBag} row={id} />
      <IconButton label={`Edit ${name}`} onClick={onEdit} {...warmLayers}>
        <PenLine />
      </IconButton>
    </li>
  );
}
